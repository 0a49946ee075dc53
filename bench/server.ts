/**
 * Server benchmark: list and create on 100,000 rows at 16 connections, against the minimal endpoint
 * doing the same.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { adminPassword, startApp } from '../tests/e2e/support/app.ts';
import { median, ratioRow, type RatioRow } from './report.ts';
import { measure } from './server/load.ts';

const rowsBefore = 100_000;
const rounds = 3;
const duration = 4_000;
const connections = 16;

function fill(file: string, table: string): void {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA busy_timeout=5000');
  const insert = db.prepare(
    `INSERT INTO ${table} (post_code, post_name, post_sort, status, create_by, create_time)
      VALUES (?, ?, ?, '0', 'admin', '2026-01-01 00:00:00')`,
  );
  db.exec('BEGIN');
  for (let n = 0; n < rowsBefore; n++) insert.run(`code-${n}`, `岗位 ${n}`, n % 100);
  db.exec('COMMIT');
  db.close();
}

async function startMinimal(
  file: string,
  token: string,
): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'server/minimal.ts'), file, token],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  // It prints its address when it is ready.
  const url = await new Promise<string>((resolve) =>
    child.stdout.once('data', (printed: Buffer) => resolve(printed.toString().trim())),
  );
  return { url, child };
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  });
  return ((await answer.json()) as { token: string }).token;
}

let serial = 0;
const lists = (base: string) => (n: number) => ({
  method: 'GET' as const,
  path: `${base}/system/post/list?pageNum=${(n % 50) + 1}&pageSize=10`,
});
const creates = (base: string) => () => {
  const code = `bench-${++serial}-${process.pid}`;
  return {
    method: 'POST' as const,
    path: `${base}/system/post`,
    body: { postCode: code, postName: code, postSort: 1, status: '0', remark: '' },
  };
};

/** Rows of the report; higher is better. */
export async function benchServer(): Promise<RatioRow[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pageloom-bench-'));
  const file = path.join(folder, 'minimal.sqlite');
  const minimal = await startMinimal(file, 'token');
  const app = await startApp();
  try {
    fill(file, 'post');
    fill(path.join(app.dataDir, 'pageloom.sqlite'), 'sys_post');
    const sides = [
      { name: 'ours' as const, url: app.url, base: '/api', token: await signIn(app.url) },
      { name: 'theirs' as const, url: minimal.url, base: '', token: 'token' },
    ];
    const rows: RatioRow[] = [];
    for (const [what, kind] of [
      ['list', lists],
      ['create', creates],
    ] as const) {
      const rates: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] };
      for (let round = -1; round < rounds; round++) {
        for (const { name, url, base, token } of sides) {
          const rate = await measure({
            url,
            token,
            connections,
            duration: round < 0 ? 1_000 : duration,
            request: kind(base),
          });
          if (round >= 0) rates[name].push(rate);
        }
      }
      rows.push(
        ratioRow(
          `${what}, 100,000 rows, 16 connections`,
          '/s',
          median(rates.ours),
          median(rates.theirs),
          'minimal Fastify + node:sqlite',
        ),
      );
    }
    return rows;
  } finally {
    minimal.child.kill();
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
