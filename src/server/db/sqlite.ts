/**
 * The embedded database: one file below the data folder. Short statements run in the event loop,
 * all others in threads (docs/decisions/sqlite-threads.md).
 */
import path from 'node:path';
import { Kysely } from 'kysely';
import { StartupError } from '../config/startup-error.ts';
import type { AnyTables, Database } from './database.ts';
import { Costs } from './sqlite/cost.ts';
import { readDialect, writeDialect } from './sqlite/dialect.ts';
import { InlineReader } from './sqlite/inline.ts';
import { Readers } from './sqlite/readers.ts';
import { ThreadRequired } from './sqlite/write-connection.ts';
import { Writer } from './sqlite/writer.ts';

/**
 * How long somebody waits for their turn to write, and then for the lock of another process, in
 * milliseconds.
 */
const patience = 15_000;
/** How long a thread waits for the lock of another process before it asks anew, in milliseconds. */
const busyTimeout = 1_000;

/**
 * Opens `pageloom.sqlite` in the folder, making it when missing. @param options tests have less
 * patience
 */
export async function openSqlite(dataDir: string, options = { patience }): Promise<Database> {
  const file = path.join(dataDir, 'pageloom.sqlite');
  const costs = (): Costs => made;
  const writer = new Writer(
    { file, readOnly: false, busyTimeout: Math.min(busyTimeout, options.patience) },
    { costs, patience: options.patience },
  );
  await probe(writer, file);
  const readers = new Readers({ file, readOnly: true, busyTimeout });
  const inline = new InlineReader(file, costs);
  const made = new Costs(inline.database);
  const read = new Kysely<AnyTables>({ dialect: readDialect({ readers, inline, costs: made }) });
  const write = new Kysely<AnyTables>({
    dialect: writeDialect({ writer, costs: made, inThread: false }),
  });
  const threaded = new Kysely<AnyTables>({
    dialect: writeDialect({ writer, costs: made, inThread: true }),
  });
  return {
    dialect: 'sqlite',
    write,
    read,
    async transaction(work) {
      try {
        return await write.transaction().execute(work);
      } catch (error) {
        if (!(error instanceof ThreadRequired)) throw error;
        return threaded.transaction().execute(work);
      }
    },
    // A transaction holds the file's only write lock, so nobody else changes tables meanwhile.
    async schemaTransaction(work) {
      try {
        return await threaded.transaction().execute(work);
      } finally {
        made.forget();
        readers.renew();
      }
    },
    async close() {
      await readers.close();
      inline.close();
      await writer.close();
    },
  };
}

/** First use of the file: here an unwritable, locked or foreign one shows. */
async function probe(writer: Writer, file: string): Promise<void> {
  try {
    await writer.patiently(() =>
      writer.thread().run([
        {
          sql: 'create table if not exists "pageloom_meta" ("name" text primary key, "value" text)',
          values: [],
        },
      ]),
    );
  } catch (error) {
    await writer.close();
    throw new StartupError(
      `The database file ${file} cannot be used: ${(error as Error).message}.`,
    );
  }
}
