/** Opens the configured database and brings the server's own tables up to date. */
import { ensureDatabaseFile, ensureDataDir, restrictDataDir } from '../config/data-dir.ts';
import { StartupError } from '../config/startup-error.ts';
import type { DatabaseLimits } from '../config/database-limits.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { systemTables } from './system-tables.ts';

export interface DatabaseConfig {
  dataDir: string;
  databaseUrl?: string;
  databaseLimits?: DatabaseLimits;
}

/**
 * @param config dataDir: folder of the embedded database and of stored files; databaseUrl:
 * PostgreSQL instead, with its limits
 * @throws StartupError when the database cannot be reached, written, or belongs to a newer version
 */
export async function openDatabase({
  dataDir,
  databaseUrl: url,
  databaseLimits: limits,
}: DatabaseConfig): Promise<Database> {
  // With PostgreSQL, too: stored files live there.
  await ensureDataDir(dataDir);
  if (!url) await ensureDatabaseFile(dataDir);
  await restrictDataDir(dataDir, console.error);
  const database = url ? await openPostgres({ url, limits }) : await openSqlite(dataDir);
  try {
    await migrateSystemTables(database);
  } catch (error) {
    await database.close();
    if (error instanceof DatabaseUnavailable)
      throw new StartupError(
        'The database went away while its tables were looked at: start the server again.',
      );
    throw error;
  }
  return database;
}

/** Number of system migrations applied, kept in pageloom_meta. */
async function migrateSystemTables(database: Database): Promise<void> {
  const newest = systemTables.length;
  const stored = await database.read
    .selectFrom('pageloom_meta')
    .select('value')
    .where('name', '=', 'version')
    .executeTakeFirst();
  if (Number(stored?.value) === newest) return;
  await database.schemaTransaction(async (db) => {
    const row = await db
      .selectFrom('pageloom_meta')
      .select('value')
      .where('name', '=', 'version')
      .executeTakeFirst();
    const version = Number(row?.value ?? 0);
    if (version > newest) {
      throw new StartupError(
        'The database was written by a newer version of Pageloom (database version ' +
          `${version}, this program knows ${newest}): start that version, or restore a ` +
          'backup made before the upgrade.',
      );
    }
    for (const migrate of systemTables.slice(version)) await migrate(db, database.dialect);
    const value = String(newest);
    await db
      .insertInto('pageloom_meta')
      .values({ name: 'version', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  });
}
