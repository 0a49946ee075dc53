/** Rows of the log between their entry in the chain and their commit, held open by a test. */
import { expect } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { openSecretKey } from '../../../src/server/config/secret-key.ts';
import type { Db } from '../../../src/server/db/database.ts';
import type { AuditChain } from '../../../src/server/logs/audit/chain.ts';
import { verifyAudit } from '../../../src/server/logs/audit/verify.ts';
import { restored as restoredTables } from '../logs/support/audit-chain.ts';
import { startedAdmin, startedServer } from '../support/index.ts';

export const logRow = {
  title: '岗位管理',
  business_type: 2,
  oper_time: '2026-01-01 00:00:00',
  status: 0,
  cost_time: 1,
};

// oxlint-disable-next-line typescript/no-explicit-any -- columns have the types of their database
export const removedRow = (row: Record<string, any>) => ({
  operId: row.oper_id,
  operTime: row.oper_time,
  title: row.title,
});

class RolledBack extends Error {}

/** A server whose chain the tests write to, started before the tests of a file. */
export function startedAudited() {
  let audit: AuditChain;
  const server = startedServer({
    extraRoutes: (services) => {
      audit = services.audit;
      return [];
    },
  });
  const admin = startedAdmin(server);
  const db = () => server.database.write;
  const key = () => openSecretKey(readConfig(server.env));
  /** What verification says: counts, or the first broken place. */
  const finding = async (): Promise<unknown> =>
    verifyAudit(server.database, await key()).then(
      ({ rows, open }) => ({ rows, open }),
      (error: Error) => error.message,
    );
  const entries = (kind: string) =>
    db()
      .selectFrom('sys_audit_entry')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('seq')
      .execute();
  return {
    server,
    admin,
    get audit() {
      return audit;
    },
    db,
    key,
    finding,
    entries,
    rows: () => db().selectFrom('sys_oper_log').selectAll().orderBy('oper_id').execute(),
    write: () =>
      admin.put('/system/post', {
        postId: 1,
        postCode: 'ceo',
        postName: '董事长',
        postSort: 1,
        status: '0',
      }),
    clean: () => admin.delete('/monitor/operlog/clean'),
    /** Until the chain says of every transaction that was rolled back that it was. */
    voided: (count: number) => expect.poll(async () => (await entries('void')).length).toBe(count),
    /** A transaction that logs, and stays open until the test ends it. */
    async openLogged(work = (trx: Db) => audit.append(trx, logRow)) {
      const end = Promise.withResolvers<void>();
      const logged = Promise.withResolvers<void>();
      const over = server.database
        .transaction(async (trx) => {
          await work(trx);
          logged.resolve();
          await end.promise;
        })
        .catch((error: unknown) => {
          logged.reject(error);
          if (!(error instanceof RolledBack)) throw error;
        });
      await logged.promise;
      return {
        commit: () => (end.resolve(), over),
        rollBack: () => (end.reject(new RolledBack()), over),
      };
    },
    /** Does something to the tables, and puts them back. */
    async restored(work: () => Promise<unknown>): Promise<void> {
      await restoredTables(server, work);
      expect(await finding()).toMatchObject({ open: 0 });
    },
  };
}
