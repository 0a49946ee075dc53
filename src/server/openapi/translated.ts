/** The API document in another language. */
import { listed, render, term } from '../../schema/locale/message.ts';
import { apiEnUS } from '../locale/api-en-US.ts';
import type { AnswerLanguage } from '../locale/current.ts';
import { recogniser } from '../locale/recognise.ts';

/** Members of the document that people read. */
const read: ReadonlySet<string> = new Set(['title', 'summary', 'description', 'tags', 'name']);

const recognise = recogniser(Object.keys(apiEnUS), (part) =>
  part.includes('、') ? listed(part.split('、').map(term)) : term(part),
);

/** A copy in a language: texts of the catalogue, labels of models, and patterns with them. */
export function translatedDocument<T>(document: T, language: AnswerLanguage): T {
  const own = {
    ...language,
    lookup: (text: string) =>
      Object.hasOwn(apiEnUS, text) ? apiEnUS[text] : language.lookup(text),
  };
  const translate = (text: string): string => {
    const whole = own.lookup(text);
    if (whole !== undefined) return whole;
    const message = recognise(text);
    return message ? render(message, own) : text;
  };
  const copy = (value: unknown, member: string): unknown => {
    if (typeof value === 'string') return read.has(member) ? translate(value) : value;
    if (Array.isArray(value)) return value.map((item) => copy(item, member));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one, name)]));
  };
  return copy(document, '') as T;
}
