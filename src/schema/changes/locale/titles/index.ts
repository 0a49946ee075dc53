/**
 * What the members and parts of the formats are called by people who do not write them: in lists of
 * changes and in panels. One title for each name, because a name means the same wherever it stands;
 * English is the name itself in words, unless it is given beside the Chinese. A test holds the list
 * against the meta-schema.
 */
import { term, type Message } from '../../../locale/message.ts';
import { modelTitles } from './models.ts';
import { pageTitles } from './pages.ts';
import { partTitles } from './parts.ts';
import type { Title } from './title.ts';

/** Titles of members, by their names. */
const memberTitles: Readonly<Record<string, Title>> = { ...modelTitles, ...pageTitles };

const chineseOf = (title: Title): string => (typeof title === 'string' ? title : title[0]);

/** `maxLength` as people read it: max length. */
const inWords = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();

const englishOf = (titles: Readonly<Record<string, Title>>): [chinese: string, english: string][] =>
  Object.entries(titles).map(([name, title]) => [
    chineseOf(title),
    typeof title === 'string' ? inWords(name) : title[1],
  ]);

/** English by the Chinese title; of two with one title, that of a part, which is singular. */
export const englishTitles: Readonly<Record<string, string>> = Object.fromEntries([
  ...englishOf(memberTitles),
  ...englishOf(partTitles),
]);

/** What a member is called; one without a title, such as that of an extension, by its name. */
export const memberTitle = (name: string): Message =>
  term(Object.hasOwn(memberTitles, name) ? chineseOf(memberTitles[name]!) : name);

/** What a part is called, by the narrowest of its types that has a title; undefined: none has. */
export function partTitle(types: readonly string[]): Message | undefined {
  const type = types.findLast((name) => Object.hasOwn(partTitles, name));
  return type === undefined ? undefined : term(chineseOf(partTitles[type]!));
}
