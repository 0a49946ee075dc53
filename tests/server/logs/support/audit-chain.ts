/**
 * The chain of log rows of a server under test: what is found in it, and changes past the
 * application.
 */
import { expect } from 'vitest';
import { readConfig } from '../../../../src/server/config/config.ts';
import { openSecretKey } from '../../../../src/server/config/secret-key.ts';
import { verifyAudit } from '../../../../src/server/logs/audit/verify.ts';
import type { Client, TestServer } from '../../support/index.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- columns have the types of their database
type LogRow = Record<string, any>;
export type Three = [LogRow, LogRow, LogRow];

/**
 * Of the log and its chain. The end of the chain is first: who holds it keeps the chain as it is.
 */
const tables = ['sys_audit_head', 'sys_audit_entry', 'sys_oper_log'];

/** Does something to the tables of the log and its chain, and puts them back. */
export async function restored<T>({ database }: TestServer, work: () => Promise<T>): Promise<T> {
  // The server goes on with the chain meanwhile, by itself.
  const kept = await database.transaction(async (db) => {
    await db
      .updateTable('sys_audit_head')
      .set((row) => ({ seq: row.ref('seq') }))
      .execute();
    const rows: LogRow[][] = [];
    for (const table of tables) rows.push(await db.selectFrom(table).selectAll().execute());
    return rows;
  });
  const found = await work();
  await database.transaction(async (db) => {
    for (const [index, table] of tables.entries()) {
      await db.deleteFrom(table).execute();
      if (kept[index]?.length) await db.insertInto(table).values(kept[index]).execute();
    }
  });
  return found;
}

export function auditChain(server: TestServer, admin: Client) {
  const db = () => server.database.write;
  const key = () => openSecretKey(readConfig(server.env));
  const intact = async () => {
    return verifyAudit(server.database, await key());
  };
  /** The sentence about the first broken place. */
  const finding = async (): Promise<string> =>
    intact().then(
      () => 'intact',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  const rows = () => db().selectFrom('sys_oper_log').selectAll().orderBy('oper_id').execute();

  /** Three log rows, chained, after everything before was cleared. */
  async function threeRows(): Promise<Three> {
    await admin.delete('/monitor/operlog/clean');
    await admin.put('/system/post', {
      postId: 1,
      postCode: 'ceo',
      postName: '董事长',
      postSort: 1,
      status: '0',
    });
    await admin.put('/system/post', {
      postId: 2,
      postCode: 'se',
      postName: '',
      postSort: 2,
      status: '0',
    });
    const [first, second, third] = await rows();
    if (!first || !second || !third) throw new Error('Three rows were written, fewer are there');
    return [first, second, third];
  }

  /** Does something to the tables, says what is found then, and puts them back. */
  async function after(tampering: () => Promise<unknown>): Promise<string> {
    const found = await restored(server, async () => {
      await tampering();
      return finding();
    });
    expect(await finding()).toBe('intact');
    return found;
  }

  const edit = (operId: number, change: object) =>
    db().updateTable('sys_oper_log').set(change).where('oper_id', '=', operId).execute();
  const editEntry = (seq: number, change: object) =>
    db().updateTable('sys_audit_entry').set(change).where('seq', '=', seq).execute();
  const seqOf = async (operId: number, kind = 'row'): Promise<number> =>
    (
      await db()
        .selectFrom('sys_audit_entry')
        .select('seq')
        .where('oper_id', '=', operId)
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow()
    ).seq;
  return { db, intact, finding, rows, threeRows, after, edit, editEntry, seqOf };
}
