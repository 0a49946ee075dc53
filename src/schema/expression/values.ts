import { isPrototypeKey } from '../forbiddenKeys.ts';
import { ExpressionError } from './error.ts';
import { limits, type Run } from './run.ts';

/** Names that lead from data to code; they are never read, not even as own members. */
export const isClosedName = isPrototypeKey;

/** A record as JSON has them: no class instance, no function, no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: object | null = Object.getPrototypeOf(value);
  // The second test recognises plain records of another realm, such as a test's DOM.
  return (
    prototype === null ||
    prototype === Object.prototype ||
    (Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, 'hasOwnProperty'))
  );
}

/** Only data comes out of an evaluation: a function found in it counts as absent. */
const dataOnly = (value: unknown) =>
  typeof value === 'function' || typeof value === 'symbol' ? undefined : value;

/**
 * Reads an own member of a record, an item of a list, a character or length; undefined for anything
 * else.
 */
export function readMember(target: unknown, name: unknown): unknown {
  if (typeof name !== 'string' && typeof name !== 'number') return undefined;
  if (Array.isArray(target) || typeof target === 'string') {
    if (name === 'length') return target.length;
    const index = typeof name === 'number' ? name : Number(name === '' ? NaN : name);
    return Number.isInteger(index) && index >= 0 && index < target.length
      ? dataOnly(target[index])
      : undefined;
  }
  const key = String(name);
  return isRecord(target) && !isClosedName(key) && Object.hasOwn(target, key)
    ? dataOnly(target[key])
    : undefined;
}

/**
 * Texts in the order of their characters, as databases have them: below 0, 0, or above 0.
 * JavaScript's own order is by halves of characters, so that an emoji stands before a full-width
 * comma.
 */
export function compareTexts(left: string, right: string): number {
  const most = Math.min(left.length, right.length);
  let at = 0;
  while (at < most && left.charCodeAt(at) === right.charCodeAt(at)) at += 1;
  if (at === most) return left.length - right.length;
  return rankOf(left.charCodeAt(at)) - rankOf(right.charCodeAt(at));
}

/** Halves of characters are those of characters behind all others. */
const rankOf = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);

/** null, undefined, '', an empty list and an empty record. */
export function isEmpty(value: unknown): boolean {
  if (value == null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}

/** The number that a value stands for; null when it stands for none. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

const scalarText = (value: unknown): string => {
  if (value == null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  throw new ExpressionError('A record or nested list has no text; name one of its members');
};

/** The text of a value: nothing for null, a comma list for lists of scalars. */
export function textOf(run: Run, value: unknown): string {
  if (!Array.isArray(value)) return scalarText(value);
  return joined(run, value, ',');
}

/** Items as one text, stopping as soon as it gets too long. */
export function joined(run: Run, items: readonly unknown[], separator: string): string {
  run.spend(items.length);
  let text = '';
  for (let index = 0; index < items.length && text.length <= limits.text; index += 1) {
    text += (index === 0 ? '' : separator) + scalarText(items[index]);
  }
  return run.text(text);
}

/** A text, number or boolean: what may be an id or is compared by its spelling. */
export const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/**
 * `==`: null equals undefined; a number, a boolean and the text that spells it are equal; all else
 * as `===`.
 */
export function looselyEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (left == null || right == null) return left == null && right == null;
  if (!isScalar(left) || !isScalar(right) || typeof left === typeof right) return false;
  if (String(left) === String(right)) return true;
  const number = numberOf(left);
  return number !== null && number === numberOf(right);
}
