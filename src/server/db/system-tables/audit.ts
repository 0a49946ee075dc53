/** Tables of the chain of log rows. */
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { AnyTables, DialectName } from '../database.ts';

export async function createAuditTables(db: Transaction<AnyTables>): Promise<void> {
  // The chain of operation log rows (logs/audit/chain.ts), and its end.
  await db.schema
    .createTable('sys_audit_entry')
    .addColumn('seq', 'bigint', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('oper_id', 'bigint')
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('digest', 'text')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addUniqueConstraint('sys_audit_entry_row', ['oper_id', 'kind'])
    .execute();
  await db.schema
    .createTable('sys_audit_head')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('seal', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .execute();
}

export async function createAuditQueue(db: Transaction<AnyTables>): Promise<void> {
  // Log rows that were written or removed and are not chained yet, sealed
  // (logs/audit/take-over.ts).
  await db.schema
    .createTable('sys_audit_pending')
    .addColumn('oper_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('digest', 'text')
    .addColumn('seal', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_audit_pending_pk', ['oper_id', 'kind'])
    .execute();
  // The few entries that are about no single row, among millions.
  await sql`create index sys_audit_entry_mark on sys_audit_entry (seq)
    where kind <> 'row' and kind <> 'removed'`.execute(db);
}

/** Entries may be chained whose transactions are rolled back then (logs/audit/ahead.ts). */
export async function chainAhead(db: Transaction<AnyTables>, dialect: DialectName): Promise<void> {
  // Entries up to this one are looked after (logs/audit/resolve.ts).
  await db.schema
    .alterTable('sys_audit_head')
    .addColumn('resolved', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db
    .updateTable('sys_audit_head')
    .set((row) => ({ resolved: row.ref('seq') }))
    .execute();
  if (dialect !== 'postgres') return;
  // A removal that was rolled back is done again, and then chained again.
  await db.schema.alterTable('sys_audit_entry').dropConstraint('sys_audit_entry_row').execute();
  await db.schema
    .createIndex('sys_audit_entry_row')
    .on('sys_audit_entry')
    .columns(['oper_id', 'kind'])
    .execute();
}
