/** Rows between their commit and their place in the chain, which on PostgreSQL are two moments. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { openSecretKey } from '../../../src/server/config/secret-key.ts';
import type { AuditChain } from '../../../src/server/logs/audit/chain.ts';
import { createSigner } from '../../../src/server/logs/audit/signer.ts';
import { verifyAudit } from '../../../src/server/logs/audit/verify.ts';
import { projectRoot, startServer } from '../support/index.ts';
import type { Client, TestServer } from '../support/index.ts';

let server: TestServer;
let admin: Client;
let audit: AuditChain;
const reported: string[] = [];
beforeAll(async () => {
  server = await startServer({
    extraRoutes: (services) => {
      audit = services.audit;
      return [];
    },
  });
  admin = await server.admin();
});
afterAll(() => server.stop());
beforeEach(() => {
  reported.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line) => void reported.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

const db = () => server.database.write;
const key = () => openSecretKey(readConfig(server.env));
const finding = (): Promise<unknown> =>
  key()
    .then((secret) => verifyAudit(server.database, secret))
    .then(
      ({ waiting }) => ({ waiting }),
      (error: Error) => error.message,
    );
const pending = () => db().selectFrom('sys_audit_pending').selectAll().execute();
const chained = () => expect.poll(pending, { timeout: 20_000 }).toEqual([]);
const write = () =>
  admin.put('/system/post', {
    postId: 1,
    postCode: 'ceo',
    postName: '董事长',
    postSort: 1,
    status: '0',
  });
const logRow = {
  title: '岗位管理',
  business_type: 2,
  oper_time: '2026-01-01 00:00:00',
  status: 0,
  cost_time: 1,
};

/** Does something while nobody can chain: the end of the chain is locked. */
async function whileUnchained(work: () => Promise<unknown>): Promise<void> {
  await chained();
  const holder = new pg.Client({ connectionString: server.env.DATABASE_URL });
  await holder.connect();
  try {
    await holder.query('begin; select 1 from sys_audit_head for update');
    await work();
  } finally {
    await holder.end();
  }
}

/** Puts the log back as it was before. */
async function restored(work: () => Promise<unknown>): Promise<void> {
  const tables = ['sys_oper_log', 'sys_audit_pending', 'sys_audit_entry', 'sys_audit_head'];
  await chained();
  const kept = await Promise.all(
    tables.map((table) => db().selectFrom(table).selectAll().execute()),
  );
  await work();
  await chained();
  for (const [index, table] of tables.entries()) {
    await db().deleteFrom(table).execute();
    if (kept[index]?.length) await db().insertInto(table).values(kept[index]).execute();
  }
  expect(await finding()).toEqual({ waiting: 0 });
}

describe('a process that says nothing more', () => {
  it('in the middle of a logged write holds up nobody', async () => {
    const gate = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const held = server.database.transaction(async (trx) => {
      const row = await trx
        .insertInto('sys_oper_log')
        .values(logRow)
        .returningAll()
        .executeTakeFirstOrThrow();
      await audit.append(trx, row);
      written.resolve();
      await gate.promise;
    });
    await written.promise;
    // Other processes, which would wait for a lock that is held.
    expect(
      await Promise.all([write(), write(), admin.delete('/monitor/operlog/clean')]),
    ).toMatchObject([{ code: 200 }, { code: 200 }, { code: 200 }]);
    await chained();
    gate.resolve();
    await held;
    await chained();
    expect(await finding()).toEqual({ waiting: 0 });
  });
});

