import { createStore } from 'zustand/vanilla';
import { createFeedback } from './feedback/channel.ts';
import { createHttp } from './http/client.ts';
import { saveFile } from '../runtime/core/saveFile.ts';
import { watchLeaving } from './http/leaving.ts';
import { createLive } from './live/live.ts';
import { createSchemas } from './schemas.ts';
import { createSessionLife } from './session/life.ts';
import { createSessionStore } from './session/store.ts';
import { windowUpdates } from './status/updates.ts';
import { readMark, readToken } from './stores/cookie.ts';
import { createLock } from './stores/lock.ts';
import { createSettingsStore } from './stores/settings.ts';
import { createSite } from './stores/site.ts';
import { localKeys } from './stores/storage.ts';
import { emptyTabs, type TabsState } from './stores/tabs.ts';
import { sessionPaths } from '../protocol/addresses.ts';

/** Where the server answers calls. */
const base = '/api';

/** The parts of the running application that outlive any page, made once at start. */
export function createApplication() {
  const feedback = createFeedback();
  const store = createSessionStore();
  const http = createHttp({
    base,
    token: readToken,
    mark: readMark,
    signedIn: store.isSignedIn,
    feedback,
    restricted: store.restrict,
    leaving: watchLeaving(),
    save: saveFile,
  });
  const schemas = createSchemas({
    token: readToken,
    mark: readMark,
    expired() {
      if (store.isSignedIn()) feedback.expired();
      return store.isSignedIn();
    },
  });
  const settings = createSettingsStore(localKeys);
  const tabs = createStore<TabsState>(() => emptyTabs);
  const lock = createLock();
  const live = createLive({ address: base + sessionPaths.events, token: readToken });
  addEventListener('storage', settings.reread);
  addEventListener('storage', lock.reread);
  return {
    feedback,
    http,
    schemas,
    settings,
    tabs,
    lock,
    live,
    /** Who is signed in, and how that begins and ends. */
    session: {
      ...store,
      ...createSessionLife({ store, http, schemas, feedback, tabs, lock, live }),
    },
    site: createSite(http, schemas),
    updates: windowUpdates(),
  };
}

export type Application = ReturnType<typeof createApplication>;
