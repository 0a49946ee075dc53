/** What the other rooms of the server ask of sign-in. */
import type { Db } from '../db/database.ts';
import type { Session } from '../http/session.ts';
import { forgetFailures } from './lockout.ts';
import type { LiveSession, SessionFilter } from './session-list.ts';
import type { Sessions } from './sessions.ts';

/** What other modules ask of sign-in. */
export interface AuthService {
  /** Forgets the wrong passwords counted for a user name (docs/protocol/sign-in.md#sign-in). */
  unlock(db: Db, userName: string): Promise<void>;
  /** Sessions that still open something, the last begun first, a bounded number. */
  sessions(db: Db, filter?: SessionFilter): Promise<LiveSession[]>;
  /** Ends sessions by their ids. @returns how many there were */
  endSessions(db: Db, ids: readonly string[]): Promise<number>;
  /** Ends all other sessions of the session's user. */
  endOtherSessions(db: Db, session: Session): Promise<void>;
  /** After a change of one's own password, in its transaction: this session goes on, all others of the user end. */
  keepAfterPasswordChange(db: Db, session: Session): Promise<void>;
}

export function createAuthService(sessions: Sessions): AuthService {
  return {
    unlock: forgetFailures,
    sessions: (db, filter) => sessions.list(db, filter),
    endSessions: (db, ids) => sessions.endAll(db, ids),
    endOtherSessions: (db, session) => sessions.endOthers(db, session),
    keepAfterPasswordChange: (db, session) => sessions.keepAfterPasswordChange(db, session),
  };
}
