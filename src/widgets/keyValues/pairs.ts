/** Objects as lists of pairs, and back. */
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
  return isObject(value)
    ? Object.entries(value).map(([key, one], id) => ({ id, key, value: one }))
    : undefined;
}

const nameOf = ({ key }: Pair): string => key.trim();

/** Keys that stand more than once. */
export function repeatedKeys(pairs: readonly Pair[]): Set<string> {
  const names = pairs.map(nameOf).filter((name) => name !== '');
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
}

/** The object of the pairs: without those that have no key; of the same key the first. */
export function objectOf(pairs: readonly Pair[]): Record<string, unknown> | undefined {
  const named = new Map<string, unknown>();
  for (const pair of pairs) {
    const name = nameOf(pair);
    if (name !== '' && !named.has(name)) named.set(name, pair.value);
  }
  return named.size === 0 ? undefined : Object.fromEntries(named);
}

/** Whether an object is the one that the pairs make; nothing and an empty one are alike. */
export const isObjectOf = (pairs: readonly Pair[], value: unknown): boolean =>
  JSON.stringify(objectOf(pairs) ?? {}) === JSON.stringify(value === '' ? {} : (value ?? {}));

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

/** Lines such as `key=value`, `key: value` or two cells of a spreadsheet. */
export function pairsInText(text: string): { key: string; value: string }[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const at = line.search(/[=:：\t]/);
    const key = (at < 0 ? line : line.slice(0, at)).trim();
    return key === '' ? [] : [{ key, value: at < 0 ? '' : line.slice(at + 1).trim() }];
  });
}
