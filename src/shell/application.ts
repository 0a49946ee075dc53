import { createContext, useContext } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { announceSignIn } from '../runtime/data/signedInAgain.ts';
import { createFeedback } from './feedback/channel.ts';
import { createHttp } from './http/client.ts';
import { saveFile } from './http/download.ts';
import { watchLeaving } from './http/leaving.ts';
import { createLive } from './live/live.ts';
import { leaveClosedLanguage } from './locale/allowed.ts';
import { createSchemas } from './schemas.ts';
import { windowUpdates } from './status/updates.ts';
import { readMark, readToken, writeToken } from './stores/cookie.ts';
import {
  continued,
  createSessionStore,
  fetchSession,
  type PasswordState,
  type Session,
} from './stores/session.ts';
import { createSettingsStore, type Settings } from './stores/settings.ts';
import { createLock } from './stores/lock.ts';
import { createSite } from './stores/site.ts';
import { localKeys } from './stores/storage.ts';
import { restoreTabs } from './stores/openTabs.ts';
import { emptyTabs, type TabsState } from './stores/tabs.ts';

/** What `POST /login` takes; totp is the code of a second factor or a recovery code. */
export interface Credentials {
  username: string;
  password: string;
  code?: string;
  uuid?: string;
  totp?: string;
}

/** The parts of the running application that outlive any page, made once at start. */
export function createApplication() {
  const feedback = createFeedback();
  const session = createSessionStore();
  const expired = () => {
    if (signedIn()) feedback.expired();
    return signedIn();
  };
  const signedIn = () => session.getState().session !== null && !session.getState().suspended;
  const http = createHttp({
    base: '/api',
    token: readToken,
    mark: readMark,
    signedIn,
    feedback,
    restricted: () => restrict(),
    leaving: watchLeaving(),
    save: saveFile,
  });
  const settings = createSettingsStore(localKeys);
  const tabs = createStore<TabsState>(() => emptyTabs);
  const schemas = createSchemas({ token: readToken, mark: readMark, expired });
  const site = createSite(http, schemas);
  const lock = createLock();
  const live = createLive({ address: '/api/events', token: readToken });
  const updates = windowUpdates();
  /** Somebody has just signed in, and was not yet told of an initial or expired password. */
  let justSignedIn = false;
  /** The mark of the session that was fetched. */
  let markOfSession: string | undefined;
  addEventListener('storage', settings.reread);
  addEventListener('storage', lock.reread);

  /** The person must change the password or set up a second factor before anything else; the router leads there. @returns whether that was known */
  function restrict(): boolean {
    const { session: present } = session.getState();
    if (present && !present.restricted)
      session.setState({ session: { ...present, restricted: true } });
    return present?.restricted === true;
  }

  /** Token and user are forgotten, here and at once. */
  function forget(): void {
    writeToken(undefined);
    markOfSession = undefined;
    closeDialogs();
    session.setState({ session: null, suspended: false });
    tabs.setState(emptyTabs);
    live.forget();
  }

  function closeDialogs(): void {
    feedback.closeExpired();
    feedback.finishProof(false);
  }

  /** The session ended: the page, if there is one, stays behind the sign-in page. */
  function suspend(): void {
    writeToken(undefined);
    closeDialogs();
    session.setState({ suspended: session.getState().session !== null });
  }

  /** Tells the server; its answer does not matter here (docs/protocol/product.md#states). */
  const endSession = () =>
    http.request({ method: 'DELETE', url: '/logout', quiet: true }).catch(() => null);

  return {
    feedback,
    http,
    session,
    settings,
    tabs,
    schemas,
    site,
    lock,
    live,
    updates,

    hasToken: () => readMark() !== undefined,

    /**
     * Signs in, as a client that can give a proof again when asked; the token is kept for seven
     * days, by our own server in a cookie out of reach, of others by us. Rejects with an ApiError that was not shown.
     */
    async signIn(credentials: Credentials): Promise<void> {
      const { token } = await http.request({
        method: 'POST',
        url: '/login',
        body: { ...credentials, reauthenticate: true },
        quiet: true,
      });
      if (typeof token === 'string') writeToken(token);
      lock.open();
      justSignedIn = true;
    },

    /** The session of this browser, fetched when it is not known yet. */
    async loadSession(): Promise<Session> {
      const current = session.getState();
      const mark = readMark();
      // Another one: somebody has signed in in another window, perhaps somebody else.
      if (current.session && !current.suspended && mark === markOfSession) return current.session;
      const [loaded] = await Promise.all([fetchSession(http), schemas.index().catch(() => null)]);
      // Somebody else signs in where a session was suspended: its tabs, pages and unread notices are not theirs.
      if (current.session?.user.userId !== loaded.user.userId) {
        live.forget();
        tabs.setState(
          restoreTabs(loaded.user.userId, (path) => loaded.table.routes.get(path)?.title),
        );
      }
      markOfSession = mark;
      session.setState({ session: continued(current.session, loaded), suspended: false });
      if (current.suspended) announceSignIn(http);
      void leaveClosedLanguage(http);
      return loaded;
    },

    /** Asks the server again who is signed in and what they may do. */
    async reloadSession(): Promise<void> {
      markOfSession = undefined;
      await this.loadSession();
    },

    /** What to tell of the password, once after each sign-in. */
    takePasswordNotice(): PasswordState {
      const state = justSignedIn ? session.getState().session?.password : undefined;
      justSignedIn = false;
      return state ?? 'own';
    },

    suspend,

    forget,

    /** Ends the session on the server, then here. */
    async signOut(): Promise<void> {
      await endSession();
      forget();
    },

    /** Ends the session; its user finds the page again after signing in. */
    async leave(): Promise<void> {
      await endSession();
      suspend();
    },

    /** Ends the session here at once, without waiting for the server. */
    abandon(): void {
      void endSession();
      forget();
    },
  };
}

export type Application = ReturnType<typeof createApplication>;

export const ApplicationContext = createContext<Application | null>(null);

/** The running application; throws outside an ApplicationContext. */
export function useApplication(): Application {
  const application = useContext(ApplicationContext);
  if (!application)
    throw new Error('useApplication must be used inside <ApplicationContext.Provider>');
  return application;
}

export const useSettings = (): Settings => useStore(useApplication().settings);
export const useTabs = (): TabsState => useStore(useApplication().tabs);

/** The present session; throws where nobody is signed in. */
export function useSession(): Session {
  const { session } = useStore(useApplication().session);
  if (!session) throw new Error('useSession must be used behind the sign-in');
  return session;
}
