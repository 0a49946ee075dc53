/** A backup holds no entry of the audit chain without its row, though entries are stored first. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyPostgres } from '../../../src/server/backup/postgres/database.ts';
import type { SchemaCopy } from '../../../src/server/backup/postgres/schema.ts';
import type { AuditChain } from '../../../src/server/logs/audit/chain.ts';
import { startServer, type TestServer } from '../support/index.ts';

let server: TestServer;
let audit: AuditChain;
const folder = mkdtempSync(path.join(tmpdir(), 'backup-moment-'));
beforeAll(async () => {
  server = await startServer({
    extraRoutes: (services) => {
      audit = services.audit;
      return [];
    },
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const logRow = { title: '岗位管理', oper_time: '2026-01-01 00:00:00', status: 0, cost_time: 1 };

/** Rows of a table in the copy, by column name. */
function copied(table: string): Record<string, string>[] {
  const { tables } = JSON.parse(
    readFileSync(path.join(folder, 'schema.json'), 'utf8'),
  ) as SchemaCopy;
  const index = tables.findIndex(({ name }) => name === table);
  const { columns } = tables[index]!;
  const file = path.join(folder, `rows-${String(index).padStart(4, '0')}`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Object.fromEntries(line.split('\t').map((value, at) => [columns[at], value])));
}

it('a backup waits for a write that is chained and not committed, and that chains once more', async () => {
  const chained = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const write = server.database.transaction(async (db) => {
    await audit.append(db, logRow);
    chained.resolve();
    await goOn.promise;
    await audit.append(db, logRow);
  });
  await chained.promise;
  const backup = copyPostgres(server.env.DATABASE_URL!, folder);
  const isWaiting = async () => {
    const { rows } = await sql<{ held: boolean }>`
      select exists (select 1 from pg_locks
        where mode = 'ShareLock' and relation = 'sys_audit_entry'::regclass) as held`.execute(
      server.database.read,
    );
    return rows[0]?.held;
  };
  await expect.poll(isWaiting, { interval: 5 }).toBe(true);
  goOn.resolve();
  await write;
  await backup;
  const rows = new Set(copied('sys_oper_log').map(({ oper_id }) => oper_id));
  const entries = copied('sys_audit_entry').filter(({ kind }) => kind === 'row');
  expect(entries).toHaveLength(2);
  expect(entries.filter(({ oper_id }) => !rows.has(oper_id))).toEqual([]);
});
