/** What is dragged, and where it would go. */
import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import type { PaletteItem } from '../palette/items.ts';
import { insertItem } from '../palette/insert.ts';
import { kindAt, listAt, listsIn, type Target } from '../palette/target.ts';
import type { Path } from '../document/path.ts';
import type { Designer } from '../state/context.ts';
import { moveTo } from '../state/structure.ts';

/** Something of the palette, or a part of the page. */
export type Dragged =
  { kind: 'item'; item: PaletteItem } | { kind: 'part'; path: Path; label: string };

/** Kinds that what is dragged can become. */
export const kindsOf = (drag: Dragged, document: unknown): readonly string[] =>
  drag.kind === 'item' ? drag.item.kinds : [kindAt(document, drag.path) ?? ''];

export const labelOf = (drag: Dragged): string =>
  drag.kind === 'item' ? drag.item.label : drag.label;

/** The part under the pointer, and whether the pointer is in the second half of it. */
export interface Over {
  path: Path;
  isBehind: boolean;
}

/** Where something of these kinds goes when it is dropped there; undefined: it cannot. */
export function dropTarget(
  document: unknown,
  { path, isBehind }: Over,
  kinds: readonly string[],
): Target | undefined {
  const own = listAt(document, path);
  if (own && kinds.includes(own.kind)) return { ...own, index: Number.MAX_SAFE_INTEGER };
  const holder = listAt(document, path.slice(0, -1));
  const index = path.at(-1);
  if (holder && kinds.includes(holder.kind) && typeof index === 'number')
    return { ...holder, index: isBehind ? index + 1 : index };
  const lists = listsIn(document, path);
  return kinds.flatMap((kind) => lists.filter((one) => one.kind === kind))[0];
}

/** Drops what is dragged at a place. */
export function drop(designer: Designer, drag: Dragged, target: Target): void {
  const { store } = designer;
  const at = { ...target, index: Math.min(target.index, lengthAt(store.document(), target.list)) };
  if (drag.kind === 'item') insertItem(designer, drag.item, at);
  else moveInto(designer, drag.path, at);
}

function lengthAt(document: unknown, list: Path): number {
  const items = existsAt(document, list) ? valueAt(document, list) : undefined;
  return Array.isArray(items) ? items.length : 0;
}

/** Moves a part; what is left of a path through the list that it leaves is one place less. */
function moveInto({ store }: Designer, from: Path, { list, index }: Target): void {
  const to = [...list, index];
  const depth = from.length - 1;
  const passed = to[depth];
  const isThrough = to.slice(0, depth).join('/') === from.slice(0, depth).join('/');
  const gone = Number(from[depth]);
  const choose =
    isThrough && typeof passed === 'number' && passed > gone ? to.with(depth, passed - 1) : to;
  const document = store.document();
  if (existsAt(document, list)) moveTo(store, from, to, choose);
  else
    store.edit(
      [
        { type: 'remove', at: from },
        { type: 'set', at: choose.slice(0, -1), value: [valueAt(document, from)] },
      ],
      { choose },
    );
}
