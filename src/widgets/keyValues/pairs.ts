/** Objects as lists of pairs, and back. */
import { pairsInText, repeatedKeys } from '../../schema/record/pairs.ts';
import { plainText } from '../plainText.ts';
import { isObject } from '../../schema/isObject.ts';

export interface Pair {
  /** Of the row on the screen, so that it stays the same row while its key changes. */
  id: number;
  key: string;
  value: unknown;
}

/** The pairs of an object; undefined for what is none. */
export function pairsOf(value: unknown): Pair[] | undefined {
  if (value === undefined || value === null || value === '') return [];
  const written = typeof value === 'string' ? pairsInText(value) : [];
  // What was entered before the control was drawn anew.
  if (repeatedKeys(written).size > 0) return written.map((pair, id) => ({ id, ...pair }));
  return isObject(value)
    ? Object.entries(value).map(([key, one], id) => ({ id, key, value: one }))
    : undefined;
}

const nameOf = ({ key }: Pair): string => key.trim();

/** The object of the pairs: without those that have no key; of the same key the first. */
function objectOf(pairs: readonly Pair[]): Record<string, unknown> | undefined {
  const named = new Map<string, unknown>();
  for (const pair of pairs) {
    const name = nameOf(pair);
    if (name !== '' && !named.has(name)) named.set(name, pair.value);
  }
  return named.size === 0 ? undefined : Object.fromEntries(named);
}

/**
 * The value of the pairs: their object. While a key stands twice it is a text of their lines, which
 * no form sends: an object would lose one of them unseen.
 */
export const valueOfPairs = (
  pairs: readonly Pair[],
): Record<string, unknown> | string | undefined =>
  repeatedKeys(pairs).size === 0
    ? objectOf(pairs)
    : pairs.map(({ key, value }) => `${key.trim()}=${valueText(value)}`).join('\n');

/** Whether a value is the one that the pairs make; nothing and an empty one are alike. */
export const isValueOf = (pairs: readonly Pair[], value: unknown): boolean =>
  JSON.stringify(valueOfPairs(pairs) ?? {}) === JSON.stringify(value === '' ? {} : (value ?? {}));

/**
 * What was typed for a value. A number or another JSON value stays of its kind while the text says
 * one of that kind.
 */
export function typedValue(text: string, before: unknown): unknown {
  if (typeof before === 'string' || before === undefined) return text;
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === typeof before ? value : text;
  } catch {
    return text;
  }
}

/** The text of a value, on one line. */
export const valueText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : plainText(value);
