import { joinPath, isExternal, linkOf, queryOf, type RouterEntry } from './entries.ts';
import { defined } from '../../schema/defined.ts';

/** What is shown at a route. */
export type Target =
  | { kind: 'home' }
  /** A page schema, named by the menu's component. */
  | { kind: 'page'; component: string }
  /** The examples of all widgets. */
  | { kind: 'widgets' }
  | { kind: 'frame'; url: string }
  | { kind: 'result'; status: '403' | '404' | '500' }
  /** A place whose content is not part of this installation. */
  | { kind: 'reserved' };

/** One step of the breadcrumb; without a path it is plain text. */
export interface Crumb {
  title: string;
  path?: string;
}

export interface Route {
  path: string;
  title: string;
  icon?: string;
  target: Target;
  noCache: boolean;
  hidden: boolean;
  /** Parts of the path that its pattern names. */
  params?: Record<string, string>;
  /** Parameters that the menu adds to the address. */
  query: Record<string, string>;
  /** Titles from the top to this route, the route itself last. */
  trail: Crumb[];
  /** Offered as a tab; results are not. */
  tab: boolean;
  /** The page has no breadcrumb (hiddenHeaderContent). */
  bare?: boolean;
}

/** Routes by path, and paths of directories by where they lead. */
export interface RouteTable {
  routes: ReadonlyMap<string, Route>;
  redirects: ReadonlyMap<string, string>;
}

/** Components that hold other entries and show nothing themselves. */
const holders = new Set(['Layout', 'ParentView', '']);

/**
 * Flattens the server's tree into routes
 * (docs/protocol/frame.md#from-the-menu-tree-to-menu-and-routes). A directory leads to its first
 * visible page, or to the redirect it names; external links give no route.
 */
export function buildRoutes(entries: readonly RouterEntry[]): RouteTable {
  const routes = new Map<string, Route>();
  const redirects = new Map<string, string>();

  function visit(entry: RouterEntry, parent: string, trail: readonly Crumb[]): void {
    if (isExternal(entry)) return;
    const path = joinPath(parent, entry.path);
    const title = entry.meta?.title;
    if (entry.children?.length || holders.has(entry.component ?? '')) {
      const directory: Crumb[] =
        title && path !== '/'
          ? [{ title, ...defined({ path: plain(entry) ? undefined : path }) }]
          : [];
      for (const child of entry.children ?? []) visit(child, path, [...trail, ...directory]);
      const aim = plain(entry) ? firstPage(entry, parent) : joinPath('', entry.redirect!);
      if (aim && aim !== path && path !== '/' && !routes.has(path)) redirects.set(path, aim);
      return;
    }
    routes.set(path, routeOf(entry, path, trail));
  }

  for (const entry of entries) visit(entry, '', []);
  return { routes, redirects };
}

/** A directory that cannot be opened itself: its crumb is text. */
const plain = (entry: RouterEntry) => !entry.redirect || entry.redirect === 'noRedirect';

function firstPage(entry: RouterEntry, parent: string): string | undefined {
  const path = joinPath(parent, entry.path);
  for (const child of entry.children ?? []) {
    if (child.hidden || isExternal(child)) continue;
    if (!child.children?.length && !holders.has(child.component ?? ''))
      return joinPath(path, child.path);
    const inner = firstPage(child, path);
    if (inner) return inner;
  }
  return undefined;
}

function routeOf(entry: RouterEntry, path: string, trail: readonly Crumb[]): Route {
  const title = entry.meta?.title ?? entry.name ?? path;
  const url = linkOf(entry);
  const target: Target = url
    ? { kind: 'frame', url }
    : { kind: 'page', component: entry.component! };
  return {
    path,
    title,
    target,
    ...defined({ icon: entry.meta?.icon ? entry.meta.icon : undefined }),
    noCache: entry.meta?.noCache ?? false,
    hidden: entry.hidden ?? false,
    query: queryOf(entry.query),
    trail: [...trail, { title, path }],
    tab: true,
  };
}

/** Spelling under which a path is looked up. */
export const normalise = (path: string) => joinPath('', safeDecode(path));

function safeDecode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Page id of a menu's component among the known pages: the component itself, or without its
 * trailing `/index`.
 */
export function pageIdOf(
  component: string,
  has: (id: string) => boolean,
): { id: string; exists: boolean } {
  const trimmed = component.replace(/^\/+/, '').replace(/\/index$/, '');
  const id = [component, trimmed].find(has);
  return id === undefined ? { id: trimmed, exists: false } : { id, exists: true };
}
