/** What the checker says, in the present language. */
import { chineseOfMessage } from '../../schema/locale/chineseProblem.ts';
import type { Problem } from '../../schema/problem.ts';
import { inLanguage } from '../../widgets/locale/index.ts';
import { designerTexts } from './index.ts';

/** What a problem says, without the nearest name. */
export const messageText = ({ message }: Pick<Problem, 'message'>): string =>
  inLanguage(chineseOfMessage(message) ?? message, message);

/** A problem as it is shown; `lang` where its message stays English on a Chinese page. */
export function problemText({ message, nearest }: Pick<Problem, 'message' | 'nearest'>): {
  text: string;
  lang: 'en' | undefined;
} {
  const own = messageText({ message });
  return {
    text: nearest ? `${own}${designerTexts().nearest(nearest)}` : own,
    lang: own === message ? 'en' : undefined,
  };
}
