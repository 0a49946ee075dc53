/** What a migration is made of. */
import { isObject } from '../isObject.ts';

export type JsonObject = Record<string, unknown>;

/** What replaces keys and values of `type` of a former version, or why nothing needs to. */
export interface Successor {
  /** Titles of the parts of the format in which they stood; absent: in any. */
  parts?: RegExp;
  /** `[]` stands for a list in the place of an object. */
  words: readonly string[];
  /** The key that says it now. */
  now?: string;
  /** How it is said now, or why it is no longer needed. */
  reason?: string;
  /** Whether the whole object is written otherwise, so that nothing else is missing in it. */
  isWhole?: boolean;
}

/**
 * One change of a format. Pure, and it leaves alone what it does not know: the format check reports
 * of that afterwards.
 */
export interface Rule {
  /**
   * Name of the folder with its before.json and after.json below
   * tests/fixtures/migrations/<format>.
   */
  name: string;
  /**
   * Keys and values of `type` that are spelled otherwise now, old to new: the checker names the new
   * one.
   */
  spellings?: Readonly<Record<string, string>>;
  /** Keys and values of `type` that another spelling in the same place does not replace. */
  successors?: readonly Successor[];
  apply(value: JsonObject): JsonObject;
}

/** All changes from one version to the next, in the order in which they are applied. */
export interface Step {
  from: number;
  rules: readonly Rule[];
}

/** Renames members where they stand; a member that already has the new name wins. */
export function rename(value: JsonObject, names: Readonly<Record<string, string>>): JsonObject {
  const nameOf = (key: string) => (Object.hasOwn(names, key) ? names[key]! : key);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => nameOf(key) === key || !Object.hasOwn(value, nameOf(key)))
      .map(([key, member]) => [nameOf(key), member]),
  );
}

/**
 * Members whose content the format does not know: what they hold only looks like a part of a page.
 */
const free = new Set([
  'default',
  'params',
  'props',
  'state',
  'value',
  'values',
  'x-component-props',
]);

/**
 * Called for each object with its key or index and the keys above, outermost first. Its members
 * have been visited.
 */
export type Change = (value: JsonObject, path: readonly (string | number)[]) => unknown;

/**
 * Changes every object of a value, from the inside out; free values (params, props, state …) are
 * left alone.
 */
export function changeObjects(
  value: unknown,
  change: Change,
  path: readonly (string | number)[] = [],
): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => changeObjects(item, change, [...path, index]));
  if (!isObject(value)) return value;
  const changed = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      free.has(key) ? member : changeObjects(member, change, [...path, key]),
    ]),
  );
  return change(changed, path);
}

/**
 * Changes every block of a page: what stands in a list under `body` or `expand`, wherever that is.
 */
export function changeBlocks(page: JsonObject, change: (block: JsonObject) => unknown): JsonObject {
  return changeObjects(page, (value, path) =>
    typeof path.at(-1) === 'number' && ['body', 'expand'].includes(String(path.at(-2)))
      ? change(value)
      : value,
  ) as JsonObject;
}
