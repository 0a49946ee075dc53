/** What the hand-written modules of the server share; made once at start-up. */
import type { Session } from './auth/session.ts';
import type { SecondFactors } from './auth/second-factor/second-factors.ts';
import type { LiveSession, SessionFilter } from './auth/sessions.ts';
import type { Database, Db } from './db/database.ts';
import type { AuditChain } from './logs/audit/chain.ts';
import type { Engine } from './models/engine.ts';

export interface Services {
  database: Database;
  engine: Engine;
  /** Epoch milliseconds; tests may set the time. */
  now(): number;
  auth: AuthService;
  secondFactors: SecondFactors;
  audit: AuditChain;
}

/** What other modules ask of sign-in. */
export interface AuthService {
  /** Forgets the wrong passwords counted for a user name (docs/protocol/sign-in.md#sign-in). */
  unlock(db: Db, userName: string): Promise<void>;
  /** Sessions that still open something, the last begun first, a bounded number. */
  sessions(db: Db, wanted?: SessionFilter): Promise<LiveSession[]>;
  /** Ends sessions by their ids. @returns how many there were */
  endSessions(db: Db, ids: readonly string[]): Promise<number>;
  /** Ends all other sessions of the session's user. */
  endOtherSessions(db: Db, session: Session): Promise<void>;
  /** After a change of one's own password, in its transaction: this session goes on, all others of the user end. */
  keepAfterPasswordChange(db: Db, session: Session): Promise<void>;
}
