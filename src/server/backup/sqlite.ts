/**
 * The embedded database, copied as it is at one moment while others write, and looked at without a
 * server.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../config/data-dir.ts';
import { StartupError } from '../config/startup-error.ts';
import { makeFolder, syncFile } from '../files/durable.ts';
import type { Facts } from './facts.ts';

/** How long to wait for the lock of another process, in milliseconds. */
const patience = 10_000;

/** All pages in one step: with several, every write of the server would make it begin anew. */
const allAtOnce = 2 ** 31 - 1;

/** @throws StartupError when there is no database */
export async function copySqlite(dataDir: string, to: string): Promise<void> {
  const source = open(path.join(dataDir, databaseFile));
  try {
    await makeFolder(path.dirname(to));
    await backup(source, to, { rate: allAtOnce });
  } finally {
    source.close();
  }
  // One file that needs none beside it; a server changes that back.
  const copy = new DatabaseSync(to);
  copy.exec('pragma journal_mode = delete');
  copy.close();
  await syncFile(to);
}

/** What the copy says of itself. @throws StartupError when it is not sound */
export function factsOfSqlite(file: string): Facts {
  const database = open(file);
  try {
    const found = database.prepare('pragma integrity_check').get()?.integrity_check;
    if (found !== 'ok')
      throw new StartupError(`The database in ${file} is damaged: ${String(found)}.`);
    const one = (sql: string) => database.prepare(sql).get() as Record<string, unknown> | undefined;
    return {
      databaseVersion: Number(
        one("select value from pageloom_meta where name = 'version'")?.value ?? 0,
      ),
      keyId: (one('select key_id from sys_audit_head')?.key_id as string | undefined) ?? null,
      pictures: (
        database.prepare("select avatar from sys_user where avatar like '/profile/%'").all() as {
          avatar: string;
        }[]
      ).map(({ avatar }) => avatar),
    };
  } finally {
    database.close();
  }
}

/** @throws StartupError when a process has the database open */
export function requireUnused(dataDir: string): void {
  const file = path.join(dataDir, databaseFile);
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Every process in write-ahead mode holds a lock that this one excludes.
    database.exec('pragma locking_mode = exclusive; begin exclusive; rollback');
  } catch (error) {
    if (!/locked|busy/i.test((error as Error).message)) return;
    throw new StartupError(`A server has ${file} open: stop it before restoring.`);
  } finally {
    database.close();
  }
}

function open(file: string): DatabaseSync {
  if (!existsSync(file))
    throw new StartupError(
      `There is no ${file}: set DATA_DIR or DATABASE_URL as the server has them.`,
    );
  return new DatabaseSync(file, { readOnly: true, timeout: patience });
}
