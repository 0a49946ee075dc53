/**
 * A database that is only read, with no right to do anything else: for checks from a place of their
 * own.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { StartupError } from '../config/startup-error.ts';
import type { AnyTables, Database } from './database.ts';
import type { DatabaseConfig } from './open.ts';
import { openPostgres } from './postgres.ts';

export type ReadOnlyDatabase = Pick<Database, 'dialect' | 'read' | 'long' | 'close'>;

/** Milliseconds to wait for a writer. */
const busyTimeout = 5_000;

/** Opens what a server has made; nothing is made or brought up to date. @throws StartupError */
export async function openForReading({
  dataDir,
  databaseUrl: url,
  databaseLimits: limits,
}: DatabaseConfig): Promise<ReadOnlyDatabase> {
  return url
    ? openPostgres({ url, limits, readOnly: true })
    : openFile(path.join(dataDir, 'pageloom.sqlite'));
}

function openFile(file: string): ReadOnlyDatabase {
  if (!existsSync(file))
    throw new StartupError(`There is no ${file}: set DATA_DIR as the server has it.`);
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: busyTimeout });
    // Here a file that cannot be read shows.
    database.prepare('select count(*) from sqlite_master').get();
    const read = new Kysely<AnyTables>({
      dialect: new SqliteDialect({
        database: { close: () => database.close(), prepare: (text) => statementOf(database, text) },
      }),
    });
    return { dialect: 'sqlite', read, close: () => read.destroy() };
  } catch (error) {
    throw new StartupError(
      `The database file ${file} cannot be read: ${(error as Error).message}.`,
    );
  }
}

/** A statement as Kysely's dialect wants it. */
function statementOf(database: DatabaseSync, text: string) {
  const statement = database.prepare(text);
  const bound = (values: readonly unknown[]) => values as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (values: readonly unknown[]) => statement.all(...bound(values)),
    run: (values: readonly unknown[]) => statement.run(...bound(values)),
    iterate: (values: readonly unknown[]) => statement.iterate(...bound(values)),
  };
}
