/** An installation of before, as the server of today finds it. */
import { readConfig } from '../../../src/server/config/config.ts';
import type { Database, Db } from '../../../src/server/db/database.ts';
import { startServer } from '../../../src/server/start.ts';
import { createTestDatabase } from './database.ts';
import { environmentOf, projectRoot } from './server.ts';

/**
 * Starts a server on an empty database, lets `change` make of it what it was before, starts the
 * next server on that, and hands its database to `check`.
 */
export async function restarted(
  change: (db: Db) => Promise<unknown>,
  check: (database: Database) => Promise<unknown>,
): Promise<void> {
  const test = await createTestDatabase();
  const options = { config: readConfig(environmentOf(test)), root: projectRoot };
  const before = await startServer(options);
  await change(before.database!.write);
  await before.close();
  const after = await startServer(options);
  await check(after.database!);
  await after.close();
  await test.drop();
}
