/** API_TARGET: our front end and page schemas before an existing server of the same protocol. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { createBareApp, notFound } from './app.ts';
import { clientIp } from './client-ip.ts';
import { registerFront } from './front.ts';
import { storedFileHeaders } from './stored-files.ts';
import type { TrustProxy } from './trust-proxy.ts';

export interface ProxyOptions {
  /** Address of the other server, with its base path, without a trailing slash. */
  target: string;
  trustProxy: TrustProxy;
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
        rewriteRequestHeaders: (request, headers) => ({ ...withoutForwarding(headers, trustProxy), 'x-forwarded-for': clientIp(request.raw as IncomingMessage, trustProxy) }),
        rewriteHeaders: (headers, request) => (isStoredFile(request?.url ?? '') ? { ...headers, ...storedFileHeaders, ...(!isPicture(headers) && { 'content-disposition': 'attachment' }) } : headers),
      },
    });
  }
  await extend(app);
  await registerFront(app, dist);
  await app.ready();
  return app;
}

/** Other headers in which servers look for the client's address, and those that only a trusted proxy may set. */
const addresses = ['proxy-client-ip', 'wl-proxy-client-ip', 'x-real-ip', 'forwarded'];
const origins = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'];

function withoutForwarding(headers: IncomingHttpHeaders, trustProxy: TrustProxy): IncomingHttpHeaders {
  const dropped = new Set(trustProxy ? addresses : [...addresses, ...origins]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/** The other server may store pages and scripts; under our address they must not run as ours. What cannot be decoded counts as a file. */
function isStoredFile(url: string): boolean {
  try {
    return /^(\/api)?\/profile(\/|$)/.test(decodeURIComponent(url.split('?', 1)[0]).replace(/[\\/]+/g, '/'));
  } catch {
    return true;
  }
}

const isPicture = (headers: IncomingHttpHeaders): boolean => /^image\/(bmp|gif|jpeg|png)\b/.test(headers['content-type'] ?? '');
