import type { StoreApi } from 'zustand/vanilla';
import { announceSignIn } from '../../runtime/data/signedInAgain.ts';
import type { FeedbackChannel } from '../feedback/channel.ts';
import type { Live } from '../live/live.ts';
import { leaveClosedLanguage } from '../locale/allowed.ts';
import { routeAt } from '../routing/pages.ts';
import type { Schemas } from '../schemas.ts';
import { readMark, writeToken } from '../stores/cookie.ts';
import type { Lock } from '../stores/lock.ts';
import { restoreTabs } from '../stores/openTabs.ts';
import { emptyTabs, type TabsState } from '../stores/tabs.ts';
import { continued, fetchSession } from './fetchSession.ts';
import type { Credentials, PasswordState, Session } from './session.ts';
import type { SessionStore } from './store.ts';
import type { ApiHttp } from '../http/client.ts';
import { sessionPaths } from '../../protocol/addresses.ts';

/** What begins and ends together with a session. */
interface Parts {
  store: SessionStore;
  http: ApiHttp;
  schemas: Pick<Schemas, 'index'>;
  feedback: Pick<FeedbackChannel, 'closeExpired' | 'finishProof'>;
  tabs: StoreApi<TabsState>;
  lock: Pick<Lock, 'open'>;
  live: Pick<Live, 'forget'>;
}

/** How a session of this browser begins, goes on and ends. */
export function createSessionLife({ store, http, schemas, feedback, tabs, lock, live }: Parts) {
  /** Somebody has just signed in, and was not yet warned of an initial or expired password. */
  let justSignedIn = false;
  /** The mark of the session that was fetched. */
  let markOfSession: string | undefined;

  function closeDialogs(): void {
    feedback.closeExpired();
    feedback.finishProof(false);
  }

  /** Token and user are forgotten, here and at once. */
  function forget(): void {
    writeToken(undefined);
    markOfSession = undefined;
    closeDialogs();
    store.setState({ session: null, suspended: false });
    tabs.setState(emptyTabs);
    live.forget();
  }

  /** The session ended: the page, if there is one, stays behind the sign-in page. */
  function suspend(): void {
    writeToken(undefined);
    closeDialogs();
    store.setState({ suspended: store.getState().session !== null });
  }

  /** Informs the server; its answer does not matter here (docs/protocol/product.md#states). */
  const endOnServer = () =>
    http.request({ method: 'DELETE', url: sessionPaths.signOut, quiet: true }).catch(() => null);

  /** The session of this browser, fetched when it is not known yet. */
  async function load(): Promise<Session> {
    const current = store.getState();
    const mark = readMark();
    // Another one: somebody has signed in in another window, perhaps somebody else.
    if (current.session && !current.suspended && mark === markOfSession) return current.session;
    const [loaded] = await Promise.all([fetchSession(http), schemas.index().catch(() => null)]);
    // Somebody else signs in where a session was suspended: its tabs, pages and unread notices are
    // not theirs.
    if (current.session?.user.userId !== loaded.user.userId) {
      live.forget();
      const titleOf = (path: string) => routeAt(loaded.findPage, path)?.title;
      tabs.setState(restoreTabs(loaded.user.userId, titleOf));
    }
    markOfSession = mark;
    store.setState({ session: continued(current.session, loaded), suspended: false });
    if (current.suspended) announceSignIn(http);
    void leaveClosedLanguage(http);
    return loaded;
  }

  return {
    /** Whether this browser has a session; only the server knows whether it still holds. */
    exists: () => readMark() !== undefined,

    /**
     * Signs in, as a client that can give a proof again when asked; the token is kept for seven
     * days, by our own server in a cookie out of reach, of others by us. Rejects with an ApiError
     * that was not shown.
     */
    async signIn(credentials: Credentials): Promise<void> {
      const { token } = await http.request({
        method: 'POST',
        url: sessionPaths.signIn,
        body: { ...credentials, reauthenticate: true },
        quiet: true,
      });
      if (typeof token === 'string') writeToken(token);
      lock.open();
      justSignedIn = true;
    },

    load,

    /** Asks the server again who is signed in and what they may do. */
    async reload(): Promise<void> {
      markOfSession = undefined;
      await load();
    },

    /** The menu as it is by now: pages have come or gone. Pages that are open stay as they are. */
    async renewMenu(): Promise<void> {
      const before = store.getState().session;
      const { menu, findPage } = await fetchSession(http);
      const { session, suspended } = store.getState();
      if (session && session === before && !suspended)
        store.setState({ session: { ...session, menu, findPage } });
    },

    /** What to say of the password, once after each sign-in. */
    takePasswordNotice(): PasswordState {
      const state = justSignedIn ? store.getState().session?.password : undefined;
      justSignedIn = false;
      return state ?? 'own';
    },

    suspend,

    forget,

    /** Ends the session on the server, then here. */
    async signOut(): Promise<void> {
      await endOnServer();
      forget();
    },

    /** Ends the session; its user finds the page again after signing in. */
    async leave(): Promise<void> {
      await endOnServer();
      suspend();
    },

    /** Ends the session here at once, without waiting for the server. */
    abandon(): void {
      void endOnServer();
      forget();
    },
  };
}
