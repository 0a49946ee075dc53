/** The chain of operation log rows: `npm run audit:verify` finds whatever happened past the application. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { openSecretKey } from '../../../src/server/config/secret-key.ts';
import { verifyAudit } from '../../../src/server/logs/audit/verify.ts';
import { startServer as startNode } from '../../../src/server/start.ts';
import {
  adminPassword,
  type Client,
  createClient,
  projectRoot,
  startedAdmin,
  startedServer,
} from '../support/index.ts';
import { required } from '../../../src/schema/required.ts';

const server = startedServer();
const admin = startedAdmin(server);

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
const tables = ['sys_oper_log', 'sys_audit_entry', 'sys_audit_head'];

// oxlint-disable-next-line typescript/no-explicit-any -- columns have the types of their database
type LogRow = Record<string, any>;
type Three = [LogRow, LogRow, LogRow];

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
  const kept = await Promise.all(
    tables.map((table) => db().selectFrom(table).selectAll().execute()),
  );
  await tampering();
  const found = await finding();
  for (const [index, table] of tables.entries()) {
    await db().deleteFrom(table).execute();
    if (kept[index]?.length) await db().insertInto(table).values(kept[index]).execute();
  }
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

describe('tampering with rows', () => {
  let three: Three;
  beforeEach(async () => {
    three = await threeRows();
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- columns have the types of their database
  const place = (row: Record<string, any>) => `row ${row.oper_id}, ${row.oper_time} ${row.title}`;

  it.each([
    ['title', '别的'],
    ['business_type', 7],
    ['method', 'm'],
    ['request_method', 'GET'],
    ['operator_type', 2],
    ['oper_name', 'demo'],
    ['dept_name', '别处'],
    ['oper_url', '/'],
    ['oper_ip', '10.9.9.9'],
    ['oper_location', 'XX XX'],
    ['oper_param', '{}'],
    ['json_result', null],
    ['status', 0],
    ['error_msg', ''],
    ['oper_time', '2020-01-01 00:00:00'],
    ['cost_time', 987_654],
  ])('finds an edit of %s', async (column, value) => {
    const row = three[2];
    expect(await after(() => edit(row.oper_id, { [column]: value }))).toBe(
      `AuditBroken: Entry ${await seqOf(row.oper_id)} (${place(row)}) was edited after it was written.`,
    );
  });

  it('finds a removed row in the middle, and the last', async () => {
    for (const row of [three[1], three[2]]) {
      expect(
        await after(() =>
          db().deleteFrom('sys_oper_log').where('oper_id', '=', row.oper_id).execute(),
        ),
      ).toBe(`AuditBroken: Entry ${await seqOf(row.oper_id)} (${place(row)}) is missing.`);
    }
  });

  it('finds rows that were swapped', async () => {
    const found = await after(async () => {
      await edit(three[1].oper_id, { oper_id: -1 });
      await edit(three[2].oper_id, { oper_id: three[1].oper_id });
      await edit(-1, { oper_id: three[2].oper_id });
    });
    expect(found).toContain(
      `(${place(three[1])}) was reordered: it holds what row ${three[2].oper_id} held when it was written.`,
    );
  });

  it('finds rows that were inserted, at the end, between, and where one was removed', async () => {
    const { oper_id, ...copy } = three[2];
    expect(
      await after(() =>
        db()
          .insertInto('sys_oper_log')
          .values({ ...copy, oper_id: 900_000 })
          .execute(),
      ),
    ).toContain(`Row 900000 (${copy.oper_time} ${copy.title}) was inserted past the application`);
    await admin.delete(`/monitor/operlog/${oper_id}`);
    expect(
      await after(() =>
        db()
          .insertInto('sys_oper_log')
          .values({ ...copy, oper_id })
          .execute(),
      ),
    ).toContain(`(${place(three[2])}) was put back after it had been removed.`);
  });
});

describe('tampering with the chain', () => {
  let three: Three;
  beforeEach(async () => {
    three = await threeRows();
  });

  /** Removes the last row with its entry, and makes the head name the one before. */
  async function cutOff(before: number | undefined, last: number | undefined): Promise<void> {
    await db().deleteFrom('sys_oper_log').where('oper_id', '=', three[2].oper_id).execute();
    await db().deleteFrom('sys_audit_entry').where('seq', '=', last).execute();
    const { seq, hash } = await db()
      .selectFrom('sys_audit_entry')
      .select(['seq', 'hash'])
      .where('seq', '=', before)
      .executeTakeFirstOrThrow();
    await db().updateTable('sys_audit_head').set({ seq, hash }).execute();
  }

  it('finds edited, swapped and missing entries', async () => {
    const [first, second, third] = await Promise.all([
      seqOf(three[0].oper_id),
      seqOf(three[1].oper_id),
      seqOf(three[2].oper_id),
    ]);
    for (const change of [
      { oper_id: 900_000 },
      { about: '{"time":"2020-01-01 00:00:00"}' },
      { about: 'no JSON' },
      { digest: '00' },
      { hash: '00' },
      { kind: 'removed' },
    ]) {
      expect(await after(() => editEntry(second, change)), JSON.stringify(change)).toContain(
        `Entry ${second} (`,
      );
    }
    expect(
      await after(async () => {
        await editEntry(second, { seq: 900_000 });
        await editEntry(third, { seq: second });
        await editEntry(900_000, { seq: third });
      }),
    ).toContain(`Entry ${second} (`);
    const cut = (seq: number) =>
      db().deleteFrom('sys_audit_entry').where('seq', '=', seq).execute();
    expect(await after(() => cut(second))).toContain(
      `does not follow entry ${first}: 1 entries between them are missing`,
    );
    expect(await after(() => cut(1))).toContain('the beginning of the chain is missing');
    const marks = () =>
      db().deleteFrom('sys_audit_entry').where('kind', 'in', ['start', 'cleared']).execute();
    expect(await after(marks)).toContain('the beginning of the chain is missing');
    expect(await after(() => cut(third))).toContain(
      `The end of the chain is cut off: the head names entry ${third}, the last one there is ${second}`,
    );
  });

  it('finds an end cut off together with its head', async () => {
    const [, second, third] = await Promise.all(three.map(({ oper_id }) => seqOf(oper_id)));
    const found = await after(async () => {
      await cutOff(second, third);
    });
    expect(found).toContain('The head of the chain was altered');
    expect(await after(() => db().deleteFrom('sys_audit_head').execute())).toContain(
      'The head of the chain is missing',
    );
  });

  it('finds an end that was cut off although the log went on behind it', async () => {
    const [, second, third] = await Promise.all(three.map(({ oper_id }) => seqOf(oper_id)));
    const found = await after(async () => {
      await cutOff(second, third);
      await admin.put('/system/post', {
        postId: 1,
        postCode: 'ceo',
        postName: '董事长',
        postSort: 1,
        status: '0',
      });
    });
    expect(found).toContain('The head of the chain was altered');
  });

  it('finds a clearing undone, and its tombstone missing', async () => {
    const entries = await db()
      .selectFrom('sys_audit_entry')
      .selectAll()
      .where('kind', 'in', ['row', 'swept'])
      .execute();
    await admin.delete('/monitor/operlog/clean');
    const { seq } = await db()
      .selectFrom('sys_audit_entry')
      .select('seq')
      .where('kind', '=', 'cleared')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(
      await after(async () => {
        await db().insertInto('sys_oper_log').values(three).execute();
        await db().insertInto('sys_audit_entry').values(entries).execute();
      }),
    ).toContain('was put back in front of the tombstone of a clearing');
    expect(
      await after(() => db().deleteFrom('sys_audit_entry').where('seq', '=', seq).execute()),
    ).toMatch(/entries between them are missing/);
  });

  it('finds a tombstone made without the key', async () => {
    const last = await seqOf(three[2].oper_id);
    const found = await after(async () => {
      await db().deleteFrom('sys_oper_log').where('oper_id', '=', three[1].oper_id).execute();
      await db()
        .insertInto('sys_audit_entry')
        .values({
          seq: last + 1,
          kind: 'removed',
          oper_id: three[1].oper_id,
          about: '{}',
          digest: null,
          hash: 'f'.repeat(64),
        })
        .execute();
      await db()
        .updateTable('sys_audit_head')
        .set({ seq: last + 1, hash: 'f'.repeat(64) })
        .execute();
    });
    expect(found).toContain('The head of the chain was altered');
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
  // Not spawnSync: while it waits, this process neither answers nor notices that connections have ended.
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

  it('tells what is intact, and the first broken place with code 1', async () => {
    const [first] = await threeRows();
    const { entries, tombstones } = await intact();
    expect(await run()).toEqual({
      status: 0,
      stdout: expect.stringMatching(
        new RegExp(
          `^The chain began at .* its last entry is .*\n${entries} entries, 3 rows, ${tombstones} tombstones: intact\n$`,
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
      stderr: `Entry ${await seqOf(first.oper_id)} (row ${first.oper_id}, ${first.oper_time} ${first.title}) was edited after it was written.\n`,
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
