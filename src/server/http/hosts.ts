/** By which names the server may be called: one, and one of those that the settings allow. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicHost } from './public-origin.ts';
import type { TrustProxy } from './trust-proxy.ts';

/** Asked by balancers, which know addresses only. */
const open = new Set(['/healthz', '/readyz']);

/**
 * Two host headers are refused always; a host that is not allowed with HTTP 421. @param allowed
 * empty: any
 */
export function registerHosts(
  app: FastifyInstance,
  allowed: readonly string[],
  trustProxy: TrustProxy,
): void {
  const allowedHosts = new Set(allowed);
  app.addHook('onRequest', async (request, reply) => {
    if (countHosts(request) > 1) return refuse(400, 'Bad Request');
    const isAllowed =
      allowedHosts.size === 0 ||
      allowedHosts.has(publicHost(request.raw, trustProxy).toLowerCase());
    return isAllowed || open.has(request.url) ? undefined : refuse(421, 'Misdirected Request');

    function refuse(status: number, text: string) {
      return reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);
    }
  });
}

function countHosts({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    .length;
}
