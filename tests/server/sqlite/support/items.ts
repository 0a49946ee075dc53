/** An embedded database with a table of items, and statements that count for long. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach } from 'vitest';
import type { Database, Db } from '../../../../src/server/db/database.ts';
import { openSqlite } from '../../../../src/server/db/sqlite.ts';

/** A fresh database before each test of a file. */
export function openedItems() {
  let folder: string;
  let database: Database;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'pageloom-sqlite-'));
    database = await openSqlite(folder);
    await sql`create table item (id integer primary key, name text unique, amount integer)`.execute(
      database.write,
    );
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get folder() {
      return folder;
    },
    get database() {
      return database;
    },
    /** Opens the file again, once the database has been closed. */
    async reopen(options?: Parameters<typeof openSqlite>[1]): Promise<void> {
      database = await openSqlite(folder, options);
    },
  };
}

/** A statement that takes long, on any machine: it counts so far. */
export const counting = (upTo: number) =>
  sql<{
    n: number;
  }>`with recursive c(x) as (select 1 union all select x + 1 from c where x < ${upTo}) select count(*) as n from c`;

export const names = async (db: Db): Promise<string[]> =>
  (await sql<{ name: string }>`select name from item order by id`.execute(db)).rows.map(
    ({ name }) => name,
  );

export const insert = (db: Db, name: string) =>
  db.insertInto('item').values({ name, amount: 1 }).execute();
