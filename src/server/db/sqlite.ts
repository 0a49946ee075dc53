/** The embedded database: one file below the data folder. */
import path from 'node:path';
import { Kysely } from 'kysely';
import { StartupError } from '../config/startup-error.ts';
import type { AnyTables, Database } from './database.ts';
import { withRetry } from './retry.ts';
import { NodeSqliteDialect } from './sqlite-driver.ts';

const busyTimeout = 5_000;

/** SQLITE_BUSY: another process kept the write lock longer than the busy timeout. */
const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;

/** Opens `pageloom.sqlite` in the folder, making it when missing. */
export async function openSqlite(dataDir: string): Promise<Database> {
  const file = path.join(dataDir, 'pageloom.sqlite');
  const write = new Kysely<AnyTables>({ dialect: new NodeSqliteDialect({ file, readOnly: false, busyTimeout }) });
  await probe(write, file);
  const read = new Kysely<AnyTables>({ dialect: new NodeSqliteDialect({ file, readOnly: true, busyTimeout }) });
  const transaction: Database['transaction'] = (work) => withRetry(() => write.transaction().execute(work), isBusy);
  return {
    dialect: 'sqlite',
    write,
    read,
    transaction,
    // A transaction holds the file's only write lock, so nobody else changes tables meanwhile.
    schemaTransaction: transaction,
    close: async () => {
      await read.destroy();
      await write.destroy();
    },
  };
}

/** First use of the file: here an unwritable, locked or foreign one shows. */
async function probe(write: Kysely<AnyTables>, file: string): Promise<void> {
  try {
    await write.schema.createTable('pageloom_meta').ifNotExists().addColumn('name', 'text', (column) => column.primaryKey()).addColumn('value', 'text').execute();
  } catch (error) {
    throw new StartupError(`The database file ${file} cannot be used: ${(error as Error).message}.`);
  }
}
