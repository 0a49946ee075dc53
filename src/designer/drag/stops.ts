/** The places that keys lead to while something is carried: those of the mouse, one by one. */
import { samePath, toPointer, type Path } from '../document/path.ts';
import { outlineFrom, type OutlineNode } from '../outline/outline.ts';
import { listAt, targetFor, type Target } from '../palette/target.ts';
import { gapIn } from '../selection/changes.ts';
import { includesPlace } from '../selection/places.ts';
import type { Dragged, Over, Stop } from './carried.ts';
import { dropTarget, kindsOf } from './dragged.ts';

/** Whether a place is where the parts stand already, all next to each other. */
function isHome(parts: readonly Path[], { list, index }: Target): boolean {
  const [first] = parts;
  if (!first || gapIn(parts) !== undefined || !samePath(first.slice(0, -1), list)) return false;
  const begin = Number(first.at(-1));
  return index >= begin && index <= begin + parts.length;
}

/** All stops in the order of the outline; of several ways to one place the first. */
export function stopsFor(document: unknown, root: Path, drag: Dragged): Stop[] {
  const kinds = kindsOf(drag, document);
  const parts = drag.kind === 'parts' ? drag.parts : [];
  const known = new Set<string>();
  const stopAt = (over: Over): Stop[] => {
    const target = dropTarget(document, over, kinds);
    if (!target) return [];
    const home = isHome(parts, target);
    const key = home ? 'home' : `${toPointer(target.list)} ${target.index}`;
    if (known.has(key)) return [];
    known.add(key);
    return [{ over, target, kind: target.kind, isHome: home }];
  };
  const refusal = ({ path, role, of }: OutlineNode): Stop[] => {
    const isOther = role === 'holder' && listAt(document, path) && !kinds.includes(of);
    const over = { path, isBehind: false };
    return isOther ? [{ over, target: undefined, kind: of, isHome: false }] : [];
  };
  const visit = (node: OutlineNode): Stop[] => {
    const { path, children } = node;
    const before = typeof path.at(-1) === 'number' ? stopAt({ path, isBehind: false }) : [];
    // Nothing is put into itself.
    const inside = includesPlace(parts, path) ? [] : children.flatMap(visit);
    return [...refusal(node), ...before, ...inside, ...stopAt({ path, isBehind: true })];
  };
  return visit(outlineFrom(document, root));
}

/** The stop to begin with: where the parts are, else where a click would put an item; -1: none. */
export function firstStop(
  document: unknown,
  { stops, drag, chosen }: { stops: readonly Stop[]; drag: Dragged; chosen: Path },
): number {
  const best =
    drag.kind === 'item'
      ? targetFor(document, chosen, drag.item.kinds)
      : { list: (drag.parts[0] ?? []).slice(0, -1), index: Number(drag.parts[0]?.at(-1)) };
  const found = stops.findIndex(
    ({ target, isHome: home }) =>
      home || (target && best && samePath(target.list, best.list) && target.index === best.index),
  );
  return found === -1 ? stops.findIndex(({ target }) => target) : found;
}
