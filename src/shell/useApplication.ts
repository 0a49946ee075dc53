import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Application } from './application.ts';
import type { Session } from './session/session.ts';
import type { Settings } from './stores/settings.ts';
import type { TabsState } from './stores/tabs.ts';

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
