/**
 * The sentences of changes in English, by their Chinese patterns. Apart from what the kernel says
 * otherwise (locale/en-US.ts), because only those need it who design.
 */
import { render, type Language, type Message } from '../../locale/message.ts';
import { englishTitles } from './titles/index.ts';

export const changesEnglish: Readonly<Record<string, string>> = {
  页面: 'Page',
  '页面“{0}”': 'page “{0}”',
  表单: 'Form',
  模型: 'Model',
  是: 'yes',
  否: 'no',
  '{0}的{1}': '{1} of {0}',
  '{0}改变': '{0} changes',
  '{0}改为“{1}”': '{0} becomes “{1}”',
  '{0}不再“{1}”': '{0} is no longer “{1}”',
  '{0}增加{1}': '{0}: {1} is added',
  '{0}的{1}设为{2}': '{0}: {1} is set to {2}',
  '{0}去掉{1}': '{0}: {1} is removed',
  '{0}去掉{1}（原为{2}）': '{0}: {1} is removed (it was {2})',
  '{0}的{1}改变': '{0}: {1} changes',
  '{0}的{1}由{2}改为{3}': '{0}: {1} changes from {2} to {3}',
  '增加{0}': '{0} is added',
  '去掉{0}': '{0} is removed',
  '{0}移到{1}之前': '{0} moves before {1}',
  '{0}移到{1}之后': '{0} moves behind {1}',
  '{0}移动位置': '{0} moves',
  '{0}由“{1}”改名': '{0} is renamed from “{1}”',
  '{0}换了写法，含义不变': '{0} is written in another way and means the same',
};

/** Patterns without words. */
const punctuation: Readonly<Record<string, string>> = { '{0}“{1}”': '{0} “{1}”' };

const texts = [punctuation, changesEnglish, englishTitles];

/** The sentence of a change in a language; undefined: Chinese. */
export function changeText(text: Message, language: Language | undefined): string {
  if (!language) return render(text, undefined);
  const lookup = (pattern: string) => {
    const found = texts.find((one) => Object.hasOwn(one, pattern));
    return found ? found[pattern] : language.lookup(pattern);
  };
  const sentence = render(text, { ...language, lookup });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
