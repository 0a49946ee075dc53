/** Somebody with the database removes a row in the moment its process is killed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { openSecretKey } from '../../../src/server/config/secret-key.ts';
import { verifyAudit } from '../../../src/server/logs/audit/verify.ts';
import { startProcess } from '../../faults/rig/process.ts';
import type { ServerProcess } from '../../faults/rig/process.ts';
import { adminPassword, createClient, startServer } from '../support/index.ts';
import type { Client, TestServer } from '../support/index.ts';

/** Looks at the database, and never writes to the log itself. */
let onlooker: TestServer;
let writer: ServerProcess;
let admin: Client;
let attacker: pg.Client;
let folder: string;

beforeAll(async () => {
  onlooker = await startServer({ env: { SECRET_KEY: 'k'.repeat(40) } });
  folder = await mkdtemp(path.join(tmpdir(), 'pageloom-kill-'));
});
afterAll(async () => {
  await onlooker.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  writer = await startProcess({
    settings: { dataDir: folder, databaseUrl: onlooker.env.DATABASE_URL },
    env: { SECRET_KEY: 'k'.repeat(40) },
  });
  admin = await createClient(writer.url).signIn('admin', adminPassword);
  attacker = new pg.Client({ connectionString: onlooker.env.DATABASE_URL });
  await attacker.connect();
});
afterEach(async () => {
  await attacker.end();
  await writer.end('SIGKILL');
});

const finding = async (): Promise<string> =>
  verifyAudit(onlooker.database, await openSecretKey(readConfig(onlooker.env))).then(
    () => 'intact',
    (error: Error) => error.message,
  );
const write = (postName: string) =>
  admin.put('/system/post', { postId: 1, postCode: 'ceo', postName, postSort: 1, status: '0' });
// oxlint-disable-next-line typescript/no-explicit-any -- columns known at run time
const ask = async (text: string): Promise<Record<string, any>[]> =>
  (await attacker.query(text)).rows;
const rowsOf = (postName: string) =>
  ask(`select oper_id from sys_oper_log where oper_param like '%${postName}%'`);
const namesNow = () => ask('select post_name from sys_post where post_id = 1');

/** Whether the row is there, or somebody waits for the lock of the attacker. */
async function isSeenOrWaits(): Promise<boolean> {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where ${(attacker as unknown as { processID: number }).processID} = any(pg_blocking_pids(pid))
  `.execute(onlooker.database.read);
  return rows.length > 0 || (await rowsOf('unseen')).length > 0;
}

/** All that stands for a row beside the chain itself, which nobody without the key can write. */
async function removeTraces(operId: number): Promise<void> {
  await attacker.query('delete from sys_oper_log where oper_id = $1', [operId]);
  await attacker.query('delete from sys_audit_pending where oper_id = $1', [operId]);
  await attacker.query('update sys_audit_head set resolved = seq');
}

it('before anybody could chain it: then the work it describes is not there either', async () => {
  const [before] = await namesNow();
  await attacker.query('begin; select 1 from sys_audit_head for update');
  void write('unseen').catch(() => undefined);
  await expect.poll(isSeenOrWaits).toBe(true);
  const seen = await rowsOf('unseen');
  await writer.end('SIGKILL');
  await attacker.query('rollback');
  for (const { oper_id: operId } of seen) await removeTraces(Number(operId));
  expect(await namesNow()).toEqual([before]);
  await expect.poll(finding).toBe('intact');
});

it('right after it was stored: the chain misses it', async () => {
  expect(await write('stored')).toMatchObject({ code: 200 });
  await writer.end('SIGKILL');
  const [row] = await rowsOf('stored');
  await removeTraces(Number(row?.oper_id));
  expect(await namesNow()).toEqual([{ post_name: 'stored' }]);
  expect(await finding()).toMatch(
    new RegExp(`^Entry \\d+ \\(row ${row?.oper_id}, .* is missing\\.$`),
  );
});