describe('a row that waits to be chained', () => {
  it('counts as whole, and is found edited, taken away or without its seal', async () => {
    await restored(() =>
      whileUnchained(async () => {
        await write();
        const [waiting] = await pending();
        expect(await finding()).toEqual({ waiting: 1 });
        const row = await db()
          .selectFrom('sys_oper_log')
          .selectAll()
          .where('oper_id', '=', waiting?.oper_id)
          .executeTakeFirstOrThrow();
        const edit = (change: object) =>
          db().updateTable('sys_oper_log').set(change).where('oper_id', '=', row.oper_id).execute();
        await edit({ oper_name: 'nobody' });
        expect(await finding()).toBe(
          `Row ${row.oper_id}, which waits to be chained, was edited after it was written.`,
        );
        await edit({ oper_name: row.oper_name });
        await db().deleteFrom('sys_oper_log').where('oper_id', '=', row.oper_id).execute();
        expect(await finding()).toBe(`Row ${row.oper_id}, which waits to be chained, is missing.`);
        await db().insertInto('sys_oper_log').values(row).execute();
        await db().updateTable('sys_audit_pending').set({ digest: '00' }).execute();
        expect(await finding()).toBe(
          `Row ${row.oper_id}, which waits to be chained, was inserted past the application, or edited.`,
        );
        await db()
          .updateTable('sys_audit_pending')
          .set({ digest: waiting?.digest, kind: 'other' })
          .execute();
        expect(await finding()).toBe(
          'Something that no log row can be waits to be chained: it was inserted past the application.',
        );
        await db().updateTable('sys_audit_pending').set({ kind: 'row' }).execute();
        expect(await finding()).toEqual({ waiting: 1 });
      }),
    );
  });

  it('and is taken away with its seal is missed: the process that wrote it remembers it', async () => {
    await restored(async () => {
      let operId = 0;
      await whileUnchained(async () => {
        await write();
        operId = (await pending())[0]?.oper_id;
        await db().deleteFrom('sys_audit_pending').execute();
        await db().deleteFrom('sys_oper_log').where('oper_id', '=', operId).execute();
      });
      await expect
        .poll(finding, { timeout: 20_000 })
        .toMatch(new RegExp(`^Entry \\d+ \\(row ${operId}, .* is missing\\.$`));
    });
  });

  it('is chained by others when its process is no more', async () => {
    const row = await db()
      .insertInto('sys_oper_log')
      .values(logRow)
      .returningAll()
      .executeTakeFirstOrThrow();
    const signer = createSigner(await key());
    const entry = {
      kind: 'row' as const,
      oper_id: row.oper_id,
      about: '{}',
      digest: signer.digest(row),
    };
    await db()
      .insertInto('sys_audit_pending')
      .values({ ...entry, seal: signer.pending(entry) })
      .execute();
    await chained();
    expect(await finding()).toEqual({ waiting: 0 });
  });

  it('without the seal of this installation is never chained, and does not hold up the others', async () => {
    const forged = Array.from({ length: 600 }, (_, index) => ({
      oper_id: index - 1_000,
      kind: 'row',
      about: '{}',
      digest: 'f'.repeat(64),
      seal: 'f'.repeat(64),
    }));
    await chained();
    await db().insertInto('sys_audit_pending').values(forged).execute();
    await write();
    await expect.poll(async () => (await pending()).length, { timeout: 20_000 }).toBe(600);
    expect(await finding()).toBe(
      'Row -1000, which waits to be chained, was inserted past the application, or edited.',
    );
    await db().deleteFrom('sys_audit_pending').where('oper_id', '<', 0).execute();
    expect(await finding()).toEqual({ waiting: 0 });
    expect(reported.filter((line) => line.includes('row -1000 ')).length).toBe(1);
  });

  it('cannot be had once more by putting back what waited', async () => {
    await whileUnchained(write);
    await chained();
    const last = await db()
      .selectFrom('sys_audit_entry')
      .selectAll()
      .where('kind', '=', 'row')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const entry = {
      kind: 'row' as const,
      oper_id: last.oper_id,
      about: last.about,
      digest: last.digest,
    };
    await db()
      .insertInto('sys_audit_pending')
      .values({ ...entry, seal: createSigner(await key()).pending(entry) })
      .execute();
    await write();
    await expect.poll(async () => (await pending()).length, { timeout: 20_000 }).toBe(1);
    expect(await finding()).toBe(
      `Row ${last.oper_id}, which waits to be chained, is in the chain already: it was put back.`,
    );
    await db().deleteFrom('sys_audit_pending').execute();
    expect(await finding()).toEqual({ waiting: 0 });
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

  it('needs the right to read four tables, and no other', async () => {
    await chained();
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
      await owner.query(
        `grant select on sys_oper_log, sys_audit_entry, sys_audit_head, sys_audit_pending to ${role}`,
      );
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
