import type { Choice } from '../../schema/compile/plan.ts';

/**
 * How the nodes of a tree stand: checked, or half checked because something below is. Keys are the
 * texts of the values.
 */
export interface Marks {
  checked: Set<string>;
  half: Set<string>;
}

const keyOf = ({ value }: Choice): string => String(value);

/**
 * The nodes as a list of ids shows them. Linked: a node is checked when all below it are; an id
 * above checked ones stays half checked.
 */
export function marksOf(nodes: readonly Choice[], ids: readonly unknown[], linked: boolean): Marks {
  const held = new Set(ids.map(String));
  const marks: Marks = { checked: new Set(), half: new Set() };
  const visit = (node: Choice): void => {
    const children = node.children ?? [];
    children.forEach(visit);
    const key = keyOf(node);
    if (!linked || children.length === 0) {
      if (held.has(key)) marks.checked.add(key);
    } else if (children.every((child) => marks.checked.has(keyOf(child)))) marks.checked.add(key);
    // An id whose nodes below came later grants none of them.
    else if (
      held.has(key) ||
      children.some((child) => marks.checked.has(keyOf(child)) || marks.half.has(keyOf(child)))
    )
      marks.half.add(key);
  };
  nodes.forEach(visit);
  return marks;
}

/** All nodes, parents before their children. */
export const allNodes = (nodes: readonly Choice[]): Choice[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.children ?? [])]);

/**
 * The values of the marked nodes, half checked ones included: what is stored. Ids of nodes that are
 * not in the tree stay.
 */
function valuesOf(
  nodes: readonly Choice[],
  ids: readonly unknown[],
  { checked, half }: Marks,
): unknown[] {
  const all = allNodes(nodes);
  const known = new Set(all.map(keyOf));
  const marked = all
    .filter((node) => checked.has(keyOf(node)) || half.has(keyOf(node)))
    .map(({ value }) => value);
  return [...marked, ...ids.filter((id) => !known.has(String(id)))];
}

/** The ids after a node was checked or unchecked; linked, all below it go with it. */
export function withNode(
  nodes: readonly Choice[],
  ids: readonly unknown[],
  key: string,
  on: boolean,
  linked: boolean,
): unknown[] {
  const target = allNodes(nodes).find((node) => keyOf(node) === key);
  if (!target) return [...ids];
  const touched = new Set(
    (linked ? allNodes([target]) : [target]).filter((node) => !node.disabled).map(keyOf),
  );
  const present = linked ? valuesOf(nodes, ids, marksOf(nodes, ids, linked)) : ids;
  const above = linked && !on ? new Set(waysTo(nodes, key)) : new Set<string>();
  // What stands above an unchecked node is kept only for what else is checked below it.
  const kept = present.filter((id) => !touched.has(String(id)) && !above.has(String(id)));
  const added = on
    ? allNodes(nodes)
        .filter((node) => touched.has(keyOf(node)))
        .map(({ value }) => value)
    : [];
  const next = [...kept, ...added];
  return linked ? valuesOf(nodes, next, marksOf(nodes, next, true)) : next;
}

/**
 * The ids after all nodes were checked or unchecked. Disabled nodes stay as they are, and so do ids
 * that the tree does not hold.
 */
export function withAll(
  nodes: readonly Choice[],
  ids: readonly unknown[],
  { on, linked }: { on: boolean; linked: boolean },
): unknown[] {
  const all = allNodes(nodes);
  const free = all.filter((node) => !node.disabled);
  const touched = new Set(free.map(keyOf));
  const stay = ids.filter((id) => !touched.has(String(id)));
  const next = on ? [...free.map(({ value }) => value), ...stay] : stay;
  return linked ? valuesOf(nodes, next, marksOf(nodes, next, true)) : next;
}

/** Keys of the nodes above one. */
function waysTo(
  nodes: readonly Choice[],
  key: string,
  way: readonly string[] = [],
): readonly string[] {
  for (const node of nodes) {
    if (keyOf(node) === key) return way;
    const found = waysTo(node.children ?? [], key, [...way, keyOf(node)]);
    if (found.length > 0) return found;
  }
  return [];
}
