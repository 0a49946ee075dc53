/**
 * Problems as Chinese people read them. The checker writes English, which a console and files of
 * tests show as it is; here the sentence is found again by its pattern, as the server does with
 * stored sentences of former times. A test holds the patterns against what the checker can write.
 */
import { compile } from './problems/compile.ts';
import { expressions } from './problems/expressions.ts';
import { format } from './problems/format.ts';
import { formily } from './problems/formily.ts';
import { models } from './problems/models.ts';
import { pages } from './problems/pages.ts';
import { reasons, words } from './problems/words.ts';

/**
 * Chinese by the English pattern: {0} is a value as it is, <0> a phrase that is translated, too.
 */
export const problemPatterns: Readonly<Record<string, string>> = {
  ...format,
  ...expressions,
  ...pages,
  ...models,
  ...compile,
  ...formily,
};

/** A pattern, made ready to be looked for. */
interface Reader {
  expression: RegExp;
  chinese: string;
  /** Characters of it that are no values: the more, the better it fits. */
  literal: number;
}

const placeholder = /\{\d\}|<\d>/g;

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** The pattern as source of a regular expression, with what stands in place of its values. */
function sourceOf(pattern: string, placeOf: (mark: string) => string): string {
  const marks = pattern.match(placeholder) ?? [];
  return pattern
    .split(placeholder)
    .map((part, index) => literally(part) + (index < marks.length ? placeOf(marks[index]!) : ''))
    .join('');
}

const nameOf = (mark: string): string => `v${mark.slice(1, -1)}`;

/** All phrases, the longest first. */
const phrase = [
  ...Object.keys(words).map(literally),
  ...Object.keys(reasons).map((one) => sourceOf(one, () => '.*?')),
]
  .toSorted((one, other) => other.length - one.length)
  .join('|');

const anyPhrases = `(?:${phrase})(?:(?:, | or | and )(?:${phrase}))*`;
const groupOf = (mark: string): string =>
  `(?<${nameOf(mark)}>${mark.startsWith('<') ? anyPhrases : '.*?'})`;

const readerOf = ([pattern, chinese]: [string, string]): Reader => ({
  expression: new RegExp(`^${sourceOf(pattern, groupOf)}$`, 's'),
  chinese,
  literal: pattern.replace(placeholder, '').length + (pattern.includes('<') ? 0.5 : 0),
});

/** In the order in which they are tried: the one that says most by itself holds. */
const readersOf = (patterns: Readonly<Record<string, string>>): Reader[] =>
  Object.entries(patterns)
    .map(readerOf)
    .toSorted((one, other) => other.literal - one.literal);

let sentences: Reader[] | undefined;
let phrases: Reader[] | undefined;

function read(text: string, readers: readonly Reader[]): string | undefined {
  for (const { expression, chinese } of readers) {
    const found = expression.exec(text);
    if (found)
      return chinese.replace(placeholder, (mark) => {
        const value = found.groups?.[nameOf(mark)] ?? '';
        return mark.startsWith('<') ? phraseInChinese(value) : value;
      });
  }
  return undefined;
}

const conjunctions: Readonly<Record<string, string>> = { ' or ': '或', ' and ': '和', ', ': '、' };

function phraseInChinese(text: string): string {
  if (Object.hasOwn(words, text)) return words[text]!;
  phrases ??= readersOf(reasons);
  return (
    read(text, phrases) ??
    text
      .split(/( or | and |, )/)
      .map((part) => conjunctions[part] ?? (Object.hasOwn(words, part) ? words[part] : part))
      .join('')
  );
}

/** Longest message that is looked through: looking for values takes more time the longer it is. */
const longest = 600;

/** Where an expression is wrong: ` (at character 3)` behind the sentence. */
const character = / \(at character (\d+)\)$/;

/** The Chinese of what a problem says; undefined: an extension says it in words of its own. */
export function chineseOfMessage(message: string): string | undefined {
  if (message.length > longest) return undefined;
  sentences ??= readersOf(problemPatterns);
  const at = character.exec(message);
  const text = read(at ? message.slice(0, at.index) : message, sentences);
  return text !== undefined && at ? `${text}（第 ${at[1]} 个字符）` : text;
}
