/**
 * Log rows that are older than their data scope get the user of their name and the department that
 * user is in now.
 */
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Remembered beside the migrations of models. */
const step = { model: 'logs', id: '0001-data-scope' };

const logs = [
  ['sys_oper_log', 'oper_name'],
  ['sys_logininfor', 'user_name'],
] as const;

/** Once for an installation; after the tables have been brought to the models. */
export async function fillLogScope(database: Database, now: string): Promise<void> {
  await database.schemaTransaction(async (db) => {
    const done = await db
      .selectFrom('pageloom_migration')
      .select('id')
      .where('model', '=', step.model)
      .where('id', '=', step.id)
      .executeTakeFirst();
    if (done) return;
    for (const [table, name] of logs) {
      const owner = (column: string) => sql`(select ${sql.ref(`u.${column}`)} from sys_user as u
        where u.user_name = ${sql.ref(`${table}.${name}`)} and u.del_flag = '0')`;
      await db
        .updateTable(table)
        .set({ user_id: owner('user_id'), dept_id: owner('dept_id') })
        .where('user_id', 'is', null)
        .execute();
    }
    await db
      .insertInto('pageloom_migration')
      .values({ ...step, applied_at: now })
      .execute();
  });
}
