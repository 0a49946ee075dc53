/** Three-way merge of page documents, by names and keys. */
import type { Path } from '../pointer.ts';
import { identify, identifyLater, type Identified } from './identity.ts';
import { mergeOrder } from './order.ts';
import { isObject } from '../isObject.ts';
import { isEqual } from './values.ts';

/** What both versions changed differently. */
export interface Conflict {
  /** Where, in the merged document; of a removed item where it stays until somebody decides. */
  at: Path;
  /** order: both moved the items of this list, differently. Absent values: not there. */
  kind: 'value' | 'order';
  base: unknown;
  ours: unknown;
  theirs: unknown;
}

export interface Merged {
  /** The merged document; where there is a conflict, what the base has. */
  document: unknown;
  conflicts: Conflict[];
}

/** A value in each version; undefined: not there, which no JSON value is. */
interface Versions<T = unknown> {
  base: T;
  ours: T;
  theirs: T;
}

/**
 * Merges what two people made of the same document. Items of lists are known by what they name, so
 * that a column moved by one and widened by the other is both. What only one changed is taken; what
 * both changed alike, too; what both changed differently is reported, and stays as it was, until
 * somebody decides. An item put into another list is one removed and one added. Ours and theirs may
 * change places: the document is the same.
 *
 * The result has the meaning of neither alone: check it as any other (check/project.ts).
 */
export function mergePages(base: unknown, ours: unknown, theirs: unknown): Merged {
  const conflicts: Conflict[] = [];
  const document = merge({ base, ours, theirs }, [], conflicts);
  return { document, conflicts };
}

function merge(versions: Versions, at: Path, conflicts: Conflict[]): unknown {
  const { base, ours, theirs } = versions;
  if (isEqual(ours, theirs) || isEqual(base, theirs)) return ours;
  if (isEqual(base, ours)) return theirs;
  const objects = asObjects(versions);
  if (objects) return mergeObjects(objects, at, conflicts);
  if (isLists(versions)) return mergeLists(versions, at, conflicts);
  conflicts.push({ at, kind: 'value', base, ours, theirs });
  return base;
}

/** Members that say what kind of thing an object is: another kind is another thing. */
const tags = ['type', 'from', '$expr', '$text'] as const;

/**
 * The versions as objects of one kind; a field that is written as its name alone is an object with
 * that name. undefined: they are not.
 */
function asObjects(versions: Versions): Versions<Readonly<Record<string, unknown>>> | undefined {
  const { base, ours, theirs } = versions;
  const all = [base, ours, theirs];
  if (!all.some(isObject)) return undefined;
  const objects = all.map((value) => (typeof value === 'string' ? { field: value } : value));
  if (!objects.every(isObject)) return undefined;
  const [first, second, third] = objects;
  const isOneKind = tags.every(
    (tag) => isEqual(first![tag], second![tag]) && isEqual(first![tag], third![tag]),
  );
  const isOneField =
    all.every(isObject) ||
    (isEqual(first!.field, second!.field) && isEqual(first!.field, third!.field));
  return isOneKind && isOneField ? { base: first!, ours: second!, theirs: third! } : undefined;
}

const isLists = (versions: Versions): versions is Versions<readonly unknown[]> =>
  [versions.base, versions.ours, versions.theirs].every((value) => Array.isArray(value));

function mergeObjects(
  { base, ours, theirs }: Versions<Readonly<Record<string, unknown>>>,
  at: Path,
  conflicts: Conflict[],
): unknown {
  const maps = {
    base: new Map(Object.entries(base)),
    ours: new Map(Object.entries(ours)),
    theirs: new Map(Object.entries(theirs)),
  };
  const merged = mergeKeyed(maps, (key) => [...at, key], conflicts);
  // The order of members is the canonical one, or of no meaning: it is nothing to decide on.
  return Object.fromEntries(merged.entries);
}

function mergeLists(
  { base, ours, theirs }: Versions<readonly unknown[]>,
  at: Path,
  conflicts: Conflict[],
): unknown[] {
  const identified = identify(base);
  const maps = {
    base: identified,
    ours: identifyLater(ours, identified),
    theirs: identifyLater(theirs, identified),
  };
  const inItems: Conflict[] = [];
  const merged = mergeKeyed(maps, (key) => [key], inItems);
  const places = new Map(merged.entries.map(([key], place) => [key, place]));
  const placed = inItems.map((conflict): Conflict => {
    const [key, ...below] = conflict.at;
    const index = places.get(String(key)) ?? places.size;
    return { ...conflict, at: [...at, index, ...below] };
  });
  conflicts.push(...placed);
  if (merged.isContested) conflicts.push({ at, kind: 'order', base, ours, theirs });
  return merged.entries.map(([, item]) => item);
}

/** Merges members or items by their keys. */
function mergeKeyed(
  { base, ours, theirs }: Versions<Identified>,
  placeOf: (key: string) => Path,
  conflicts: Conflict[],
): { entries: [string, unknown][]; isContested: boolean } {
  const values = new Map<string, unknown>();
  for (const key of new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])) {
    const versions = { base: base.get(key), ours: ours.get(key), theirs: theirs.get(key) };
    const value = merge(versions, placeOf(key), conflicts);
    if (value !== undefined) values.set(key, value);
  }
  const orders = { base: [...base.keys()], ours: [...ours.keys()], theirs: [...theirs.keys()] };
  const { keys, isContested } = mergeOrder(orders, new Set(values.keys()));
  return { entries: keys.map((key) => [key, values.get(key)]), isContested };
}
