/** A three-way merge, as the designer goes on with it. */
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import { perform } from '../../schema/edit/commands.ts';
import { identify, identifyLater } from '../../schema/merge/identity.ts';
import { fromPointer } from '../../schema/pointer.ts';
import { pathOf, type Path } from '../document/path.ts';
import type { Conflict } from './revisions.ts';

/** Whose version of a place is taken. */
export const sides = ['ours', 'theirs', 'base'] as const;
export type Side = (typeof sides)[number];

/** What is inside before what holds it, later items before earlier ones: indexes stay true. */
function compare(one: Path, other: Path): number {
  const depth = one.findIndex((step, index) => step !== other[index]);
  if (depth === -1 || depth >= other.length) return other.length - one.length || 0;
  const [first, second] = [one[depth], other[depth]];
  return typeof first === 'number' && typeof second === 'number' ? second - first : 0;
}

/**
 * The merged document with a decision about every conflict.
 *
 * @param choices in the order of the conflicts
 */
export function decided(
  merged: unknown,
  conflicts: readonly Conflict[],
  choices: readonly Side[],
): unknown {
  const decisions = conflicts.map((conflict, index) => ({
    conflict,
    path: pathOf(merged, fromPointer(conflict.at)),
    side: choices[index] ?? 'base',
  }));
  return decisions
    .filter(({ side }) => side !== 'base')
    .toSorted((one, other) => compare(one.path, other.path))
    .reduce<unknown>(
      (document, { conflict, path, side }) =>
        conflict.kind === 'order'
          ? reordered(document, path, { base: conflict.base, requested: conflict[side] })
          : withValue(document, path, conflict[side]),
      merged,
    );
}

/** The document with a value at a place, or without what is there. */
function withValue(document: unknown, path: Path, value: unknown): unknown {
  if (path.length === 0) return value ?? document;
  const isThere = existsAt(document, path);
  if (value === undefined)
    return isThere ? perform(document, { type: 'remove', at: path }).document : document;
  if (isThere) return perform(document, { type: 'set', at: path, value }).document;
  const holder = path.slice(0, -1);
  if (!existsAt(document, holder)) return document;
  const items = valueAt(document, holder);
  const at = Array.isArray(items) ? [...holder, items.length] : path;
  return perform(document, { type: 'insert', at, value }).document;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The document with a list in the order that somebody gave it; what they did not have is last. */
function reordered(
  document: unknown,
  path: Path,
  { base, requested }: { base: unknown; requested: unknown },
): unknown {
  if (!existsAt(document, path)) return document;
  const known = identify(listOf(base));
  const order = [...identifyLater(listOf(requested), known).keys()];
  const placeOf = (key: string): number => {
    const index = order.indexOf(key);
    return index === -1 ? order.length : index;
  };
  const value = [...identifyLater(listOf(valueAt(document, path)), known)]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([, item]) => item);
  return perform(document, { type: 'set', at: path, value }).document;
}
