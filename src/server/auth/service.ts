/** What the other rooms of the server ask of sign-in. */
import type { AuthService } from '../services.ts';
import { forgetFailures } from './lockout.ts';
import type { Sessions } from './sessions.ts';

export function createAuthService(sessions: Sessions): AuthService {
  return {
    unlock: forgetFailures,
    keepAfterPasswordChange: (db, session) => sessions.keepAfterPasswordChange(db, session),
  };
}
