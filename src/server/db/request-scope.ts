/**
 * For whom the present work is done. The database asks here, so that no query of a request can be
 * forgotten: reads end when the client has gone, and one person cannot occupy what all share.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestScope {
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal;
  /** Who asks: the person, or the address of somebody without a session. */
  readonly person: string;
}

/** Empty outside requests: the server's own work has no bounds and no client that could go. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
