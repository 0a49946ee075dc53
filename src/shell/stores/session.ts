import { createStore } from 'zustand/vanilla';
import type { Viewer } from '../../schema/compile/plan.ts';
import { ruleText } from '../../schema/password.ts';
import type { Envelope, Http } from '../../runtime/host.ts';
import type { RouterEntry } from '../routing/entries.ts';
import { buildMenu, type MenuNode } from '../routing/menu.ts';
import { buildRoutes, type RouteTable } from '../routing/routes.ts';
import { withStatic } from '../routing/static.ts';
import { defined } from '../../schema/defined.ts';

/**
 * The signed-in user as `GET /getInfo` tells (docs/protocol/sign-in.md#who-is-asking); foreign
 * servers leave members out.
 */
export interface SessionUser {
  userId: number;
  userName: string;
  nickName?: string | null;
  avatar?: string | null;
  deptId?: number | null;
  dept?: { deptName?: string | null } | null;
  roles?: { roleName?: string | null }[] | null;
}

/** What the server says of the user's password: chosen by themselves, still the initial one, or too old. */
export type PasswordState = 'own' | 'initial' | 'expired';

/** Everything that follows from who is signed in. */
export interface Session {
  user: SessionUser;
  password: PasswordState;
  viewer: Viewer;
  menu: MenuNode[];
  table: RouteTable;
  /** The person must change the password or set up a second factor first; the server refuses everything else. */
  restricted: boolean;
}

export interface SessionState {
  session: Session | null;
  /**
   * The server has ended the session: its page stays mounted behind the sign-in page,
   * so that the same user finds a half-filled form again.
   */
  suspended: boolean;
}

/**
 * Marker of a user without roles: keeps the guard from asking for the user again and again
 * (docs/protocol/product.md#states).
 */
const defaultRole = 'ROLE_DEFAULT';

export const createSessionStore = () =>
  createStore<SessionState>(() => ({ session: null, suspended: false }));

/** Asks the server who is signed in and what the menu holds. Rejects with an ApiError that was not shown. */
export async function fetchSession(http: Http): Promise<Session> {
  const [info, routers] = await Promise.all([
    http.request({ url: '/getInfo', quiet: true }),
    http.request({ url: '/getRouters', quiet: true }),
  ]);
  const user = info.user as SessionUser;
  const viewer = viewerOf(info, user);
  const restricted = info.isTotpSetupRequired === true || info.isPasswordChangeRequired === true;
  // A menu would lead to pages that the server refuses.
  const entries = restricted ? [] : ((routers.data ?? []) as RouterEntry[]);
  return {
    user,
    password: passwordOf(info),
    viewer,
    menu: buildMenu(entries),
    table: withStatic(buildRoutes(entries), viewer),
    restricted,
  };
}

/** The session with the viewer of the one before, where nothing about them has changed: open pages are made for a viewer, and made anew for another. */
export const continued = (before: Session | null, session: Session): Session =>
  before && JSON.stringify(before.viewer) === JSON.stringify(session.viewer)
    ? { ...session, viewer: before.viewer }
    : session;

function passwordOf({ isDefaultModifyPwd, isPasswordExpired }: Envelope): PasswordState {
  if (isDefaultModifyPwd === true) return 'initial';
  return isPasswordExpired === true ? 'expired' : 'own';
}

function viewerOf(info: Envelope, user: SessionUser): Viewer {
  const roles = (info.roles ?? []) as string[];
  return {
    userId: user.userId,
    userName: user.userName,
    nickName: user.nickName ?? user.userName,
    ...defined({ deptId: user.deptId ?? undefined }),
    roles: roles.length > 0 ? roles : [defaultRole],
    permissions: (info.permissions ?? []) as string[],
    ...defined({
      passwordRule:
        typeof info.pwdChrtype === 'string'
          ? ruleText(info.pwdChrtype, info.passwordLength)
          : undefined,
    }),
  };
}
