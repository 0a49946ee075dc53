import type { RouterEntry } from '../routing/entries.ts';
import { readMenuTree } from '../routing/menuTree.ts';
import { pagesOf } from '../routing/pages.ts';
import type { Session } from './session.ts';
import { passwordOf, viewerOf, type GivenInfo } from './viewer.ts';
import type { ApiHttp } from '../http/client.ts';
import { sessionPaths } from '../../protocol/addresses.ts';
import type { SessionUser } from '../../protocol/viewer.ts';

/**
 * Asks the server who is signed in and what the menu holds. Rejects with an ApiError that was not
 * shown.
 */
export async function fetchSession(http: ApiHttp): Promise<Session> {
  const [answer, routers] = await Promise.all([
    http.request({ url: sessionPaths.viewer, quiet: true }),
    http.request({ url: sessionPaths.menu, quiet: true }),
  ]);
  const info = answer as GivenInfo;
  const user = info.user as SessionUser;
  const viewer = viewerOf(info, user);
  const restricted = info.isTotpSetupRequired === true || info.isPasswordChangeRequired === true;
  // A menu would lead to pages that the server refuses.
  const tree = readMenuTree(restricted ? [] : ((routers.data ?? []) as RouterEntry[]));
  return {
    user,
    password: passwordOf(info),
    viewer,
    menu: tree.menu,
    findPage: pagesOf(tree, viewer),
    restricted,
  };
}

/**
 * The session with the viewer of the one before, where nothing about them has changed: open pages
 * are made for a viewer, and made anew for another.
 */
export const continued = (before: Session | null, session: Session): Session =>
  before && JSON.stringify(before.viewer) === JSON.stringify(session.viewer)
    ? { ...session, viewer: before.viewer }
    : session;
