/**
 * GET /getRouters: the menu of the caller as route entries
 * (docs/protocol/sign-in.md#routes-of-the-menu).
 */
import type { Session } from '../http/session.ts';
import type { Db } from '../db/database.ts';
import { defineRoute } from '../http/route.ts';
import type { RouteDeclaration } from '../http/route.ts';
import { MAX_WHOLE } from '../models/read/limits.ts';
import { sessionPaths } from '../../protocol/addresses.ts';
import { menuComponents, noRedirect } from '../../protocol/menu.ts';

/** A menu row, as far as routes need it. */
export interface MenuRow {
  menuId: number;
  parentId: number;
  menuName: string;
  path: string | null;
  component: string | null;
  query: string | null;
  routeName: string | null;
  /** "0": opens outside. */
  isFrame: string;
  /** "1": not cached. */
  isCache: string;
  /** M directory, C page. */
  menuType: string;
  /** "1": hidden. */
  visible: string;
  icon: string | null;
}

/** Members of a route entry; empty ones are left out. */
export interface RouteEntry {
  name?: string;
  path?: string;
  hidden: boolean;
  redirect?: string;
  component?: string;
  query?: string;
  alwaysShow?: boolean;
  meta?: { title: string; icon: string | null; noCache: boolean; link: string | null };
  children?: RouteEntry[];
}

const ROOT = 0;
const HTTP = /^https?:\/\//;

/** @param refresh brings the menu entries of pages that were published since */
export function routersRoute(refresh: () => Promise<void>): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: sessionPaths.menu,
    summary: '当前用户的路由',
    tag: '登录',
    access: 'session',
    beforeSetup: true,
    answer: 'ajax',
    async handler({ db, session }) {
      await refresh();
      return { data: buildRouters(await menusOf(db, session!)) };
    },
  });
}

/** Enabled directories and pages the caller may see, by parent and order. */
async function menusOf(db: Db, session: Session): Promise<MenuRow[]> {
  let menus = db
    .selectFrom('sys_menu')
    .where('menu_type', 'in', ['M', 'C'])
    .where('status', '=', '0');
  if (!session.isSuperAdmin) {
    const roleIds = session.roles.map((role) => role.roleId);
    if (roleIds.length === 0) return [];
    menus = menus.where(
      'menu_id',
      'in',
      db.selectFrom('sys_role_menu').select('menu_id').where('role_id', 'in', roleIds),
    );
  }
  return menus
    .select([
      'menu_id as menuId',
      'parent_id as parentId',
      'menu_name as menuName',
      'path',
      'component',
      'query',
      'route_name as routeName',
      'is_frame as isFrame',
      'is_cache as isCache',
      'menu_type as menuType',
      'visible',
      'icon',
    ])
    .orderBy('parent_id')
    .orderBy('order_num')
    .orderBy('menu_id')
    .limit(MAX_WHOLE)
    .execute() as Promise<MenuRow[]>;
}

/** Builds the entries below the root; menus whose parent is not among them do not appear. */
export function buildRouters(menus: readonly MenuRow[]): RouteEntry[] {
  const byParent = Map.groupBy(menus, (menu) => menu.parentId);
  const below = (parentId: number): RouteEntry[] =>
    (byParent.get(parentId) ?? []).map((menu) => entryOf(menu, below(menu.menuId)));
  return below(ROOT);
}

function entryOf(menu: MenuRow, children: RouteEntry[]): RouteEntry {
  const entry = inOrder({
    name: isRootPage(menu) ? undefined : routeName(menu, menu.path),
    path: pathOf(menu),
    hidden: menu.visible === '1',
    component: componentOf(menu),
    query: menu.query ?? undefined,
    meta: metaOf(menu),
  });
  if (children.length > 0 && menu.menuType === 'M')
    return inOrder({ ...entry, alwaysShow: true, redirect: noRedirect, children });
  if (isRootPage(menu))
    return inOrder({ ...entry, meta: undefined, children: [rootPageChild(menu)] });
  if (menu.parentId === ROOT && isInnerLink(menu)) {
    return inOrder({
      ...entry,
      path: '/',
      meta: { title: menu.menuName, icon: menu.icon, noCache: false, link: null },
      children: [innerLinkChild(menu)],
    });
  }
  return inOrder(entry);
}

const rootPageChild = (menu: MenuRow): RouteEntry =>
  inOrder({
    name: routeName(menu, menu.path),
    path: menu.path ?? undefined,
    hidden: false,
    component: menu.component ?? undefined,
    query: menu.query ?? undefined,
    meta: metaOf(menu),
  });

/** meta.link carries the address; its title and icon are the menu's. */
function innerLinkChild(menu: MenuRow): RouteEntry {
  const path = slug(menu.path ?? '');
  return inOrder({
    name: routeName(menu, path),
    path,
    hidden: false,
    component: menuComponents.frame,
    meta: { title: menu.menuName, icon: menu.icon, noCache: false, link: menu.path },
  });
}

/** A page directly below the root that opens inside: it becomes the child of a Layout at `/`. */
const isRootPage = (menu: MenuRow): boolean =>
  menu.parentId === ROOT && menu.menuType === 'C' && menu.isFrame === '1';

/** An outside address shown in a frame inside. */
const isInnerLink = (menu: MenuRow): boolean => menu.isFrame === '1' && HTTP.test(menu.path ?? '');

const metaOf = (menu: MenuRow): NonNullable<RouteEntry['meta']> => ({
  title: menu.menuName,
  icon: menu.icon,
  noCache: menu.isCache === '1',
  link: HTTP.test(menu.path ?? '') ? menu.path : null,
});

function routeName(menu: MenuRow, path: string | null): string {
  const name = menu.routeName || path || '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function pathOf(menu: MenuRow): string {
  const path = menu.path ?? '';
  if (isRootPage(menu)) return '/';
  if (menu.parentId !== ROOT) return isInnerLink(menu) ? slug(path) : path;
  return menu.menuType === 'M' && menu.isFrame === '1' ? `/${path}` : path;
}

function componentOf(menu: MenuRow): string {
  if (menu.component && !isRootPage(menu)) return menu.component;
  if (menu.parentId === ROOT) return menuComponents.layout;
  if (isInnerLink(menu)) return menuComponents.frame;
  return menu.menuType === 'M' ? menuComponents.parent : menuComponents.layout;
}

/** An address as a path segment: without scheme and www., dots and colons as slashes. */
const slug = (path: string): string =>
  path.replace(/https?:\/\/|www\.|[.:]/g, (part) => (part.length === 1 ? '/' : ''));

const members = [
  'name',
  'path',
  'hidden',
  'redirect',
  'component',
  'query',
  'alwaysShow',
  'meta',
  'children',
] as const satisfies readonly (keyof RouteEntry)[];

/** Members in the protocol's order, empty ones left out. */
const inOrder = (entry: RouteEntry): RouteEntry =>
  Object.fromEntries(
    members.flatMap((name) => {
      const value = entry[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  ) as unknown as RouteEntry;
