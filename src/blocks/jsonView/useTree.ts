import { useCallback, useMemo, useState } from 'react';
import { above, linesOf, type Node } from './nodes.ts';

/** What of a tree is open, and the lines that are on show by it. */
export function useTree(root: Node, depth: number) {
  // A node is open if it lies above a depth, unless it was turned by itself.
  const [{ level, turned }, setState] = useState({ level: depth, turned: new Set<string>() });
  const isOpen = useCallback(
    (node: Node) => node.depth < level !== turned.has(node.id),
    [level, turned],
  );
  const shown = useMemo(() => linesOf(root, isOpen), [root, isOpen]);
  const turn = (nodes: readonly Node[]) =>
    setState((before) => {
      const next = new Set(before.turned);
      for (const { id } of nodes) if (!next.delete(id)) next.add(id);
      return { ...before, turned: next };
    });
  return {
    ...shown,
    isOpen,
    toggle: (node: Node) => turn([node]),
    /** Opens all that stands above a node. */
    reveal: (node: Node) => turn(above(node).filter((one) => !isOpen(one))),
    /** Opens or folds all. */
    turnAll: (open: boolean) => setState({ level: open ? Infinity : 1, turned: new Set<string>() }),
  };
}
