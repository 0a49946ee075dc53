/** Rows between their entry in the chain and their commit, which on PostgreSQL are two moments. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import type { Db } from '../../../src/server/db/database.ts';
import { createSigner } from '../../../src/server/logs/audit/signer.ts';
import { startServer as startNode } from '../../../src/server/start.ts';
import { logRow, removedRow, startedAudited } from './audited.ts';
import { projectRoot } from '../support/index.ts';

const audited = startedAudited();
const { server, admin, db, key, finding, rows, entries, write, clean } = audited;
const { voided, openLogged, restored } = audited;

describe('a process that says nothing more', () => {
  it('in the middle of a logged write holds up nobody', async () => {
    const held = await openLogged();
    // Other processes, which would wait for a lock that is held.
    expect(await Promise.all([write(), write(), clean()])).toMatchObject([
      { code: 200 },
      { code: 200 },
      { code: 200 },
    ]);
    expect(await finding()).toMatchObject({ open: 1 });
    await held.commit();
    expect(await finding()).toMatchObject({ open: 0 });
    expect((await rows()).filter((row) => row.oper_time === logRow.oper_time)).toHaveLength(1);
  });
});

describe('a transaction that is rolled back after its row was chained', () => {
  it('leaves a whole chain, which says so', async () => {
    await clean();
    const before = (await rows()).length;
    await (await openLogged()).rollBack();
    expect(await finding()).toEqual({ rows: before, open: 0 });
    await voided(1);
    expect(await finding()).toEqual({ rows: before, open: 0 });
  });

  it('cannot be made good by putting the row in', async () => {
    await clean();
    await (await openLogged()).rollBack();
    await voided(1);
    const [entryOfVoid] = await entries('void');
    const [entry] = (await entries('row')).filter(
      ({ seq }) => seq === JSON.parse(entryOfVoid?.about).of,
    );
    await restored(async () => {
      await db()
        .insertInto('sys_oper_log')
        .values({ ...logRow, oper_id: entry?.oper_id })
        .execute();
      expect(await finding()).toContain(`its transaction was rolled back`);
    });
  });

  it('and was to remove a row leaves the row, which can be removed again, by us alone', async () => {
    await clean();
    await write();
    const row = (await rows()).at(-1)!;
    const remove = async (trx: Db) => {
      await trx.deleteFrom('sys_oper_log').where('oper_id', '=', row.oper_id).execute();
      await audited.audit.removed(trx, [removedRow(row)], 'admin');
    };
    const first = await openLogged(remove);
    expect(await finding()).toMatchObject({ open: 1 });
    await first.rollBack();
    expect(await finding()).toMatchObject({ open: 0 });
    await restored(async () => {
      await db().deleteFrom('sys_oper_log').where('oper_id', '=', row.oper_id).execute();
      await db().updateTable('sys_audit_head').set({ resolved: 900_000 }).execute();
      expect(await finding()).toMatch(new RegExp(`row ${row.oper_id}, .* is missing`));
    });
    await voided(1);
    expect(await finding()).toMatchObject({ open: 0 });
    await (await openLogged(remove)).commit();
    expect(await finding()).toMatchObject({ open: 0, rows: (await rows()).length });
  });
});

it('whatever transactions do, and whenever: the chain is whole, and misses every row that goes', async () => {
  const step = fc.record({
    what: fc.constantFrom('open', 'commit', 'rollBack', 'remove', 'clear', 'resolve'),
    which: fc.nat(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.nat(), async (steps, victim) => {
      const open: Awaited<ReturnType<typeof openLogged>>[] = [];
      const take = (which: number) => open.splice(which % Math.max(open.length, 1), 1)[0];
      for (const { what, which } of steps) {
        if (what === 'open' && open.length < 6) open.push(await openLogged());
        else if (what === 'commit') await take(which)?.commit();
        else if (what === 'rollBack') await take(which)?.rollBack();
        else if (what === 'clear') await audited.audit.clear('admin');
        else if (what === 'resolve') await audited.audit.start();
        else if (what === 'remove') {
          const all = await rows();
          const row = all[which % Math.max(all.length, 1)];
          if (row) await admin.delete(`/monitor/operlog/${row.oper_id}`);
        }
        expect(await finding()).toEqual({ rows: (await rows()).length, open: open.length });
      }
      for (const one of open) await one.commit();
      const all = await rows();
      expect(await finding()).toEqual({ rows: all.length, open: 0 });
      if (all.length === 0) return;
      const gone = all[victim % all.length];
      await restored(async () => {
        await db().deleteFrom('sys_oper_log').where('oper_id', '=', gone?.oper_id).execute();
        await db()
          .updateTable('sys_audit_head')
          .set({ resolved: victim % 2 ? 0 : 900_000 })
          .execute();
        expect(await finding()).toMatch(new RegExp(`row ${gone?.oper_id}, .* is missing`));
      });
    }),
    { numRuns: 12, seed: 7 },
  );
});

describe('what an earlier version stored and did not chain', () => {
  it('is chained at the next start, if it is genuine', async () => {
    const [row = {}, forged] = await db()
      .insertInto('sys_oper_log')
      .values([logRow, { ...logRow, title: 'forged' }])
      .returningAll()
      .execute();
    const signer = createSigner(await key());
    const entry = {
      kind: 'row' as const,
      oper_id: row.oper_id,
      about: '{}',
      digest: signer.digest(row),
    };
    const waiting = { ...entry, seal: signer.pending(entry) };
    await db()
      .insertInto('sys_audit_pending')
      .values([waiting, { ...waiting, oper_id: forged?.oper_id }])
      .execute();
    const config = readConfig({ ...server.env, PORT: '0' });
    await (await startNode({ config, root: projectRoot })).close();
    expect(await finding()).toContain(`Row ${forged?.oper_id} `);
    await db().deleteFrom('sys_oper_log').where('oper_id', '=', forged?.oper_id).execute();
    expect(await finding()).toMatchObject({ open: 0 });
    expect(await db().selectFrom('sys_audit_pending').selectAll().execute()).toEqual([]);
  });
});

describe('verification', () => {
  const run = (url: string) =>
    new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
      const args = [path.join(projectRoot, 'scripts/audit-verify.mjs')];
      execFile(
        path.join(projectRoot, 'node_modules/node/bin/node'),
        args,
        { env: { ...process.env, ...server.env, DATABASE_URL: url } },
        (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
      );
    });

  it('needs the right to read three tables, and no other', async () => {
    const url = new URL(server.env.DATABASE_URL);
    const schema = /search_path=(\w+)/.exec(url.searchParams.get('options')!)![1];
    const role = `${schema}_reader`;
    const owner = new pg.Client({ connectionString: server.env.DATABASE_URL });
    await owner.connect();
    try {
      await owner.query(`create role ${role} login; grant usage on schema ${schema} to ${role}`);
      url.username = role;
      expect(await run(url.toString().replaceAll('+', '%20'))).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(
          /^permission denied for table \w+: reading sys_oper_log, .* must be granted/,
        ),
      });
      await owner.query(`grant select on sys_oper_log, sys_audit_entry, sys_audit_head to ${role}`);
      expect(await run(url.toString().replaceAll('+', '%20'))).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('intact'),
        stderr: '',
      });
    } finally {
      await owner.query(`drop owned by ${role}; drop role ${role}`);
      await owner.end();
    }
  });
});
