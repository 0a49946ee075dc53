import type { Route } from './route.ts';

/** An entry of the side or top menu. */
export interface MenuNode {
  /** Path of the page; for external links their address. Unique in the menu. */
  key: string;
  title: string;
  icon?: string;
  /** Address to open; absent for groups. */
  address?: string;
  /** Opens in a new window. */
  external: boolean;
  children: MenuNode[];
}

/** Pages of the menu in reading order, groups left out. */
export function menuLeaves(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => (node.children.length > 0 ? menuLeaves(node.children) : [node]));
}

/**
 * Keys of the groups around a page, the outermost first; undefined when the menu does not hold it.
 */
export function ancestorsOf(nodes: readonly MenuNode[], key: string): string[] | undefined {
  for (const node of nodes) {
    if (node.key === key) return [];
    const inner = ancestorsOf(node.children, key);
    if (inner) return [node.key, ...inner];
  }
  return undefined;
}

/**
 * Key of the entry that stands for a page in the menu: its own, or that of the page it belongs to.
 */
export function menuKeyOf(
  nodes: readonly MenuNode[],
  { path, trail }: Pick<Route, 'path' | 'trail'>,
): string {
  return (
    trail.findLast((crumb) => crumb.path !== undefined && ancestorsOf(nodes, crumb.path))?.path ??
    path
  );
}

/**
 * Open groups after a click in a vertical menu: of the root groups only the one just opened stays
 * open.
 */
export function oneRootOpen(
  roots: readonly string[],
  before: readonly string[],
  after: readonly string[],
): string[] {
  const opened = after.find((key) => !before.includes(key));
  if (opened === undefined || !roots.includes(opened)) return [...after];
  return after.filter((key) => key === opened || !roots.includes(key));
}
