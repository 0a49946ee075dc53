import type { Route } from './routes.ts';
import { addressOf, isExternal, joinPath, linkOf, queryOf, type RouterEntry } from './entries.ts';
import { defined } from '../../schema/defined.ts';

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

/**
 * The visible tree (docs/protocol/frame.md#from-the-menu-tree-to-menu-and-routes). Groups that hold
 * nothing visible are left out; a root entry at `/` gives its children's place.
 */
export function buildMenu(entries: readonly RouterEntry[], parent = ''): MenuNode[] {
  return entries.filter((entry) => !entry.hidden).flatMap((entry) => nodesOf(entry, parent));
}

function nodesOf(entry: RouterEntry, parent: string): MenuNode[] {
  const { meta } = entry;
  const facts = {
    title: meta?.title ?? entry.name ?? entry.path,
    ...defined({ icon: meta?.icon && meta.icon !== '#' ? meta.icon : undefined }),
  };
  if (isExternal(entry)) {
    const url = linkOf(entry)!;
    return [{ key: url, ...facts, address: url, external: true, children: [] }];
  }
  const path = joinPath(parent, entry.path);
  if (entry.children) {
    const children = buildMenu(entry.children, path);
    if (path === '/' || !meta?.title) return children;
    return children.length > 0 ? [{ key: path, ...facts, external: false, children }] : [];
  }
  if (!entry.component || entry.component === 'Layout' || entry.component === 'ParentView')
    return [];
  return [
    {
      key: path,
      ...facts,
      address: addressOf(path, queryOf(entry.query)),
      external: false,
      children: [],
    },
  ];
}

/** Pages of the menu in reading order, groups left out. */
export function menuLeaves(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => (node.children.length > 0 ? menuLeaves(node.children) : [node]));
}

/** Keys of the groups around a page, the outermost first; undefined when the menu does not hold it. */
export function ancestorsOf(nodes: readonly MenuNode[], key: string): string[] | undefined {
  for (const node of nodes) {
    if (node.key === key) return [];
    const inner = ancestorsOf(node.children, key);
    if (inner) return [node.key, ...inner];
  }
  return undefined;
}

/** Key of the entry that stands for a page in the menu: its own, or that of the page it belongs to. */
export function menuKeyOf(
  nodes: readonly MenuNode[],
  { path, trail }: Pick<Route, 'path' | 'trail'>,
): string {
  return (
    trail.findLast((crumb) => crumb.path !== undefined && ancestorsOf(nodes, crumb.path))?.path ??
    path
  );
}

/** Open groups after a click in a vertical menu: of the root groups only the one just opened stays open. */
export function oneRootOpen(
  roots: readonly string[],
  before: readonly string[],
  after: readonly string[],
): string[] {
  const opened = after.find((key) => !before.includes(key));
  if (opened === undefined || !roots.includes(opened)) return [...after];
  return after.filter((key) => key === opened || !roots.includes(key));
}
