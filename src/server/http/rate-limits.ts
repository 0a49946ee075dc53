/**
 * Calls a minute, by address and by person. Each process counts for itself, in memory: a shared
 * counter would be a write for every call, which is what the limits are to prevent. Several
 * processes allow as many times more. Calls that store a row for anybody are counted over all
 * processes besides (shared-counts.ts), as are guesses at passwords and codes (auth/lockout.ts).
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallLimits } from '../config/load-limits.ts';
import { TooMany } from './errors.ts';
import { networksOf } from './networks.ts';
import type { SharedCounts } from './shared-counts.ts';

/**
 * How many times more a /48 may call than a /64: it may be an office, or one customer with many
 * networks.
 */
const widerNetwork = 4;
/** Keys remembered for each limit; those not heard of for longest go first. */
const cache = 20_000;

export type LimitName = keyof CallLimits;

export interface RateLimits {
  /** Counts one call of an address. @throws TooMany */
  admitAddress(
    request: FastifyRequest,
    limit: Exclude<LimitName, 'person'>,
    ip: string,
  ): Promise<void>;
  /** Counts one call of a person. @throws TooMany */
  admitPerson(request: FastifyRequest, userId: number): Promise<void>;
}

/** Which key a call counts for, handed to the plugin's counter. */
const keys = new WeakMap<FastifyRequest, string>();

/** Limits of calls that store a row for people who are not signed in. */
const shared: readonly LimitName[] = ['signIn', 'register', 'captcha', 'publicForm'];

export async function createRateLimits(
  app: FastifyInstance,
  limits: CallLimits,
  sharedCounts?: SharedCounts,
): Promise<RateLimits> {
  await app.register(rateLimit, { global: false });
  const keyGenerator = (request: FastifyRequest): string => keys.get(request)!;
  const counter = (max: number) =>
    app.createRateLimit({ max, cache, timeWindow: 60_000, keyGenerator } as object);
  const counters = new Map<string, ReturnType<typeof counter>>();
  for (const [name, max] of Object.entries(limits)) {
    if (max === 0) continue;
    counters.set(name, counter(max));
    counters.set(`${name} wider`, counter(max * widerNetwork));
  }
  async function count(request: FastifyRequest, name: string, key: string): Promise<void> {
    const limiter = counters.get(name);
    if (!limiter) return;
    keys.set(request, key);
    const result = await limiter(request);
    if ('isExceeded' in result && result.isExceeded) throw new TooMany(result.ttlInSeconds);
  }
  /** What this process refuses already is not counted for the others. */
  async function countForAll(limit: LimitName, narrow: string, wide?: string): Promise<void> {
    if (!sharedCounts || limits[limit] === 0 || !shared.includes(limit)) return;
    await sharedCounts.count(`${limit} ${narrow}`, limits[limit]);
    if (wide !== undefined)
      await sharedCounts.count(`${limit} wider ${wide}`, limits[limit] * widerNetwork);
  }
  return {
    async admitAddress(request, limit, ip) {
      const [narrow = ip, wide] = networksOf(ip);
      await count(request, limit, narrow);
      if (wide !== undefined) await count(request, `${limit} wider`, wide);
      await countForAll(limit, narrow, wide);
    },
    admitPerson: (request, userId) => count(request, 'person', String(userId)),
  };
}
