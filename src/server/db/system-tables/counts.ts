/** Tables that count: changes of notices, calls. */
import type { Transaction } from 'kysely';
import type { AnyTables } from '../database.ts';

/**
 * One row: counts changes of notices and of who has read them, by triggers
 * (system/notice-epoch.ts).
 */
export async function createNoticeEpoch(db: Transaction<AnyTables>): Promise<void> {
  await db.schema
    .createTable('sys_notice_epoch')
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute();
  await db.insertInto('sys_notice_epoch').values({ value: 1 }).execute();
}

export async function createCallCounts(db: Transaction<AnyTables>): Promise<void> {
  // Calls a minute over all processes, by limit and network (http/shared-counts.ts).
  await db.schema
    .createTable('sys_call_count')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('calls', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}
