/** API_TARGET: our front end and page schemas before an existing server of the same protocol. */
import type { IncomingMessage } from 'node:http';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { createBareApp, notFound } from './app.ts';
import { clientIp } from './client-ip.ts';
import { registerFront } from './front.ts';

export interface ProxyOptions {
  /** Address of the other server, with its base path, without a trailing slash. */
  target: string;
  trustProxy: boolean;
  dist: string;
  /** Adds the page schemas. */
  extend: (app: FastifyInstance) => Promise<void>;
}

/** Passes /api/… and /profile/… on to the target's base path; needs no database. */
export async function createProxyApp({ target, trustProxy, dist, extend }: ProxyOptions): Promise<FastifyInstance> {
  const app = createBareApp();
  app.setNotFoundHandler((_request, reply) => notFound(reply));
  const { origin, pathname } = new URL(target);
  const base = pathname.replace(/\/+$/, '');
  for (const [prefix, rewritePrefix] of [['/api', base || '/'], ['/profile', `${base}/profile`]]) {
    await app.register(proxy, {
      upstream: origin,
      prefix,
      rewritePrefix,
      replyOptions: {
        // Set, not appended: the other server believes what stands there.
        rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': clientIp(request.raw as IncomingMessage, trustProxy) }),
      },
    });
  }
  await extend(app);
  await registerFront(app, dist);
  await app.ready();
  return app;
}
