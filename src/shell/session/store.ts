import { createStore } from 'zustand/vanilla';
import type { Session } from './session.ts';

export interface SessionState {
  session: Session | null;
  /**
   * The server has ended the session: its page stays mounted behind the sign-in page,
   * so that the same user finds a half-filled form again.
   */
  suspended: boolean;
}

/** Who is signed in, as far as this window knows. */
export function createSessionStore() {
  const store = createStore<SessionState>(() => ({ session: null, suspended: false }));
  return {
    ...store,
    isSignedIn(): boolean {
      const { session, suspended } = store.getState();
      return session !== null && !suspended;
    },
    /**
     * The person must change the password or set up a second factor before anything else; the
     * router leads there. @returns whether that was known
     */
    restrict(): boolean {
      const { session } = store.getState();
      if (session && !session.restricted)
        store.setState({ session: { ...session, restricted: true } });
      return session?.restricted === true;
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
