/**
 * Cross-origin requests (docs/protocol/conventions.md): pages of configured origins may call, and
 * none may send cookies.
 */
import type { FastifyInstance } from 'fastify';
import type { WebSettings } from '../config/web-settings.ts';

/** Seconds a browser keeps the answer to a preflight. */
const maxAge = 1800;

export function registerCors(app: FastifyInstance, { corsOrigins }: WebSettings): void {
  const isAny = corsOrigins.includes('*');
  const origins = new Set(corsOrigins);
  if (origins.size === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!isAny) void reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !(isAny || origins.has(origin))) return undefined;
    void reply
      .header('access-control-allow-origin', isAny ? '*' : origin)
      .header(
        'access-control-expose-headers',
        'content-disposition, download-filename, retry-after',
      );
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method'])
      return undefined;
    return (
      reply
        .header('access-control-allow-methods', 'GET, POST, PUT, DELETE, OPTIONS, HEAD, PATCH')
        // Named one by one: the wildcard does not cover Authorization.
        .header(
          'access-control-allow-headers',
          request.headers['access-control-request-headers'] ?? '*',
        )
        .header('access-control-max-age', maxAge)
        .code(200)
        .send()
    );
  });
}
