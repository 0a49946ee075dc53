/** Dragging by keys: something is picked up, carried from place to place, and dropped. */
import { designerTexts } from '../locale/index.ts';
import { nameOfNode } from '../outline/naming.ts';
import { flatten, outlineOf } from '../outline/outline.ts';
import { samePath, type Path } from '../document/path.ts';
import type { Designer } from '../state/context.ts';
import type { DesignerStore } from '../state/designerStore.ts';
import { areListed, chosenParts } from '../state/structure.ts';
import type { Dragged, Stop } from './carried.ts';
import { drop, kindsOf, labelOf } from './dragged.ts';
import { firstStop, stopsFor } from './stops.ts';

/** Picks something up; refuses what has a fixed place and what can be put nowhere. */
export function pickUp({ store }: Designer, drag: Dragged): void {
  const document = store.document();
  if (drag.kind === 'parts' && !areListed(document, drag.parts)) return store.refuse('fixed');
  const stops = stopsFor(document, store.root, drag);
  const at = firstStop(document, { stops, drag, chosen: store.getState().chosen });
  const texts = designerTexts();
  if (at !== -1) return store.setState({ carried: { drag, stops, at, from: at } });
  const isMixed = kindsOf(drag, document).length === 0;
  return store.refuse(isMixed ? texts.selection.mixed : texts.noPlace(labelOf(drag)));
}

/** Picks up the chosen parts. */
export function pickUpChosen(designer: Designer): void {
  const parts = chosenParts(designer.store);
  const [first = []] = parts;
  const { count } = designerTexts().selection;
  const label = parts.length > 1 ? count(parts.length) : partLabel(designer, first);
  pickUp(designer, { kind: 'parts', parts, label });
}

/** What a part is called in the outline. */
export function partLabel({ store, project }: Designer, place: Path): string {
  const document = store.document();
  const node = flatten(outlineOf(document)).find(({ path }) => samePath(path, place));
  return node ? nameOfNode(node, document, project).label : '';
}

/**
 * Carries on to the next stop in a direction.
 *
 * @param isAny also to a list that refuses it
 * @returns whether there is one
 */
export function carryOn(store: DesignerStore, by: 1 | -1, isAny: boolean): boolean {
  const { carried } = store.getState();
  if (!carried) return false;
  const { stops, at } = carried;
  const fits = ({ target }: Stop) => isAny || target !== undefined;
  const next =
    by === 1
      ? stops.findIndex((stop, index) => index > at && fits(stop))
      : stops.findLastIndex((stop, index) => index < at && fits(stop));
  if (next !== -1) store.setState({ carried: { ...carried, at: next, from: at } });
  return next !== -1;
}

/** Puts what is carried back: nothing has changed. */
export const putBack = (store: DesignerStore): void => store.setState({ carried: undefined });

/** Drops what is carried where it is held; undefined: that place refuses it. */
export function putDown(designer: Designer): 'dropped' | 'home' | undefined {
  const { store } = designer;
  const { carried } = store.getState();
  const stop = carried?.stops[carried.at];
  if (!carried || !stop?.target) return undefined;
  putBack(store);
  if (stop.isHome) return 'home';
  drop(designer, carried.drag, stop.target);
  return 'dropped';
}
