import { defined } from '../../schema/defined.ts';
import { addressOf, isExternal, joinPath, linkOf, queryOf, type RouterEntry } from './entries.ts';
import type { MenuNode } from './menu.ts';
import type { Crumb, Route, Target } from './route.ts';
import { menuComponents, noRedirect } from '../../protocol/menu.ts';

/** What follows from the server's tree of menus. */
export interface MenuTree {
  /** The visible tree. */
  menu: MenuNode[];
  /** Pages by path, hidden ones too. */
  routes: ReadonlyMap<string, Route>;
  /** Paths of directories, and where they lead. */
  redirects: ReadonlyMap<string, string>;
}

/** Components that hold other entries and show nothing themselves. */
const holders: ReadonlySet<string | undefined> = new Set([
  menuComponents.layout,
  menuComponents.parent,
  '',
  undefined,
]);

/**
 * Walks the answer of `GET /getRouters` once and gives menu and routes
 * (docs/protocol/frame.md#from-the-menu-tree-to-menu-and-routes).
 *
 * - Menu: hidden entries and groups that hold nothing visible are left out; an entry at `/` or
 *   without a title gives its children's place.
 * - Routes: every page, hidden or not; external links give none.
 * - A directory leads to the redirect that it names, or to its first visible page.
 */
export function readMenuTree(entries: readonly RouterEntry[]): MenuTree {
  const routes = new Map<string, Route>();
  const redirects = new Map<string, string>();

  /** Entries below a path. @returns the nodes of those that are visible */
  const walk = (below: readonly RouterEntry[], parent: string, trail: readonly Crumb[]) =>
    below.flatMap((entry): MenuNode[] => {
      const nodes = visit(entry, parent, trail);
      return entry.hidden ? [] : nodes;
    });

  function visit(entry: RouterEntry, parent: string, trail: readonly Crumb[]): MenuNode[] {
    if (isExternal(entry)) return [externalNode(entry)];
    const path = joinPath(parent, entry.path);
    if (entry.children?.length || holders.has(entry.component))
      return directory(entry, path, trail);
    const route = routeOf(entry, path, trail);
    routes.set(path, route);
    return [pageNode(entry, route)];
  }

  function directory(entry: RouterEntry, path: string, trail: readonly Crumb[]): MenuNode[] {
    const title = path === '/' ? undefined : entry.meta?.title;
    const target =
      entry.redirect && entry.redirect !== noRedirect ? joinPath('', entry.redirect) : undefined;
    const own: Crumb[] = title ? [{ title, ...defined({ path: target && path }) }] : [];
    const children = walk(entry.children ?? [], path, [...trail, ...own]);
    const leadsTo = target ?? firstPage(children);
    if (leadsTo && leadsTo !== path && path !== '/' && !routes.has(path))
      redirects.set(path, leadsTo);
    if (!title) return children;
    return children.length > 0 ? [{ key: path, ...labelOf(entry), external: false, children }] : [];
  }

  return { menu: walk(entries, '', []), routes, redirects };
}

const labelOf = ({ meta, name, path }: RouterEntry) => ({
  title: meta?.title ?? name ?? path,
  ...defined({ icon: meta?.icon && meta.icon !== '#' ? meta.icon : undefined }),
});

function externalNode(entry: RouterEntry): MenuNode {
  const url = linkOf(entry)!;
  return { key: url, ...labelOf(entry), address: url, external: true, children: [] };
}

const pageNode = (entry: RouterEntry, { path, query }: Route): MenuNode => ({
  key: path,
  ...labelOf(entry),
  address: addressOf(path, query),
  external: false,
  children: [],
});

function routeOf(entry: RouterEntry, path: string, trail: readonly Crumb[]): Route {
  const label = labelOf(entry);
  const url = linkOf(entry);
  const target: Target = url
    ? { kind: 'frame', url }
    : { kind: 'page', component: entry.component! };
  return {
    path,
    ...label,
    target,
    noCache: entry.meta?.noCache ?? false,
    hidden: entry.hidden ?? false,
    query: queryOf(entry.query),
    trail: [...trail, { title: label.title, path }],
    tab: true,
  };
}

/** Path of the first page in reading order; links to elsewhere are none. */
function firstPage(nodes: readonly MenuNode[]): string | undefined {
  for (const { key, external, children } of nodes) {
    const found = children.length > 0 ? firstPage(children) : external ? undefined : key;
    if (found !== undefined) return found;
  }
  return undefined;
}
