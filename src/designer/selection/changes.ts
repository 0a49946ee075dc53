/**
 * What is done to parts that are chosen together, as commands that are one step. The places that
 * are given stand beside each other or apart, none in another, in the order of the document.
 */
import { perform, type Command } from '../../schema/edit/commands.ts';
import { existsAt, isWithin, valueAt } from '../../schema/edit/operations.ts';
import { afterInsertion, afterRemoval } from '../../schema/edit/shift.ts';
import { isObject } from '../document/page.ts';
import { samePath, toPointer, type Path } from '../document/path.ts';
import { holderOf, objectSchema, schemaOfPlace } from '../outline/parts.ts';
import { areSiblings } from './places.ts';

/** Commands, and the places of the parts afterwards. */
export interface Change {
  commands: Command[];
  places: Path[];
}

/** An item of a list: the list, where it stands there, and how long the list is. */
export function inList(
  document: unknown,
  path: Path,
): { list: Path; index: number; length: number } | undefined {
  const index = path.at(-1);
  const list = path.slice(0, -1);
  if (typeof index !== 'number' || !existsAt(document, list)) return undefined;
  const items = valueAt(document, list);
  return Array.isArray(items) ? { list, index, length: items.length } : undefined;
}

/** Whether a list may be absent. */
function isOptional(document: unknown, list: Path): boolean {
  const holder = list.slice(0, -1);
  const declared = schemaOfPlace(document, holder);
  const schema = declared && objectSchema(declared, valueAt(document, holder));
  return schema?.required?.includes(String(list.at(-1))) === false || !schema?.required;
}

/** Takes parts away; the place afterwards is the next one, else what held them. */
export function removing(document: unknown, places: readonly Path[]): Change {
  const [first = []] = places;
  const beside = (at: Path): number => places.filter((one) => areSiblings(one, at)).length;
  // A list that holds nothing more is no part of the page, unless the format asks for it.
  const removed = places.map((at) => {
    const place = inList(document, at);
    const isEmptied = place !== undefined && beside(at) === place.length;
    return isEmptied && isOptional(document, place.list) ? place.list : at;
  });
  const once = new Map(removed.map((at) => [toPointer(at), at]));
  const place = inList(document, first);
  const left = (place?.length ?? 0) - beside(first);
  const next = place && left > 0 ? [...place.list, Math.min(place.index, left - 1)] : undefined;
  return {
    commands: [...once.values()].toReversed().map((at) => ({ type: 'remove', at })),
    places: [next ?? (place ? place.list.slice(0, -1) : first.slice(0, -1))],
  };
}

/** A name that no other part has: the same with the next number. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const isDigit = (sign: string) => sign >= '0' && sign <= '9';
  const stem = name.slice(0, [...name].findLastIndex((sign) => !isDigit(sign)) + 1);
  for (let number = 2; ; number += 1) if (!isTaken(`${stem}${number}`)) return `${stem}${number}`;
}

/** The value with other names, where it has one that must stay the only one. */
function renamed(document: unknown, value: unknown): unknown {
  if (!isObject(value) || typeof value.name !== 'string' || value.type === undefined) return value;
  const text = JSON.stringify(document);
  return { ...value, name: freeName(value.name, (name) => text.includes(JSON.stringify(name))) };
}

/** Where the copy of a part goes: behind the last of its list, or under a name of its own. */
function copyPlace(document: unknown, source: Path, last: Path): Path | undefined {
  const place = inList(document, last);
  if (place) return [...place.list, place.index + 1];
  const key = source.at(-1);
  const holder = source.slice(0, -1);
  const schema = source.length > 0 ? schemaOfPlace(document, holder) : undefined;
  if (typeof key !== 'string' || !schema || holderOf(schema)?.kind !== 'map') return undefined;
  return [...holder, freeName(key, (name) => existsAt(document, [...holder, name]))];
}

