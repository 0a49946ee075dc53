/** Table structure is changed without holding up those who read. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { StartupError } from '../../config/startup-error.ts';
import type { AnyTables, Database } from '../../db/database.ts';
import { DatabaseUnavailable } from '../../db/unavailable.ts';
import { query } from '../sql.ts';

/**
 * Milliseconds that a change waits for those who use its table. Whoever comes later waits behind
 * it, so it gives way and tries again.
 */
const patience = 500;
const pauseBetween = 1_000;
/** Two minutes in all. */
const mostTries = 80;

const isLockTimeout = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && (error.cause as { code?: string }).code === '55P03';

/**
 * A transaction that changes tables; it runs again when a table stays in use.
 * @throws StartupError when somebody does not let go of a table
 */
export async function shortlyLocked<T>(
  database: Database,
  work: (db: Transaction<AnyTables>) => Promise<T>,
): Promise<T> {
  if (database.dialect === 'sqlite') return database.schemaTransaction(work);
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.schemaTransaction(async (db) => {
        await query(db, `select set_config('lock_timeout', '${patience}ms', true)`);
        return work(db);
      });
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (tries === mostTries)
        throw new StartupError(
          'A table that is to be changed is in use without a pause, perhaps by a backup ' +
            'or a long query: end that and start again. Nothing was changed.',
        );
      await pause(pauseBetween);
    }
  }
}
