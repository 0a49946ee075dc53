/**
 * Emptying a long operation log: in steps that can break off anywhere, and are verified at any
 * moment.
 */
import { expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { openSecretKey } from '../../../src/server/config/secret-key.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { createAuditChain } from '../../../src/server/logs/audit/chain.ts';
import { verifyAudit } from '../../../src/server/logs/audit/verify.ts';
import { startServer as startNode } from '../../../src/server/start.ts';
import { projectRoot, startedAdmin, startedServer } from '../support/index.ts';

const server = startedServer();
const admin = startedAdmin(server);

const total = 9_000;
const db = () => server.database.write;
const key = () => openSecretKey(readConfig(server.env));
const verify = async () => verifyAudit(server.database, await key());
const rowCount = async (table: string): Promise<number> =>
  Number(
    (
      await db()
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
/** Another process on the same database. */
const startAnother = () =>
  startNode({ config: readConfig({ ...server.env, PORT: '0' }), root: projectRoot });

/** Many rows, as an installation from before the chain has them, and a chain that took them in. */
async function fill(): Promise<void> {
  for (const table of ['sys_oper_log', 'sys_audit_entry', 'sys_audit_head'])
    await db().deleteFrom(table).execute();
  for (let at = 0; at < total; at += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => ({
      title: `row ${at + index}`,
      business_type: 1,
      oper_time: '2026-01-01 00:00:00',
      status: 0,
      cost_time: 1,
    }));
    await db().insertInto('sys_oper_log').values(rows).execute();
  }
  await (await startAnother()).close();
}

/** The database as a process has it that ends after so many transactions. */
function endingAfter(transactions: number): Database {
  let left = transactions;
  return {
    ...server.database,
    transaction: (work) =>
      left-- > 0
        ? server.database.transaction(work)
        : Promise.reject(new Error('the process ended')),
  };
}

it('leaves one tombstone and no row', async () => {
  await fill();
  expect(await verify()).toMatchObject({ rows: total });
  expect(await admin.delete('/monitor/operlog/clean')).toMatchObject({ code: 200 });
  const [row, ...others] = await db().selectFrom('sys_oper_log').selectAll().execute();
  expect([row, others]).toMatchObject([{ title: '操作日志', business_type: 9 }, []]);
  expect(await verify()).toMatchObject({ rows: 1, tombstones: 1, entries: 4 });
  const { about } = await db()
    .selectFrom('sys_audit_entry')
    .select('about')
    .where('kind', '=', 'cleared')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(about)).toMatchObject({ by: 'admin', rows: total });
});

it('that breaks off can be verified, and is ended by the next process or the next clearing', async () => {
  for (const transactions of [1, 3, 4]) {
    await fill();
    const audit = createAuditChain({
      database: endingAfter(transactions),
      secret: await key(),
      now: Date.now,
      onError: () => {},
    });
    await expect(audit.clear('admin')).rejects.toThrow('the process ended');
    const left = await rowCount('sys_oper_log');
    expect(left).toBeLessThan(total + 1);
    // Rows that are left, and what was written since, are in the chain as ever.
    await admin.put('/system/post', {
      postId: 1,
      postCode: 'ceo',
      postName: '董事长',
      postSort: 1,
      status: '0',
    });
    expect(await verify()).toMatchObject({ rows: left + 1, tombstones: 1 });
    if (transactions === 3) {
      expect(await admin.delete('/monitor/operlog/clean')).toMatchObject({ code: 200 });
      expect(await verify()).toMatchObject({ rows: 1, tombstones: 2 });
    } else {
      const other = await startAnother();
      await expect.poll(() => rowCount('sys_oper_log')).toBe(1);
      await expect.poll(() => verify().then(({ entries }) => entries)).toBe(4);
      await other.close();
    }
  }
});

it('takes the login log with it in the same way', async () => {
  for (let at = 0; at < 5_000; at += 500) {
    await db()
      .insertInto('sys_logininfor')
      .values(
        Array.from({ length: 500 }, (_, index) => ({
          user_name: `u${at + index}`,
          status: '0',
          login_time: '2026-01-01 00:00:00',
        })),
      )
      .execute();
  }
  expect(await admin.delete('/monitor/logininfor/clean')).toMatchObject({ code: 200 });
  expect(await rowCount('sys_logininfor')).toBe(0);
});
