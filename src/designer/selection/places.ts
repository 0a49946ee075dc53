/** Parts that are chosen together: their order, ranges of them, and what counts of them. */
import { existsAt, isWithin, valueAt } from '../../schema/edit/operations.ts';
import { samePath, toPointer, type Path } from '../document/path.ts';
import { holderOf, schemaOfPlace } from '../outline/parts.ts';

/** Whether two lists of steps are in one list of the document. */
export const areSiblings = (one: Path, other: Path): boolean =>
  samePath(one.slice(0, -1), other.slice(0, -1));

export const includesPlace = (places: readonly Path[], place: Path): boolean =>
  places.some((one) => samePath(one, place));

/** Less than 0: the one stands before the other in the document. */
function compare(document: unknown, one: Path, other: Path): number {
  const depth = one.findIndex((step, index) => step !== other[index]);
  const [step, beside] = [one[depth], other[depth]];
  if (step === undefined || beside === undefined) return one.length - other.length;
  if (typeof step === 'number' && typeof beside === 'number') return step - beside;
  const holder = one.slice(0, depth);
  const keys = existsAt(document, holder) ? Object.keys(Object(valueAt(document, holder))) : [];
  return keys.indexOf(String(step)) - keys.indexOf(String(beside));
}

/**
 * The places in the order of the document, each once, without those that stand in another of them:
 * whatever is done to a part is done to what is in it.
 */
export function outermost(document: unknown, places: readonly Path[]): Path[] {
  const outer = places.filter(
    (place) => !places.some((one) => isWithin(place, one) && !samePath(place, one)),
  );
  const once = new Map(outer.map((place) => [toPointer(place), place]));
  return [...once.values()].toSorted((one, other) => compare(document, one, other));
}

/** Whether a place is a part that can be chosen with others: not the page, no list of parts. */
export function isPart(document: unknown, place: Path): boolean {
  const schema = place.length > 0 ? schemaOfPlace(document, place) : undefined;
  return schema !== undefined && holderOf(schema) === undefined;
}

/** What stands beside a part in its list or map, itself included. */
export function siblingsOf(document: unknown, place: Path): Path[] {
  const list = place.slice(0, -1);
  const schema = place.length > 0 ? schemaOfPlace(document, list) : undefined;
  if (!schema || !holderOf(schema) || !existsAt(document, list)) return [place];
  const held = valueAt(document, list);
  return Array.isArray(held)
    ? held.map((_item, index) => [...list, index])
    : Object.keys(Object(held)).map((key) => [...list, key]);
}

/** The rows from one to another, both included; without the first one only the other. */
export function between(rows: readonly Path[], from: Path, to: Path): Path[] {
  const ends = [from, to].map((end) => rows.findIndex((row) => samePath(row, end)));
  if (ends.includes(-1)) return [to];
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1);
}

/**
 * Parts that a click chooses that goes on from others: those from the first one on where they stand
 * in one list, else all that are chosen and this one.
 */
export function reachedBy(
  document: unknown,
  { chosen, anchor }: { chosen: readonly Path[]; anchor: Path },
  to: Path,
): Path[] {
  const isOneList = to.length > 0 && areSiblings(anchor, to);
  return isOneList ? between(siblingsOf(document, to), anchor, to) : [...chosen, to];
}
