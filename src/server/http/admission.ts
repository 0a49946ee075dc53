/**
 * The first hook of the protocol's calls: those that are too many, or come when the process is
 * full, cost nothing more.
 */
import type { FastifyInstance } from 'fastify';
import type { LoadLimits } from '../config/load-limits.ts';
import { clientIp } from './client-ip.ts';
import { Busy } from './errors.ts';
import { watchPressure } from './pressure.ts';
import { createRateLimits } from './rate-limits.ts';
import type { RateLimits } from './rate-limits.ts';
import type { RouteEnvironment } from './route-environment.ts';
import { createSharedCounts } from './shared-counts.ts';
import { isApi } from './uri.ts';

/**
 * Registers it for everything below /api; pages, stored files and the questions of health checks go
 * on.
 * @returns the counters, for limits that routes have of their own
 */
export async function registerAdmission(
  app: FastifyInstance,
  limits: LoadLimits,
  { trustProxy, database, now }: Pick<RouteEnvironment, 'trustProxy' | 'database' | 'now'>,
): Promise<RateLimits> {
  const pressure = watchPressure(limits);
  app.addHook('onClose', async () => pressure.close());
  const rates = await createRateLimits(app, limits.calls, createSharedCounts(database, now));
  app.addHook('onRequest', async (request) => {
    if (!isApi(request)) return;
    if (pressure.isHigh()) throw new Busy();
    await rates.admitAddress(request, 'address', clientIp(request.raw, trustProxy));
  });
  return rates;
}
