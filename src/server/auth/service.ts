/** What the other rooms of the server ask of sign-in. */
import type { AuthService } from '../services.ts';
import { forgetFailures } from './lockout.ts';
import type { Sessions } from './sessions.ts';

export function createAuthService(sessions: Sessions): AuthService {
  return {
    unlock: forgetFailures,
    sessions: (db, userId) => sessions.list(db, userId),
    endSessions: (db, ids) => sessions.endAll(db, ids),
    keepAfterPasswordChange: (db, session) => sessions.keepAfterPasswordChange(db, session),
  };
}
