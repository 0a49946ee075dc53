/** Statements of the tests of the embedded database: a table of items, and counting for long. */
import { sql } from 'kysely';
import type { Db } from '../../../../src/server/db/database.ts';

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
