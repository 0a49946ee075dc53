/** The lines of a tree of JSON. */
import { leafText } from '../jsonDocument.ts';

/** A member of an object, an item of a list, or the whole. */
export interface Node {
  /** Its keys from the whole down, as JSON: no other node of the document has the same. */
  id: string;
  /** Absent for the whole. */
  name?: string | number;
  value: unknown;
  depth: number;
  parent?: Node;
  /** Members or items in it; undefined: it holds none, ever. */
  size?: number;
}

/** Most lines that are listed. */
export const mostNodes = 200_000;

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

function sizeOf(value: object): number {
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}

export const rootOf = (value: unknown): Node => ({
  id: '',
  value,
  depth: 0,
  ...(isHolder(value) && { size: sizeOf(value) }),
});

const known = new WeakMap<Node, Node[]>();

/** What stands in a node; the same nodes each time. */
function childrenOf(parent: Node): Node[] {
  const children = known.get(parent) ?? makeChildren(parent);
  known.set(parent, children);
  return children;
}

function makeChildren(parent: Node): Node[] {
  const { value, depth } = parent;
  if (!isHolder(value)) return [];
  const child = (name: string | number, inner: unknown): Node => ({
    id: `${parent.id}/${JSON.stringify(name)}`,
    name,
    value: inner,
    depth: depth + 1,
    parent,
    ...(isHolder(inner) && { size: sizeOf(inner) }),
  });
  return Array.isArray(value)
    ? value.map((inner, index) => child(index, inner))
    : Object.entries(value).map(([name, inner]) => child(name, inner));
}

/** The nodes on show, in their order, and whether there are more than can be listed. */
export function linesOf(
  root: Node,
  isOpen: (node: Node) => boolean,
): { lines: Node[]; isCut: boolean } {
  const lines: Node[] = [];
  const open = [root];
  while (open.length > 0 && lines.length < mostNodes) {
    const node = open.pop()!;
    lines.push(node);
    if (node.size && isOpen(node)) {
      const inner = childrenOf(node);
      for (let at = inner.length - 1; at >= 0; at -= 1) open.push(inner[at]!);
    }
  }
  return { lines, isCut: open.length > 0 };
}

/** The nodes above a node, the whole first. */
export function above({ parent }: Node): Node[] {
  return parent ? [...above(parent), parent] : [];
}

/** A node as JSONPath (RFC 9535): $.rows[0]["first name"]. */
export const pathOf = (node: Node): string =>
  [...above(node), node]
    .slice(1)
    .reduce(
      (path, { name }) =>
        path +
        (typeof name === 'string' && /^[A-Za-z_]\w*$/.test(name)
          ? `.${name}`
          : `[${JSON.stringify(name)}]`),
      '$',
    );

/** Every node whose name or value holds the text, one at a time; undefined: none here, go on. */
export function* matches(root: Node, text: string): Generator<Node | undefined> {
  const sought = text.toLowerCase();
  const open = [root];
  while (open.length > 0) {
    const node = open.pop()!;
    const own = node.size === undefined ? leafText(node.value) : '';
    const holds = `${node.name ?? ''}\n${own}`.toLowerCase().includes(sought);
    yield holds ? node : undefined;
    const inner = childrenOf(node);
    for (let at = inner.length - 1; at >= 0; at -= 1) open.push(inner[at]!);
  }
}
