/** What the other rooms of the server ask of sign-in. */
import type { AuthService } from '../services.ts';
import { forgetFailures } from './lockout.ts';
import type { Sessions } from './sessions.ts';

export function createAuthService(sessions: Sessions): AuthService {
  return {
    unlock: forgetFailures,
    sessions: (db, filter) => sessions.list(db, filter),
    endSessions: (db, ids) => sessions.endAll(db, ids),
    endOtherSessions: (db, session) => sessions.endOthers(db, session),
    keepAfterPasswordChange: (db, session) => sessions.keepAfterPasswordChange(db, session),
  };
}
