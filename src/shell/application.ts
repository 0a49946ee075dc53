import { createContext, useContext } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { createFeedback } from './feedback/channel.ts';
import { createHttp } from './http/client.ts';
import { saveFile } from './http/download.ts';
import { createSchemas } from './schemas.ts';
import { readToken, writeToken } from './stores/cookie.ts';
import { createSessionStore, fetchSession, type Session } from './stores/session.ts';
import { createSettingsStore, type Settings } from './stores/settings.ts';
import { localKeys } from './stores/storage.ts';
import { restoreTabs } from './stores/openTabs.ts';
import { emptyTabs, type TabsState } from './stores/tabs.ts';

/** The parts of the running application that outlive any page, made once at start. */
export function createApplication() {
  const feedback = createFeedback();
  const http = createHttp({ base: '/api', token: readToken, feedback, save: saveFile });
  const session = createSessionStore();
  const settings = createSettingsStore(localKeys);
  const tabs = createStore<TabsState>(() => emptyTabs);
  const schemas = createSchemas();
  addEventListener('storage', settings.reread);

  /** Token and user are forgotten, here and at once. */
  function forget(): void {
    writeToken(undefined);
    session.setState({ session: null, suspended: false });
    tabs.setState(emptyTabs);
  }

  return {
    feedback, http, session, settings, tabs, schemas,

    hasToken: () => readToken() !== undefined,

    /** Signs in; the token is kept for seven days. Rejects with an ApiError that was not shown. */
    async signIn(credentials: { username: string; password: string; code?: string; uuid?: string }): Promise<void> {
      const { token } = await http.request({ method: 'POST', url: '/login', body: credentials, quiet: true });
      writeToken(String(token));
    },

    /** The session of the stored token, fetched when it is not known yet. */
    async loadSession(): Promise<Session> {
      const known = session.getState();
      if (known.session && !known.suspended) return known.session;
      const [loaded] = await Promise.all([fetchSession(http), schemas.index().catch(() => null)]);
      // Somebody else signs in where a session was suspended: its tabs and pages are not theirs.
      if (known.session?.user.userId !== loaded.user.userId) tabs.setState(restoreTabs(loaded.user.userId, (path) => loaded.table.routes.has(path)));
      session.setState({ session: loaded, suspended: false });
      return loaded;
    },

    /** The session ended on the server: the page stays behind the sign-in page. */
    suspend(): void {
      writeToken(undefined);
      session.setState({ suspended: true });
    },

    forget,

    /** Ends the session on the server and here; the local part does not depend on the answer (spec.md 4). */
    async signOut(): Promise<void> {
      await http.request({ method: 'DELETE', url: '/logout', quiet: true }).catch(() => null);
      forget();
    },
  };
}

export type Application = ReturnType<typeof createApplication>;

export const ApplicationContext = createContext<Application | null>(null);

/** The running application; throws outside an ApplicationContext. */
export function useApplication(): Application {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error('useApplication must be used inside <ApplicationContext.Provider>');
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
