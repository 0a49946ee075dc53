import type { Viewer } from '../../schema/compile/plan.ts';
import { defined } from '../../schema/defined.ts';
import { hasAccess } from '../../schema/permission.ts';
import { addressOf } from './entries.ts';
import type { MenuTree } from './menuTree.ts';
import { ownPages, type OwnPage } from './ownPages.ts';
import { normalise } from './paths.ts';
import { pathPattern } from './pattern.ts';
import type { Route } from './route.ts';
import { rights } from '../../protocol/rights.ts';

/** What a path leads to: a page, or the path of the page that a directory stands for. */
export type Found = { route: Route } | { redirect: string };

/**
 * Finds what a path leads to for one viewer, in whatever spelling; the same page for the same path.
 */
export type FindPage = (path: string) => Found | undefined;

/**
 * The pages of a viewer: those of the server's menu, and those of the application that the viewer
 * may open. The server's win: an installation may replace a page. This is the only place where a
 * path becomes a page; everything else asks what it returns.
 */
export function pagesOf(tree: Pick<MenuTree, 'routes' | 'redirects'>, viewer: Viewer): FindPage {
  const routes = new Map(tree.routes);
  const open = ownPages().filter(({ permission }) => hasAccess(rights, viewer, permission));
  for (const page of open.filter(({ path }) => !path.includes(':') && !routes.has(path)))
    routes.set(page.path, routeOf(page, page.path, tree));
  const patterns = open
    .filter(({ path }) => path.includes(':'))
    .map((page) => ({ page, read: pathPattern(page.path) }));
  /** A page whose path holds numbers: made when it is first asked for, and kept. */
  function patterned(path: string): Route | undefined {
    for (const { page, read } of patterns) {
      const params = read(path);
      if (!params) continue;
      const route = { ...routeOf(page, path, tree), params };
      routes.set(path, route);
      return route;
    }
    return undefined;
  }
  return (given) => {
    const path = normalise(given);
    const route = routes.get(path) ?? patterned(path);
    if (route) return { route };
    const redirect = tree.redirects.get(path);
    return redirect === undefined ? undefined : { redirect };
  };
}

/** The page at a path; undefined where there is none, or only a directory. */
export function routeAt(find: FindPage, path: string): Route | undefined {
  const found = find(path);
  return found && 'route' in found ? found.route : undefined;
}

/** A page at its address; no route: an address without one, such as that of the sign-in page. */
export interface CurrentPage {
  route: Route | undefined;
  /** With the parameters of the menu; those of the address itself win. */
  address: string;
}

/** The page that an address of the router stands for. */
export function pageAt(
  find: FindPage,
  { pathname, search }: { pathname: string; search: string },
): CurrentPage {
  const route = routeAt(find, pathname);
  if (!route) return { route, address: pathname };
  const query = { ...route.query, ...Object.fromEntries(new URLSearchParams(search)) };
  return { route, address: addressOf(route.path, query) };
}

function routeOf(page: OwnPage, path: string, { routes }: Pick<MenuTree, 'routes'>): Route {
  const { title, target, icon, bare, parent = path.slice(0, path.lastIndexOf('/')) } = page;
  return {
    path,
    title,
    target,
    hidden: true,
    query: {},
    noCache: page.noCache ?? false,
    tab: page.tab ?? true,
    ...defined({ icon, bare }),
    // 调度日志 stands below 定时任务.
    trail: [...(routes.get(parent)?.trail ?? []), { title, path }],
  };
}
