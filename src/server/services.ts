/** What the hand-written modules of the server share; made once at start-up. */
import type { Db } from './db/database.ts';
import type { Database } from './db/database.ts';
import type { Engine } from './models/engine.ts';

export interface Services {
  database: Database;
  engine: Engine;
  /** Epoch milliseconds; tests may set the time. */
  now(): number;
  auth: AuthService;
}

/** What other modules ask of sign-in. */
export interface AuthService {
  /** Forgets the wrong passwords counted for a user name (protocol.md 2.2). */
  unlock(db: Db, userName: string): Promise<void>;
}
