/** A server killed with SIGKILL while it writes: every acknowledged write is there after the restart. */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminPassword, createClient, createTestDatabase, projectRoot, type TestDatabase } from '../support/index.ts';

let database: TestDatabase;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.drop();
});

/** The real process, as npm start runs it. @returns its address once it is ready */
async function start(): Promise<{ child: ChildProcess; url: string }> {
  const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', CAPTCHA: 'off', ADMIN_PASSWORD: adminPassword, API_TARGET: '', DATA_DIR: database.settings.dataDir, DATABASE_URL: database.settings.databaseUrl ?? '' };
  const child = spawn(path.join(projectRoot, 'node_modules/node/bin/node'), [path.join(projectRoot, 'src/server/main.ts')], { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /ready at (\S+)/.exec(printed)?.[1];
      if (url) resolve({ child, url });
    });
    child.once('exit', () => reject(new Error(`the server ended:\n${printed}`)));
  });
}

it('keeps every acknowledged write', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { child, url } = await start();
    const client = await createClient(url).signIn('admin', adminPassword);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const target = acknowledged.length + 60;
    const writer = async (lane: number): Promise<void> => {
      for (let index = 0; ; index += 1) {
        const code = `k${round}-${lane}-${index}`;
        const answer = await client.post('/system/post', { postCode: code, postName: code, postSort: 1, status: '0' }).catch(() => null);
        if (!answer) return;
        expect(answer).toMatchObject({ code: 200 });
        acknowledged.push(code);
        // In the middle of the other lanes' writes.
        if (acknowledged.length === target) child.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, lane) => writer(lane)));
    await ended;
  }
  const { child, url } = await start();
  const client = await createClient(url).signIn('admin', adminPassword);
  const stored = new Set<string>();
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await client.get(`/system/post/list?reasonable=false&pageSize=1000&pageNum=${pageNum}`);
    for (const row of page.rows) stored.add(row.postCode);
    if (page.rows.length < 1000) break;
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(180);
  expect(acknowledged.filter((code) => !stored.has(code))).toEqual([]);
  // Each write is whole: its log row came with it.
  const logs = await client.get('/monitor/operlog/list?title=岗位管理&businessType=1&status=0&pageSize=1');
  expect(logs.total).toBe(stored.size - 4);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
