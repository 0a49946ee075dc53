/** Ways from the first level of a tree to a node, and the values that stand for them. */
import type { Choice } from '../../schema/compile/plan.ts';
import { listOf, valueText } from '../choices.ts';

export type Key = NonNullable<Choice['value']>;

/** How a value stands for nodes. */
export interface PathValue {
  /** The keys of all levels, instead of that of the last one. */
  path?: boolean;
  /** Several nodes. */
  multiple?: boolean;
}

/** The nodes from the first level down to the one with a key; undefined when there is none. */
function wayTo(nodes: readonly Choice[], key: unknown): Choice[] | undefined {
  for (const node of nodes) {
    if (String(node.value) === String(key)) return [node];
    const below = wayTo(node.children ?? [], key);
    if (below) return [node, ...below];
  }
  return undefined;
}

/** What a value holds, as one list for each node: keys of its path, or its own key alone. */
export function heldPaths(value: unknown, { path = false, multiple = false }: PathValue): Key[][] {
  if (value === undefined || value === null || value === '') return [];
  if (!path)
    return (multiple ? listOf(value) : [value].flat().slice(-1)).map((key) => [key as Key]);
  const paths = multiple ? listOf(value) : [listOf(value)];
  return paths.map((one) => listOf(one) as Key[]).filter((keys) => keys.length > 0);
}

/**
 * The path of each node that a value holds; of a key that is nowhere in the tree, this key alone.
 */
export const pathsOf = (nodes: readonly Choice[], value: unknown, kind: PathValue): Key[][] =>
  heldPaths(value, kind).map((keys) => {
    const way = wayTo(nodes, keys.at(-1));
    return way && (!kind.path || way.length === keys.length)
      ? way.map((node) => node.value as Key)
      : keys;
  });

/** The value that stands for paths; undefined for none. */
export function valueOfPaths(paths: readonly Key[][], { path, multiple }: PathValue): unknown {
  const values = path ? paths : paths.map((keys) => keys.at(-1));
  return multiple ? values : values[0];
}

/** The nodes of a path; a key without one stands for itself. */
function nodesAlong(nodes: readonly Choice[], keys: readonly Key[]): Choice[] {
  let level: readonly Choice[] = nodes;
  return keys.map((key) => {
    const node = level.find(({ value }) => String(value) === String(key));
    level = node?.children ?? [];
    return node ?? { value: key, label: valueText(key) };
  });
}

/** What people read for a path. */
export const labelsOf = (nodes: readonly Choice[], keys: readonly Key[]): string[] =>
  nodesAlong(nodes, keys).map(({ label }) => label);

/** The keys of a path in the types that the nodes have. */
export const keysAlong = (nodes: readonly Choice[], keys: readonly Key[]): Key[] =>
  nodesAlong(nodes, keys).map(({ value }) => value as Key);
