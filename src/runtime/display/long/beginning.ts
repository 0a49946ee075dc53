/** The beginning of a value that is too long to be drawn at once. */
import { member } from '../extent.ts';

/** Either the first entries of a list, or the first characters of a text. */
export type Beginning =
  | { kind: 'entries'; shown: readonly unknown[]; all: readonly unknown[] }
  | { kind: 'text'; shown: string; all: string };

/** An entry on one line: a text as it is, anything else as it is written in JSON. */
export const entryText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);

/** The first characters of a text, none of them cut in two. */
export function firstCharacters(text: string, most: number): string {
  const code = text.charCodeAt(most - 1);
  return text.slice(0, code >= 0xd800 && code <= 0xdbff ? most - 1 : most);
}

/** @param most characters that may be drawn */
export function beginningOf(value: unknown, most: number): Beginning {
  if (Array.isArray(value)) {
    const count = entriesWithin(value, most);
    if (count > 0) return { kind: 'entries', shown: value.slice(0, count), all: value };
  }
  const all = textOf(value);
  return { kind: 'text', shown: firstCharacters(all, most), all };
}

/** How many of the entries can be drawn at once. */
export function entriesWithin(entries: readonly unknown[], most: number): number {
  let left = most;
  const count = entries.findIndex((one) => {
    left -= member + (typeof one === 'object' ? JSON.stringify(one) : String(one)).length;
    return left < 0;
  });
  return count < 0 ? entries.length : count;
}
