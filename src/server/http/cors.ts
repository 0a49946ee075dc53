/** Cross-origin requests (protocol.md 1.1): any origin may call, none may send cookies. */
import type { FastifyInstance } from 'fastify';

/** Seconds a browser keeps the answer to a preflight. */
const maxAge = 1800;

export function registerCors(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.headers.origin) return undefined;
    void reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', 'content-disposition, download-filename');
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return undefined;
    return reply
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE, OPTIONS, HEAD, PATCH')
      // Named one by one: the wildcard does not cover Authorization.
      .header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
      .header('access-control-max-age', maxAge)
      .code(200)
      .send();
  });
}
