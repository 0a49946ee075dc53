/** Who is calling, found from the headers before a byte of the body is read. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepsCookie } from './session-cookie.ts';
import type { Session } from './session.ts';
import { isByCookie } from './session-token.ts';
import { clientIp } from './client-ip.ts';
import { NotOurPage, NotSignedIn } from './errors.ts';
import { isChange } from './route.ts';
import type { RouteDeclaration } from './route.ts';
import type { RouteEnvironment } from './route-environment.ts';
import { uriOf, pathOf } from './uri.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Anybody may call: a body is as small as those of people not signed in. */
    isOpen?: boolean;
    /** How much such a body may be, where it is more than usual. */
    openBytes?: number;
  }
}

const callers = new WeakMap<FastifyRequest, Session>();

/** The session of a request of a declared route; null when there is none. */
export const callerOf = (request: FastifyRequest): Session | null => callers.get(request) ?? null;

/**
 * The hook of a declared route. Callers without a session are turned away here: nothing of what
 * they send is kept.
 * @throws NotSignedIn, NotOurPage, TooMany
 */
export function findCaller(environment: RouteEnvironment, declaration: RouteDeclaration) {
  const change = isChange(declaration);
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    const { limits, trustProxy } = environment;
    const { access, limit } = declaration;
    if (limit) await limits?.admitAddress(request, limit, clientIp(request.raw, trustProxy));
    const session = await environment.sessionOf(request);
    if (session && change && isByCookie(request) && !keepsCookie(request)) {
      if (access === 'anonymous') return;
      throw new NotOurPage();
    }
    if (session) {
      callers.set(request, session);
      await limits?.admitPerson(request, session.userId);
    }
    if (!session && access !== 'anonymous') throw new NotSignedIn(pathOf(uriOf(request)));
  };
}
