/** What callers without a session can make the server hold, write and do. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networksOf } from '../../../src/server/http/networks.ts';
import { createJudge } from '../../../src/server/http/pressure.ts';
import { createSampledLog } from '../../../src/server/http/report.ts';
import {
  adminPassword,
  createTestDatabase,
  projectRoot,
  startServer,
  unlimited,
  type Client,
  type TestDatabase,
  type TestServer,
} from '../support/index.ts';
import { required } from '../../../src/schema/required.ts';

const MiB = 1024 * 1024;

/** The head of a request as it goes over the wire. */
const headOf = (request: string, headers: Readonly<Record<string, string | number>>): string =>
  [
    `${request} HTTP/1.1`,
    'Host: x',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** A connection on which a text was sent; what came back so far is kept. */
async function send(
  url: string,
  text: string | Buffer,
): Promise<{ socket: Socket; answer(): string }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk))).on('error', () => undefined);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  await new Promise((resolve) => socket.write(text, resolve));
  return { socket, answer: () => answer };
}

/** Sends a text and waits for the first words of the answer. */
async function ask(url: string, text: string): Promise<string> {
  const { socket, answer } = await send(url, text);
  await expect.poll(answer, { timeout: 30_000 }).toContain('HTTP/1.1');
  socket.destroy();
  return answer();
}

