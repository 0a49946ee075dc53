/**
 * The chain of operation log rows: `npm run audit:verify` finds whatever happened past the
 * application.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { startServer as startNode } from '../../../src/server/start.ts';
import {
  adminPassword,
  type Client,
  createClient,
  projectRoot,
  startedAdmin,
  startedServer,
} from '../support/index.ts';
import { auditChain } from './support/audit-chain.ts';
import { required } from '../../../src/schema/required.ts';

const server = startedServer();
const admin = startedAdmin(server);
const { db, intact, rows, threeRows, edit, seqOf } = auditChain(server, admin);

describe('a chain nobody touched', () => {
  it('counts entries, rows and tombstones', async () => {
    const [first] = await threeRows();
    const before = await intact();
    // The start, clearings, the word that the last is complete, and three rows.
    expect(before).toMatchObject({
      rows: 3,
      begun: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    expect(before.entries).toBe(2 + before.tombstones + before.rows);
    expect(await admin.delete(`/monitor/operlog/${first.oper_id}`)).toMatchObject({ code: 200 });
    // The removed row's entry stays, beside its tombstone and the row of the removal.
    expect(await intact()).toMatchObject({
      rows: 3,
      tombstones: before.tombstones + 1,
      entries: before.entries + 2,
    });
  });

  it('stays whole over refusals, exports and calls outside transactions', async () => {
    await threeRows();
    expect(await admin.post('/system/post', { postCode: 'x' })).toMatchObject({ code: 500 });
    await (
      await admin.raw('POST', '/system/post/export', { body: new URLSearchParams() })
    ).arrayBuffer();
    await admin.get('/monitor/logininfor/unlock/nobody');
    await admin.put('/system/post', {
      postId: 1,
      postCode: 'ceo',
      postName: '名😀"\u2028\u0007',
      postSort: 1,
      status: '0',
    });
    expect(await intact()).toMatchObject({ rows: 7 });
  });

  it('keeps one tombstone for each clearing', async () => {
    const { tombstones } = await intact();
    await threeRows();
    await threeRows();
    const { entries, rows: left, tombstones: now } = await intact();
    expect([now, left]).toEqual([tombstones + 2, 3]);
    expect(entries).toBe(2 + now + left);
    const about = await db()
      .selectFrom('sys_audit_entry')
      .select('about')
      .where('kind', '=', 'cleared')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(about.about)).toMatchObject({ by: 'admin', rows: 3 });
  });
});

describe('several writers', () => {
  it('leave one chain, on two processes over one database, while rows are removed and the log is cleared', async () => {
    const second = await startNode({
      config: readConfig({ ...server.env, PORT: '0' }),
      root: projectRoot,
    });
    try {
      const other = await createClient(second.url).signIn('admin', adminPassword);
      await admin.delete('/monitor/operlog/clean');
      const write = (client: Client, lane: number) => async () => {
        for (let index = 0; index < 8; index += 1) {
          const answer = await client.post('/system/post', {
            postCode: `a${lane}-${index}`,
            postName: `名${lane}-${index}`,
            postSort: 1,
            status: '0',
          });
          expect(answer).toMatchObject({ code: 200 });
          if (index === 4 && lane % 2)
            await client.delete(`/monitor/operlog/${(await rows())[0]?.oper_id ?? 0}`);
          if (index === 5 && lane === 2)
            expect(await client.delete('/monitor/operlog/clean')).toMatchObject({ code: 200 });
        }
      };
      await Promise.all(
        [admin, other, admin, other, admin, other].map((client, lane) => write(client, lane)()),
      );
      const report = await intact();
      expect(report.rows).toBe((await rows()).length);
    } finally {
      await second.close();
    }
  });
});

describe('npm run audit:verify', () => {
  // Not spawnSync: while it waits, this process neither answers nor notices that connections have
  // ended.
  const run = (env: Record<string, string> = {}, ...options: string[]) =>
    new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
      const args = [path.join(projectRoot, 'scripts/audit-verify.mjs'), ...options];
      execFile(
        path.join(projectRoot, 'node_modules/node/bin/node'),
        args,
        { env: { ...process.env, ...server.env, ...env } },
        (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
      );
    });

  it('reports what is intact, and the first broken place with code 1', async () => {
    const [first] = await threeRows();
    const { entries, tombstones } = await intact();
    expect(await run()).toEqual({
      status: 0,
      stdout: expect.stringMatching(
        new RegExp(
          '^The chain began at .* its last entry is .*\n' +
            `${entries} entries, 3 rows, ${tombstones} tombstones: intact\n$`,
        ),
      ),
      stderr: '',
    });
    const end = required(
      /last entry is (\d+:[0-9a-f]{64})\n/.exec((await run()).stdout)?.[1],
      'last entry',
    );
    await admin.put('/system/post', {
      postId: 1,
      postCode: 'ceo',
      postName: '董事长',
      postSort: 1,
      status: '0',
    });
    expect((await run({}, '--since', end)).status).toBe(0);
    expect(await run({}, '--since', end.replace(/\d+:/, '900000:'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('an older state was put back'),
    });
    expect(
      await run(
        {},
        '--since',
        end.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
      ),
    ).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is not the one that an earlier run found there'),
    });
    expect(await run({}, '--since', 'yesterday')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('--since must be'),
    });
    await edit(first.oper_id, { oper_name: 'nobody' });
    expect(await run()).toEqual({
      status: 1,
      stdout: '',
      stderr:
        `Entry ${await seqOf(first.oper_id)} (row ${first.oper_id}, ${first.oper_time} ` +
        `${first.title}) was edited after it was written.\n`,
    });
    await edit(first.oper_id, { oper_name: 'admin' });
    expect(await run({ SECRET_KEY: 'x'.repeat(40) })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('another secret key'),
    });
    expect(await run({ DATA_DIR: path.join(server.env.DATA_DIR, 'none') })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no '),
    });
  });
});

describe('the beginning', () => {
  it('takes in rows that the log held before, and is never begun under a second key', async () => {
    const kept = await threeRows();
    const config = readConfig({ ...server.env, PORT: '0' });
    await db().deleteFrom('sys_audit_entry').execute();
    await db().deleteFrom('sys_audit_head').execute();
    await (await startNode({ config, root: projectRoot })).close();
    expect(await intact()).toMatchObject({ entries: 4, rows: kept.length, tombstones: 0 });
    await expect(
      startNode({ config: { ...config, secretKey: 'y'.repeat(40) }, root: projectRoot }),
    ).rejects.toThrow('is signed with another secret key');
  });
});
