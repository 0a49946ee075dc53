/** A record with its place in a tree. */
export interface TreeNode<T> {
  record: T;
  children: TreeNode<T>[];
}

/**
 * Nests flat records by key and parent. Roots are records whose parent is not among them
 * (docs/protocol/frame.md#shared-pieces); the order of the list is kept. Records caught in a cycle
 * become roots, so that nothing disappears.
 */
export function nest<T>(
  records: readonly T[],
  keyOf: (record: T) => unknown,
  parentOf: (record: T) => unknown,
): TreeNode<T>[] {
  const nodes = new Map<string, TreeNode<T>>();
  for (const record of records) nodes.set(String(keyOf(record)), { record, children: [] });
  const roots: TreeNode<T>[] = [];
  for (const record of records) {
    const key = String(keyOf(record));
    const node = nodes.get(key)!;
    const parent = parentOf(record);
    const above = parent == null ? undefined : nodes.get(String(parent));
    if (!above || above === node || leadsBackTo(key, parent, nodes, parentOf)) roots.push(node);
    else above.children.push(node);
  }
  return roots;
}

function leadsBackTo<T>(
  key: string,
  start: unknown,
  nodes: Map<string, TreeNode<T>>,
  parentOf: (record: T) => unknown,
): boolean {
  const seen = new Set<string>();
  for (
    let at = start == null ? undefined : String(start);
    at !== undefined && nodes.has(at) && !seen.has(at);
  ) {
    if (at === key) return true;
    seen.add(at);
    const next = parentOf(nodes.get(at)!.record);
    at = next == null ? undefined : String(next);
  }
  return false;
}
