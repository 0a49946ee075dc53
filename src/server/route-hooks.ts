/** What sign-in and the operation log do with the calls of declared routes. */
import { requireProof } from './auth/proof.ts';
import type { Database } from './db/database.ts';
import type { RouteHooks } from './http/route-environment.ts';
import type { AuditChain } from './logs/audit/chain.ts';
import { writeOperationLog } from './logs/operation-log.ts';

export interface RouteHookOptions {
  database: Database;
  audit: AuditChain;
  /** Epoch milliseconds. */
  now(): number;
}

export const routeHooks = ({ database, audit, now }: RouteHookOptions): RouteHooks => ({
  requireProof: (session, demand) => requireProof(database.read, session, demand),
  log: (db, call, outcome) => writeOperationLog({ audit, now }, db, call, outcome),
});
