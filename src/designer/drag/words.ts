/** Places and refusals in words. */
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import { designerTexts } from '../locale/index.ts';
import type { Target } from '../palette/target.ts';
import type { Designer } from '../state/context.ts';
import type { Carried, Dragged } from './carried.ts';
import { partLabel } from './carry.ts';
import { kindsOf, labelOf } from './dragged.ts';

/** Why something cannot stand in lists that hold other kinds. */
export function refusal({ store }: Designer, kinds: readonly string[], drag: Dragged): string {
  const { cannotHold, part, selection, carry } = designerTexts();
  if (kindsOf(drag, store.document()).length === 0) return selection.mixed;
  const places = [...new Set(kinds.map(part))].join(carry.comma);
  return cannotHold(places, labelOf(drag));
}

/** Where a target is: its list, and what it would stand before or behind. */
function placeWords(designer: Designer, { list, index }: Target): string {
  const { carry, member } = designerTexts();
  const document = designer.store.document();
  const where = carry.list(partLabel(designer, list.slice(0, -1)), member(String(list.at(-1))));
  const items = existsAt(document, list) ? valueAt(document, list) : [];
  const length = Array.isArray(items) ? items.length : 0;
  const named = (at: number) => partLabel(designer, [...list, at]);
  if (index < length) return carry.before(where, named(index));
  return length > 0 ? carry.behind(where, named(length - 1)) : carry.into(where);
}

/** Where what is carried is held, and which lists on the way there refuse it. */
export function carriedWords(designer: Designer, { drag, stops, at, from }: Carried): string {
  const stop = stops[at];
  const { carry } = designerTexts();
  if (!stop) return '';
  if (!stop.target) return refusal(designer, [stop.kind], drag);
  const passed = stops
    .slice(Math.min(at, from) + 1, Math.max(at, from))
    .filter(({ target }) => !target)
    .map(({ kind }) => kind);
  const place = stop.isHome ? carry.home : placeWords(designer, stop.target);
  return passed.length > 0 ? carry.passed(place, refusal(designer, passed, drag)) : place;
}
