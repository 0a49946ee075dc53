/** What the hand-written modules of the server share; made once at start-up. */
import type { SecondFactors } from './auth/second-factor/second-factors.ts';
import type { AuthService } from './auth/service.ts';
import type { Database } from './db/database.ts';
import type { AuditChain } from './logs/audit/chain.ts';
import type { Engine } from './models/types.ts';

export interface Services {
  database: Database;
  engine: Engine;
  /** Epoch milliseconds; tests may set the time. */
  now(): number;
  auth: AuthService;
  secondFactors: SecondFactors;
  audit: AuditChain;
}
