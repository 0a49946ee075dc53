/** The bodies of answers in the language that is asked for. */
import { Message, render } from '../../schema/locale/message.ts';
import type { AnswerLanguage } from './current.ts';

/** A body as JSON text; undefined: in Chinese. */
export function bodyText(body: unknown, language: AnswerLanguage | undefined): string {
  if (!language) return JSON.stringify(body);
  return JSON.stringify(body, function replace(this: Record<string, unknown>, key, value) {
    // What stands in the body itself: messages have become Chinese text in `value`.
    const own = this[key];
    if (own instanceof Message) return render(own, language);
    return typeof own === 'string' ? language.data(key, own) : value;
  });
}
