/**
 * PostgreSQL restarts, ends connections, or goes away: the process stays, and what it said is true.
 */
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../until.ts';
import type { Client, TestServer } from '../support/index.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';
import type { TcpProxy } from '../support/tcp-proxy.ts';
import {
  createCluster,
  serverOn,
  storedTitles,
  urlOf,
  writeNotice,
  writeWithoutPause,
} from './support.ts';
import type { Cluster, Load } from './support.ts';

let cluster: Cluster;
let first: TcpProxy;
let second: TcpProxy;
let server: TestServer;
let admin: Client;
const reported: string[] = [];
/** Two servers of one database. */
const secret = { SECRET_KEY: 'k'.repeat(40) };

beforeAll(async () => {
  cluster = await createCluster();
  [first, second] = await Promise.all([startTcpProxy(cluster.port), startTcpProxy(cluster.port)]);
  server = await serverOn(urlOf(first.port, second.port), { env: secret });
  admin = await server.admin();
});
afterAll(async () => {
  await server.stop();
  await Promise.all([first.stop(), second.stop()]);
  await cluster.remove();
});
beforeEach(() => {
  reported.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line) => void reported.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const proxy of [first, second])
    Object.assign(proxy, { state: 'open', onSent: () => 'pass' });
});

/** Every success is there once, nothing else is there twice, and refusals were honest. */
async function expectTruth(load: Load): Promise<void> {
  const stored = await until(() => storedTitles(admin));
  expect(load.acknowledged.filter((title) => stored.get(title) !== 1)).toEqual([]);
  expect([...stored].filter(([, times]) => times > 1)).toEqual([]);
  expect(load.refused.filter(({ status, code }) => status !== 503 || code !== 503)).toEqual([]);
}

/** Waits until so many more writes were acknowledged. */
async function more(load: Load, writes = 10): Promise<void> {
  const expected = load.acknowledged.length + writes;
  await until(async () => expect(load.acknowledged.length).toBeGreaterThanOrEqual(expected));
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

describe('under load', () => {
  it('outlives restarts, fast and immediate', async () => {
    const load = writeWithoutPause(admin);
    for (const mode of ['fast', 'immediate', 'fast'] as const) {
      await more(load);
      await cluster.stop(mode);
      await cluster.start();
    }
    await more(load);
    await load.end();
    await expectTruth(load);
  });

  it('outlives connections that an administrator ends', async () => {
    const load = writeWithoutPause(admin);
    for (let times = 0; times < 8; times += 1) {
      await more(load, 5);
      await onServer(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> ' +
          "pg_backend_pid() and backend_type = 'client backend'",
      );
    }
    await more(load);
    await load.end();
    await expectTruth(load);
  });

  it('goes on at another address', async () => {
    const load = writeWithoutPause(admin);
    for (const [gone, other] of [
      [first, second],
      [second, first],
      [first, second],
    ] as const) {
      await more(load);
      gone.state = 'closed';
      gone.cut();
      await more(load);
      expect(other.open).toBeGreaterThan(0);
      gone.state = 'open';
    }
    await load.end();
    await expectTruth(load);
  });

  it('gives up connections that fall silent', async () => {
    const load = writeWithoutPause(admin, 25);
    await more(load);
    first.state = 'silent';
    second.state = 'silent';
    // Those open are lost for good, as behind a firewall that forgot them.
    await until(async () => expect(load.refused.length).toBeGreaterThan(0));
    first.state = 'open';
    second.state = 'open';
    await more(load, 50);
    await load.end();
    await expectTruth(load);
  });
});

describe('a connection that breaks around the commit', () => {
  // One write waits for another here, and that for the end of a connection.
  const env = {
    ...secret,
    DATABASE_LOCK_TIMEOUT: '30',
    DATABASE_STATEMENT_TIMEOUT: '30',
    DATABASE_WAIT: '30',
  };
  let patient: TestServer;
  let client: Client;
  beforeAll(async () => {
    patient = await serverOn(urlOf(first.port, second.port), { env });
    client = await patient.admin();
  });
  afterAll(() => patient.stop());
  const isCommit = (piece: Buffer) => /^Q[^]*commit\0$/.test(piece.toString('latin1'));

  it.each(['cut before', 'cut after', 'silence before', 'silence after'] as const)(
    'stores the work once: %s',
    async (what) => {
      let broken = 0;
      const onSent: TcpProxy['onSent'] = (piece) => {
        if (broken >= 2 || !isCommit(piece)) return 'pass';
        broken += 1;
        return what;
      };
      Object.assign(first, { onSent });
      Object.assign(second, { onSent });
      const titles = [1, 2, 3, 4].map((count) => `commit ${what} ${count}`);
      const answers = await Promise.all(titles.map((title) => writeNotice(client, title)));
      expect(broken).toBe(2);
      expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
      const stored = await storedTitles(client);
      expect(titles.map((title) => stored.get(title))).toEqual([1, 1, 1, 1]);
    },
  );
});

describe('while it is away', () => {
  it('answers 503 in the envelope, in bounded time, and is back by itself', async () => {
    const window = await admin.raw('GET', '/events', { headers: { accept: 'text/event-stream' } });
    await cluster.stop('fast');
    const answers = await Promise.all([
      admin.raw('GET', '/system/post/list'),
      admin.raw('POST', '/login', {
        body: '{"username":"admin","password":"x"}',
        headers: { 'content-type': 'application/json' },
      }),
      admin.raw('POST', '/system/notice', {
        body: '{}',
        headers: { 'content-type': 'application/json' },
      }),
      admin.raw('GET', '/captchaImage'),
    ]);
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await answer.json()).toEqual({ code: 503, msg: '数据库暂时不可用，请稍后再试' });
    }
    await cluster.start();
    expect(await until(() => admin.get('/system/post/list'))).toMatchObject({ code: 200 });
    await window.body!.cancel();
    // One line when it goes, one when it is back: neither requests nor background work fill the
    // log.
    expect(reported).toEqual([
      expect.stringMatching(/^The database cannot be reached: .+\.$/),
      expect.stringMatching(/^The database can be reached again, after [\d.]+ s\.$/),
    ]);
  });

  it('refuses to start, in one sentence without the password', async () => {
    const url = `postgres://pageloom:hunter2@127.0.0.1:1,127.0.0.1:2/postgres?password=hunter3`;
    const shown = 'postgres://pageloom:***@127.0.0.1:1,127.0.0.1:2/postgres?password=***';
    const failed = await serverOn(url, { env: { DATABASE_WAIT: '2' } }).catch(
      (error: Error) => error.message,
    );
    // Either of the two may be the one that was tried last.
    const sentences = [1, 2].map(
      (port) =>
        `The database at DATABASE_URL (${shown}) cannot be used: ` +
        `connect ECONNREFUSED 127.0.0.1:${port}.`,
    );
    expect(sentences).toContain(failed);
  });
});
