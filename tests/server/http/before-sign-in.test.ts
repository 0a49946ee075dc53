/** What callers without a session can make the server hold, write and do. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSampledLog } from '../../../src/server/http/report.ts';
import {
  adminPassword,
  createTestDatabase,
  environmentOf,
  projectRoot,
  type TestDatabase,
} from '../support/index.ts';
import { required } from '../../../src/schema/required.ts';
import { MiB, headOf, send, ask } from './support/wire.ts';

describe('a server process', () => {
  let database: TestDatabase;
  let child: ChildProcess;
  let url: string;
  let complaints = '';
  beforeAll(async () => {
    database = await createTestDatabase();
    const env = {
      ...process.env,
      ...environmentOf(database),
      NODE_ENV: 'production',
      API_TARGET: '',
    };
    child = spawn(process.execPath, [path.join(projectRoot, 'src/server/main.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stderr!.on('data', (chunk: Buffer) => (complaints += String(chunk)));
    url = await new Promise<string>((resolve) => {
      let printed = '';
      child.stdout!.on('data', (chunk: Buffer) => {
        printed += String(chunk);
        const found = /ready at (http:\S+)/.exec(printed);
        if (found) resolve(required(found[1], 'found[1]'));
      });
    });
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    await database.drop();
  });

  const memory = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) * 1024;

  it.each(['/api/system/post', '/api/login', '/api/no/such/path', '/no/such/page'])(
    'keeps no half-sent bodies in memory: 400 of them at %s',
    async (place) => {
      await fetch(`${url}/api/captchaImage`);
      const before = memory();
      const head = headOf(`POST ${place}`, {
        'Content-Type': 'application/json',
        'Content-Length': 5 * MiB,
      });
      const text = Buffer.concat([Buffer.from(head), Buffer.alloc(MiB, ' ')]);
      const open = await Promise.all(Array.from({ length: 400 }, () => send(url, text)));
      try {
        await Promise.all(open.map(({ answer }) => expect.poll(answer).toContain('HTTP/1.1')));
        expect((await fetch(`${url}/api/captchaImage`)).status).toBe(200);
        // Their bytes alone are 400 MiB.
        expect(memory() - before).toBeLessThan(200 * MiB);
      } finally {
        for (const { socket } of open) socket.destroy();
      }
    },
  );

  it('writes one line of each kind, without a stack, about what clients do wrong', async () => {
    complaints = '';
    const token = (
      (await (
        await fetch(`${url}/api/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username: 'admin', password: adminPassword }),
        })
      ).json()) as { token: string }
    ).token;
    const known = { Authorization: token, 'Content-Length': 99_999 };
    const form = { ...known, 'Content-Type': 'multipart/form-data; boundary=b' };
    const part = 'Content-Disposition: form-data; name="file"; filename="a.txt"';
    const upload = `${headOf('POST /api/common/upload', form)}--b\r\n${part}\r\n\r\ntext`;
    const json = { ...known, 'Content-Type': 'application/json' };
    const body = `${headOf('PUT /api/system/post', json)}{"a":`;
    const begun = performance.now();
    for (let round = 0; round < 20; round += 1) {
      for (const text of [
        'GET /api/%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n',
        'GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n',
        'NONSENSE / HTTP/1.1\r\nHost: x\r\n\r\n',
        'GET / HTTP/1.1\r\n\r\n',
        `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`,
      ])
        await ask(url, text);
      await ask(url, 'PROPFIND /api/getInfo HTTP/1.1\r\nHost: x\r\n\r\n');
      for (const text of [upload, body]) (await send(url, text)).socket.destroy();
    }
    await expect.poll(() => complaints).toContain('broken off');
    expect(complaints).not.toMatch(/\bat .*:\d+:\d+/);
    // A line of each kind, and a further one for every ten seconds that these take.
    const lines = complaints.trim().split('\n');
    const periods = 1 + Math.ceil((performance.now() - begun) / 10_000);
    expect(lines.length).toBeLessThanOrEqual(6 * periods);
  });
});

describe('what anonymous calls write into the log of the process', () => {
  it('is one line of each kind now and then', () => {
    let clock = 0;
    const lines: string[] = [];
    const log = createSampledLog(() => clock);
    for (let index = 0; index < 1000; index += 1)
      log('Malformed request', (line) => lines.push(line));
    log('Request broken off', (line) => lines.push(line));
    clock = 10_000;
    log('Malformed request', (line) => lines.push(line));
    expect(lines).toEqual([
      'Malformed request',
      'Request broken off',
      'Malformed request (and 999 more since the last line)',
    ]);
  });
});
