/** What is dragged, and where it would go. */
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import { insertItem } from '../palette/insert.ts';
import { kindAt, listAt, listsIn, type Target } from '../palette/target.ts';
import type { Path } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { includesPlace } from '../selection/places.ts';
import type { Designer } from '../state/context.ts';
import type { DesignerStore } from '../state/designerStore.ts';
import { chosenParts, moveTo } from '../state/structure.ts';
import type { Dragged, Over } from './carried.ts';

/** Parts that are dragged by one of them: with it all chosen ones, where it is among these. */
export function draggedBy(store: DesignerStore, drag: Dragged): Dragged {
  const [place] = drag.kind === 'parts' ? drag.parts : [];
  const parts = place && includesPlace(store.chosenPlaces(), place) ? chosenParts(store) : [];
  return parts.length > 1
    ? { kind: 'parts', parts, label: designerTexts().selection.count(parts.length) }
    : drag;
}

/** Kinds that what is dragged can become; parts of several kinds have no place in common. */
export function kindsOf(drag: Dragged, document: unknown): readonly string[] {
  if (drag.kind === 'item') return drag.item.kinds;
  const kinds = new Set(drag.parts.map((place) => kindAt(document, place) ?? ''));
  return kinds.size === 1 ? [...kinds] : [];
}

export const labelOf = (drag: Dragged): string =>
  drag.kind === 'item' ? drag.item.label : drag.label;

/** Where something of these kinds goes when it is dropped there; undefined: it cannot. */
export function dropTarget(
  document: unknown,
  { path, isBehind }: Over,
  kinds: readonly string[],
): Target | undefined {
  const own = listAt(document, path);
  if (own && kinds.includes(own.kind)) return { ...own, index: lengthAt(document, path) };
  const holder = listAt(document, path.slice(0, -1));
  const index = path.at(-1);
  if (holder && kinds.includes(holder.kind) && typeof index === 'number')
    return { ...holder, index: isBehind ? index + 1 : index };
  const lists = listsIn(document, path);
  return kinds.flatMap((kind) => lists.filter((one) => one.kind === kind))[0];
}

/** Drops what is dragged at a place. */
export function drop(designer: Designer, drag: Dragged, target: Target): void {
  if (drag.kind === 'item') insertItem(designer, drag.item, target);
  else moveTo(designer.store, drag.parts, [...target.list, target.index]);
}

function lengthAt(document: unknown, list: Path): number {
  const items = existsAt(document, list) ? valueAt(document, list) : undefined;
  return Array.isArray(items) ? items.length : 0;
}
