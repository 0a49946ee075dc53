/**
 * Whether the client of a request is still there, and who it is: for what the request may occupy
 * (db/request-scope.ts).
 */
import type { FastifyReply } from 'fastify';
import type { Session } from './session.ts';
import type { RequestScope } from '../db/request-scope.ts';
import { ClientGone } from './errors.ts';

/** @param ip address of a caller who is not signed in */
export function scopeOf(reply: FastifyReply, session: Session | null, ip: string): RequestScope {
  let signal: AbortSignal | undefined;
  return {
    person: session ? `user ${session.userId}` : `address ${ip}`,
    // Made when something asks: most requests are answered before.
    get signal() {
      signal ??= presenceOf(reply);
      return signal;
    },
  };
}

/** Aborted when the connection closes before the answer was sent whole. */
function presenceOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const leave = (): void => {
    if (!raw.writableFinished) controller.abort(new ClientGone());
  };
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return controller.signal;
}
