/** JSON as people read it: numbers with all their digits, whatever a number can hold. */

/** Stands before the digits of a number that JavaScript would change. */
const mark = '\u0000#';

/** Texts in which a number may be longer than JavaScript keeps. */
const long = /\d{16}|\d[eE]/;

/** What a value holds; a text that is JSON is read. undefined: a text that is none. */
export function documentOf(value: unknown): { value: unknown } | undefined {
  if (typeof value !== 'string') return { value };
  try {
    return { value: JSON.parse(long.test(value) ? withMarks(value) : value) as unknown };
  } catch {
    return undefined;
  }
}

/** The same JSON with a marked string for each number that JavaScript would change. */
function withMarks(text: string): string {
  let result = '';
  let from = 0;
  for (let at = 0; at < text.length;) {
    const end = text[at] === '"' ? endOfString(text, at) : endOfNumber(text, at);
    const token = text.slice(at, end);
    if (token[0] !== '"' && end > at && String(Number(token)) !== token) {
      result += text.slice(from, at) + JSON.stringify(`${mark}${token}`);
      from = end;
    }
    at = Math.max(end, at + 1);
  }
  return result + text.slice(from);
}

/** Behind the string that begins at a place. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Behind the number that begins at a place; the place itself where none does. */
function endOfNumber(text: string, start: number): number {
  let at = start;
  while (at < text.length && '0123456789+-.eE'.includes(text[at]!)) at += 1;
  return text[start] === '-' || /\d/.test(text[start] ?? '') ? at : start;
}

/** Whether a value stands for a number by its digits. */
export const isExact = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(mark);

/** A value that holds no others, as JSON. */
export const leafText = (value: unknown): string =>
  isExact(value) ? value.slice(mark.length) : (JSON.stringify(value) ?? 'null');

/** A value as indented JSON. */
export const jsonText = (value: unknown): string =>
  (JSON.stringify(value, null, 2) ?? '').replace(
    /"\\u0000#(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)"/g,
    '$1',
  );
