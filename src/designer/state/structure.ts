/** Removing, doubling and moving what is chosen: one step, and what is chosen afterwards. */
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import { samePath, type Path } from '../document/path.ts';
import {
  duplicating,
  inList,
  isInOneOf,
  moving,
  removing,
  shifting,
  type Change,
} from '../selection/changes.ts';
import { outermost, siblingsOf } from '../selection/places.ts';
import type { DesignerStore } from './designerStore.ts';

/** The parts that are chosen, in the order of the page, without those in another of them. */
export const chosenParts = (store: DesignerStore): Path[] =>
  outermost(store.document(), store.chosenPlaces());

function refused(store: DesignerStore, problem: string): false {
  store.refuse(problem);
  return false;
}

/** Carries out a change of the chosen parts; they stay chosen, the leading one leads. */
function carryOut(store: DesignerStore, { commands, places }: Change, parts: readonly Path[]) {
  const { chosen } = store.getState();
  const lead = Math.max(
    parts.findIndex((one) => samePath(one, chosen)),
    0,
  );
  const others = places.filter((_place, index) => index !== lead);
  const choose = places[lead] ?? [];
  return store.edit(commands, { choose, beside: lead === 0 ? others.toReversed() : others });
}

/** Takes the chosen parts away; the next one is chosen, else what held them. */
export function removeChosen(store: DesignerStore): boolean {
  const parts = chosenParts(store);
  if (parts.some((one) => one.length === 0)) return false;
  const { commands, places } = removing(store.document(), parts);
  return store.edit(commands, { choose: places[0] ?? [] });
}

/** Puts copies of the chosen parts behind them. */
export function duplicateChosen(store: DesignerStore): boolean {
  const parts = chosenParts(store);
  const change = duplicating(store.document(), parts);
  return change ? carryOut(store, change, parts) : refused(store, 'no-copy');
}

/** Moves the chosen parts one place up (-1) or down (1) in their list. */
export function shiftChosen(store: DesignerStore, by: -1 | 1): boolean {
  const parts = chosenParts(store);
  const change = shifting(store.document(), parts, by);
  if (typeof change !== 'string') return carryOut(store, change, parts);
  // A part that stands in no list has no other place, as at the ends of one.
  return change === 'apart' && parts.length > 1 && refused(store, 'apart');
}

/** Moves parts before the item at a place, which may be the end of a list or make it. */
export function moveTo(store: DesignerStore, parts: readonly Path[], to: Path): boolean {
  const document = store.document();
  const list = to.slice(0, -1);
  const isList = !existsAt(document, list) || Array.isArray(valueAt(document, list));
  if (!isList) return refused(store, 'no-list');
  if (!areListed(document, parts)) return refused(store, 'fixed');
  if (isInOneOf(parts, list)) return refused(store, 'into-itself');
  const change = moving(document, parts, to);
  const isSame = change.places.every((place, index) => samePath(place, parts[index] ?? []));
  if (isSame && existsAt(document, list)) return false;
  return carryOut(store, change, parts);
}

/** Chooses all that stands beside the leading part. */
export function chooseSiblings(store: DesignerStore): boolean {
  const { chosen } = store.getState();
  store.chooseRange(siblingsOf(store.document(), chosen), chosen);
  return true;
}

/** Of several chosen parts, chooses only the leading one. */
export function chooseOne(store: DesignerStore): boolean {
  const { chosen, beside } = store.getState();
  if (beside.length === 0) return false;
  store.choose(chosen);
  return true;
}

/** Whether parts stand in lists, in which they have another place. */
export const areListed = (document: unknown, parts: readonly Path[]): boolean =>
  parts.every((one) => inList(document, one) !== undefined);
