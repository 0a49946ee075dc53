/**
 * Calls a minute that are counted in the database, for all processes together: those that store a
 * row for anybody, so that one more row is no matter. Processes on the embedded database share
 * nothing, and count in memory alone.
 */
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { TooMany } from './errors.ts';

/** Milliseconds. */
const timeWindow = 60_000;

export interface SharedCounts {
  /** Counts one call for the key. @throws TooMany beyond so many */
  count(key: string, max: number): Promise<void>;
}

export function createSharedCounts(
  { dialect, write }: Database,
  now: () => number,
): SharedCounts | undefined {
  if (dialect !== 'postgres') return undefined;
  return {
    async count(key, max) {
      const at = now();
      const expires = sql.ref<number>('sys_call_count.expires_at');
      const { calls, expires_at } = await write
        .insertInto('sys_call_count')
        .values({ key, calls: 1, expires_at: at + timeWindow })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            calls: sql`case when ${expires} <= ${at} then 1 else sys_call_count.calls + 1 end`,
            expires_at: sql`case when ${expires} <= ${at} then ${at + timeWindow} else ${expires} end`,
          }),
        )
        .returning(['calls', 'expires_at'])
        .executeTakeFirstOrThrow();
      if (calls > max) throw new TooMany(Math.max(1, Math.ceil((expires_at - at) / 1000)));
    },
  };
}
