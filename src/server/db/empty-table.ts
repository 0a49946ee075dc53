/** Removes the rows of a large table in short transactions. */
import { setImmediate } from 'node:timers/promises';
import type { Database } from './database.ts';

/** Rows removed in one transaction. */
const stepSize = 2_000;

/** Removes all rows that are there now; those written meanwhile stay. @param key its integer key */
export async function emptyTable(database: Database, table: string, key: string): Promise<void> {
  const { last } = await database.read
    .selectFrom(table)
    .select(({ fn }) => fn.max(key).as('last'))
    .executeTakeFirstOrThrow();
  if (last === null) return;
  for (;;) {
    const rows = await database.read
      .selectFrom(table)
      .select(key)
      .where(key, '<=', Number(last))
      .orderBy(key, 'desc')
      .limit(1)
      .offset(stepSize - 1)
      .execute();
    const from = rows[0]?.[key];
    await database.transaction((db) => {
      const step = db.deleteFrom(table).where(key, '<=', Number(last));
      return (from === undefined ? step : step.where(key, '>=', from)).execute();
    });
    if (from === undefined) return;
    // Others get their turn, also where statements run in the event loop.
    await setImmediate();
  }
}
