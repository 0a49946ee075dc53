/** Removing, doubling and moving what is chosen: commands, and what is chosen afterwards. */
import type { Command } from '../../schema/edit/commands.ts';
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import { isObject } from '../document/page.ts';
import type { Path } from '../document/path.ts';
import { objectSchema, schemaOfPlace } from '../outline/parts.ts';
import type { DesignerStore } from './designerStore.ts';

/** A place in a list, and how long the list is. */
function inList(
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

/** Takes the chosen part away; the next one is chosen, else what held it. */
export function removeChosen(store: DesignerStore): boolean {
  const { chosen } = store.getState();
  if (chosen.length === 0) return false;
  const document = store.document();
  const place = inList(document, chosen);
  if (!place) return store.edit({ type: 'remove', at: chosen }, { choose: chosen.slice(0, -1) });
  const { list, index, length } = place;
  if (length > 1) {
    const choose = [...list, index === length - 1 ? index - 1 : index];
    return store.edit({ type: 'remove', at: chosen }, { choose });
  }
  // A list that holds nothing more is no part of the page, unless the format asks for it.
  const at = isOptional(document, list) ? list : chosen;
  return store.edit({ type: 'remove', at }, { choose: list.slice(0, -1) });
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

/** Whether a copy of a part could stand beside it: in a list, or under another name. */
export const isDuplicable = (document: unknown, chosen: Path): boolean =>
  inList(document, chosen) !== undefined ||
  (chosen.length === 2 && typeof chosen.at(-1) === 'string');

/** Puts a copy of the chosen part behind it. */
export function duplicateChosen(store: DesignerStore): boolean {
  const { chosen } = store.getState();
  const document = store.document();
  const place = inList(document, chosen);
  if (place) {
    const at = [...place.list, place.index + 1];
    const value = renamed(document, valueAt(document, chosen));
    return store.edit({ type: 'insert', at, value }, { choose: at });
  }
  const key = chosen.at(-1);
  const holder = chosen.slice(0, -1);
  if (!isDuplicable(document, chosen) || typeof key !== 'string') return false;
  const at = [...holder, freeName(key, (name) => existsAt(document, [...holder, name]))];
  return store.edit({ type: 'insert', at, value: valueAt(document, chosen) }, { choose: at });
}

/** Where the chosen part stands when it is moved by one place; undefined: there is none. */
export function shiftedPlace(store: DesignerStore, by: -1 | 1): Path | undefined {
  const place = inList(store.document(), store.getState().chosen);
  const next = place && place.index + by;
  return place && next !== undefined && next >= 0 && next < place.length
    ? [...place.list, next]
    : undefined;
}

/** Moves the chosen part one place up (-1) or down (1) in its list. */
export function shiftChosen(store: DesignerStore, by: -1 | 1): boolean {
  const choose = shiftedPlace(store, by);
  if (!choose) return false;
  // An item is moved before the one that stands at the place.
  const to = [...choose.slice(0, -1), Number(choose.at(-1)) + (by === 1 ? 1 : 0)];
  return moveTo(store, store.getState().chosen, to, choose);
}

/** Moves a part before the one at a place, which may be the end of a list. */
export function moveTo(store: DesignerStore, from: Path, to: Path, choose: Path): boolean {
  const list = to.slice(0, -1);
  const items = existsAt(store.document(), list) ? valueAt(store.document(), list) : undefined;
  const command: Command = { type: 'move', from, to };
  return Array.isArray(items) && store.edit(command, { choose });
}