describe('a server process', () => {
  let database: TestDatabase;
  let child: ChildProcess;
  let url: string;
  let complaints = '';
  beforeAll(async () => {
    database = await createTestDatabase();
    const env = {
      ...process.env,
      ...unlimited,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      CAPTCHA: 'off',
      ADMIN_PASSWORD: adminPassword,
      API_TARGET: '',
      DATA_DIR: database.settings.dataDir,
      DATABASE_URL: database.settings.databaseUrl ?? '',
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
        await Promise.all(
          open.map(({ answer }) => expect.poll(answer, { timeout: 60_000 }).toContain('HTTP/1.1')),
        );
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
    await expect.poll(() => complaints, { timeout: 30_000 }).toContain('broken off');
    expect(complaints).not.toMatch(/\bat .*:\d+:\d+/);
    // A further line of a kind may come when these take more than ten seconds.
    expect(complaints.trim().split('\n').length).toBeLessThan(20);
  });
});

describe('bodies', () => {
  let server: TestServer;
  let admin: Client;
  beforeAll(async () => {
    server = await startServer();
    admin = await server.admin();
  });
  afterAll(() => server.stop());

  it('of people who are not signed in are refused by their headers', async () => {
    const head = (place: string) =>
      `POST ${place} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n`;
    expect(await ask(server.url, head('/api/system/post'))).toContain('"code":401');
    expect(await ask(server.url, head('/api/login'))).toContain('Maximum upload size exceeded');
  });

  it('without a length are read to the limit', async () => {
    const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`;
    const head =
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await ask(server.url, head + chunk + chunk)).toContain('Maximum upload size exceeded');
  });

  it('of signed-in people are as large as ever', async () => {
    expect(
      await admin.put('/system/user/profile', { nickName: '管理员', ignored: 'y'.repeat(4 * MiB) }),
    ).toMatchObject({ code: 200 });
    expect(
      await admin.put('/system/user/profile', { nickName: '管理员', ignored: 'y'.repeat(5 * MiB) }),
    ).toEqual({ code: 500, msg: 'Maximum upload size exceeded' });
  });

  it('that are refused leave the connection usable', async () => {
    const json = { 'Content-Type': 'application/json', 'Content-Length': 5000 };
    const first = headOf('POST /api/system/post', json) + ' '.repeat(5000);
    const { socket, answer } = await send(
      server.url,
      `${first}GET /api/captchaImage HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    await expect.poll(answer, { timeout: 30_000 }).toContain('captchaEnabled');
    socket.destroy();
  });
});

describe('limits of calls', () => {
  const refused = { code: 500, msg: '访问过于频繁，请稍候再试', retryAfter: expect.any(Number) };

  it('count by network, by person, and more strictly what anonymous calls make us write', async () => {
    const server = await startServer({
      env: {
        TRUST_PROXY: '1',
        RATE_LIMIT_ADDRESS: '40',
        RATE_LIMIT_PERSON: '12',
        RATE_LIMIT_SIGN_IN: '5',
        RATE_LIMIT_CAPTCHA: '3',
        RATE_LIMIT_REGISTER: '2',
      },
    });
    try {
      const client = server.client();
      const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
      const times = async (count: number, call: () => Promise<unknown>) => {
        for (let index = 0; index < count; index += 1) await call();
      };
      const login = (ip: string) =>
        client.post('/login', { username: 'x', password: 'y' }, from(ip));
      await times(5, () => login('203.0.113.1'));
      expect(await login('203.0.113.1')).toEqual(refused);
      expect(
        (await client.raw('POST', '/login', from('203.0.113.1'))).headers.get('retry-after'),
      ).toMatch(/^\d+$/);
      expect(await login('203.0.113.2')).toMatchObject({ msg: '用户不存在/密码错误' });
      const { total } = await (
        await server.signIn('admin', adminPassword)
      ).get('/monitor/logininfor/list?userName=x');
      expect(total).toBe(6);

      await times(3, () => client.get('/captchaImage', from('2001:db8:1:1::1')));
      expect(await client.get('/captchaImage', from('2001:db8:1:1:ffff::9'))).toEqual(refused);
      for (const line of [2, 3, 4])
        await times(3, () => client.get('/captchaImage', from(`2001:db8:1:${line}::1`)));
      expect(await client.get('/captchaImage', from('2001:db8:1:5::1'))).toEqual(refused);
      expect(await client.get('/captchaImage', from('2001:db8:2:5::1'))).toMatchObject({
        code: 200,
      });

      await times(2, () => client.post('/register', {}, from('203.0.113.3')));
      expect(await client.post('/register', {}, from('203.0.113.3'))).toEqual(refused);

      await times(40, () => client.get('/', from('203.0.113.4')).catch(() => null));
      expect(await client.get('/getInfo', from('203.0.113.4'))).toEqual(refused);

      const admin = await server.signIn('admin', adminPassword);
      for (let index = 0; index < 11; index += 1)
        expect(await admin.get('/getInfo', from(`203.0.113.${10 + index}`))).toMatchObject({
          code: 200,
        });
      expect(await admin.get('/getInfo', from('203.0.113.99'))).toEqual(refused);
      expect((await fetch(server.url)).ok || (await fetch(server.url)).status === 503).toBe(true);
    } finally {
      await server.stop();
    }
  });

  it('know what one subscriber has', () => {
    expect(networksOf('203.0.113.9')).toEqual(['203.0.113.9']);
    expect(networksOf('::ffff:203.0.113.9')).toEqual(['203.0.113.9']);
    expect(networksOf('2001:DB8:1:2:3:4:5:6')).toEqual(['2001:db8:1:2::/64', '2001:db8:1::/48']);
    expect(networksOf('2001:db8::1')).toEqual(['2001:db8::/64', '2001:db8::/48']);
    expect(networksOf('fe80::1%eth0')).toEqual(['fe80::/64', 'fe80::/48']);
    expect(networksOf('unknown')).toEqual(['unknown']);
  });
});

describe('overload', () => {
  it('turns calls away with 503 and Retry-After, and goes on serving pages', async () => {
    const server = await startServer({ env: { MAX_MEMORY: '1' } });
    try {
      const answer = await fetch(`${server.url}/api/captchaImage`);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await answer.json()).toEqual({ code: 503, msg: '系统繁忙，请稍后再试' });
      expect((await fetch(`${server.url}/schemas/index.json`)).status).toBe(200);
    } finally {
      await server.stop();
    }
  });

  it('is an event loop that lags for seconds, too', async () => {
    // The meter looks every 20 ms: a loop of one turn a millisecond is never to be had.
    const server = await startServer({ env: { MAX_EVENT_LOOP_DELAY: '1' } });
    try {
      const status = async () => (await fetch(`${server.url}/api/captchaImage`)).status;
      await expect.poll(status, { timeout: 60_000 }).toBe(503);
    } finally {
      await server.stop();
    }
  });

  it('is what lasts: one long piece of work is none', () => {
    const judge = createJudge({ eventLoopDelay: 1000, memory: 0 });
    const idle = { delay: 20, heap: 0, memory: 0 };
    const late = { ...idle, delay: 5000 };
    expect([late, idle, late, late, late, idle].map(judge)).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  it('closes connections of an address that has too many', async () => {
    const server = await startServer({ env: { MAX_CONNECTIONS_PER_ADDRESS: '5' } });
    try {
      const open = await Promise.all(Array.from({ length: 5 }, () => send(server.url, '')));
      const { answer, socket } = await send(server.url, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      await expect.poll(answer, { timeout: 30_000 }).toContain('503');
      socket.destroy();
      open[0]?.socket.destroy();
      await expect
        .poll(
          () =>
            fetch(`${server.url}/schemas/index.json`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 30_000 },
        )
        .toBe(200);
      for (const { socket: other } of open) other.destroy();
    } finally {
      await server.stop();
    }
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
