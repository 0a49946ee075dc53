/** What running routes needs of the rest of the server. */
import type { FastifyRequest } from 'fastify';
import type { Database, Db } from '../db/database.ts';
import type { Envelope } from './envelope.ts';
import type { RateLimits } from './rate-limits.ts';
import type { ProofDemand, RouteDeclaration } from './route.ts';
import type { Session } from './session.ts';
import type { TrustProxy } from './trust-proxy.ts';

export interface RouteEnvironment {
  database: Database;
  /** The session of a request's token, or null. */
  sessionOf(request: FastifyRequest): Promise<Session | null>;
  trustProxy: TrustProxy;
  /** Counters of calls; absent: nothing is limited. */
  limits?: RateLimits;
  now(): number;
  hooks: RouteHooks;
}

/** What other rooms do with the calls of declared routes. */
export interface RouteHooks {
  /** Asks for a recent proof of who the caller is. @throws Refusal when the last one is too old */
  requireProof(session: Session, demand: ProofDemand): Promise<void>;
  /**
   * Writes the log row of a call, on the transaction of its work or on one of its own after a
   * refusal.
   */
  log(db: Db, call: LoggedCall, outcome: CallOutcome): Promise<void>;
}

/** One call, as far as its log row needs it. */
export interface LoggedCall {
  declaration: RouteDeclaration;
  session: Session | null;
  ip: string;
  /** Path with query below /api. */
  uri: string;
  query: Record<string, unknown>;
  params: Record<string, unknown>;
  // oxlint-disable-next-line typescript/no-explicit-any -- columns known at run time
  body: Record<string, any>;
  /** Epoch milliseconds at which the request arrived. */
  started: number;
}

export interface CallOutcome {
  /** What the client gets; null for files. */
  answer: Envelope | null;
  /** Message of the refusal or failure, when the call did not succeed. */
  problem: string | null;
}