/** Whether parts can have copies beside them: in their lists, or under other names. */
export const areDuplicable = (document: unknown, places: readonly Path[]): boolean =>
  places.every((at) => copyPlace(document, at, at) !== undefined);

/** Puts copies of parts behind the last of them in each list; undefined: one stands in no list. */
export function duplicating(document: unknown, places: readonly Path[]): Change | undefined {
  let now = document;
  let sources = [...places];
  let copies: Path[] = [];
  const commands: Command[] = [];
  for (const [index, original] of places.entries()) {
    const source = sources[index] ?? original;
    const among = [...sources, ...copies].filter((one) => areSiblings(one, source));
    const last = among.reduce((one, other) =>
      Number(other.at(-1)) > Number(one.at(-1)) ? other : one,
    );
    const at = copyPlace(now, source, last);
    if (!at) return undefined;
    const command: Command = { type: 'insert', at, value: renamed(now, valueAt(now, source)) };
    now = perform(now, command).document;
    commands.push(command);
    sources = sources.map((one) => afterInsertion(one, at));
    copies = [...copies.map((one) => afterInsertion(one, at)), at];
  }
  return { commands, places: copies };
}

/** Moves parts before the item at a place, which may be the end of a list or its first item. */
export function moving(document: unknown, places: readonly Path[], to: Path): Change {
  let now = document;
  let next = to;
  let sources = [...places];
  let landed: Path[] = [];
  const commands: Command[] = [];
  for (const index of places.keys()) {
    const from = sources[index] ?? [];
    const at = afterRemoval(next, from);
    // A list that is not there yet is made of the first part.
    const made: Command[] = existsAt(now, next.slice(0, -1))
      ? [{ type: 'move', from, to: next }]
      : [
          { type: 'remove', at: from },
          { type: 'set', at: at.slice(0, -1), value: [valueAt(now, from)] },
        ];
    now = made.reduce((one, command) => perform(one, command).document, now);
    commands.push(...made);
    const follow = (one: Path): Path => afterInsertion(afterRemoval(one, from), at);
    sources = sources.map(follow);
    landed = [...landed.map(follow), at];
    next = [...at.slice(0, -1), Number(at.at(-1)) + 1];
  }
  return { commands, places: landed };
}

/** Whether a place lies in one of the parts, which then cannot be moved there. */
export const isInOneOf = (places: readonly Path[], place: Path): boolean =>
  places.some((one) => isWithin(place, one));

/**
 * Moves parts of one list one place up (-1) or down (1), with the distances between them. apart:
 * they stand in several lists or in none; edge: there is no such place.
 */
export function shifting(
  document: unknown,
  places: readonly Path[],
  by: -1 | 1,
): Change | 'apart' | 'edge' {
  const [first = []] = places;
  const found = places.map((at) => inList(document, at));
  if (!places.every((at, index) => found[index] && areSiblings(at, first))) return 'apart';
  const list = first.slice(0, -1);
  const indexes = found.map((place) => (place?.index ?? 0) + by);
  if (indexes.some((index) => index < 0 || index >= (found[0]?.length ?? 0))) return 'edge';
  const commands = indexes.map((index): Command => ({
    type: 'move',
    from: [...list, index - by],
    // An item is moved before the one that stands at the place.
    to: [...list, by === 1 ? index + 1 : index],
  }));
  return {
    commands: by === 1 ? commands.toReversed() : commands,
    places: indexes.map((index) => [...list, index]),
  };
}

/** Why parts cannot be put into one container; undefined: they stand next to each other. */
export function gapIn(places: readonly Path[]): 'apart' | 'gap' | undefined {
  const [first = []] = places;
  if (!places.every((at) => typeof at.at(-1) === 'number' && areSiblings(at, first)))
    return 'apart';
  const begin = Number(first.at(-1));
  return places.every((at, index) => samePath(at, [...first.slice(0, -1), begin + index]))
    ? undefined
    : 'gap';
}
