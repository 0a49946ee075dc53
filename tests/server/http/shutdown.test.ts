/**
 * How a server ends: what is on its way is answered, what comes too late is told so, and probes say
 * it first.
 */
import http from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { defineRoute } from '../../../src/server/http/route.ts';
import { startServer, type RunningServer } from '../../../src/server/start.ts';
import {
  adminPassword,
  createClient,
  createTestDatabase,
  environmentOf,
  projectRoot,
  type TestDatabase,
} from '../support/index.ts';

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

let database: TestDatabase;
let server: RunningServer;
let agent: http.Agent;
/** Lets the slow route answer. */
let finish: () => void;
/** Resolves when a request has reached the slow route. */
let reached: Promise<void>;

async function start(env: Record<string, string> = {}): Promise<void> {
  database = await createTestDatabase();
  agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  const gate = new Promise<void>((resolve) => (finish = resolve));
  let arrive = (): void => {};
  reached = new Promise((resolve) => (arrive = resolve));
  const settings = {
    ...environmentOf(database),
    SHUTDOWN_TIMEOUT: '100',
    ...env,
  };
  const slow = defineRoute({
    method: 'GET',
    path: '/test/slow',
    summary: 'slow',
    tag: 'test',
    access: 'anonymous',
    answer: 'ajax',
    handler: async () => {
      arrive();
      await gate;
      return { data: 'done' };
    },
  });
  server = await startServer({
    config: readConfig(settings),
    root: projectRoot,
    extraRoutes: () => [slow],
  });
}

afterEach(async () => {
  finish();
  agent.destroy();
  await server.close().catch(() => {});
  await database.drop();
});

function get(path: string, options: http.RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(`${server.url}${path}`, { agent, ...options }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

describe('probes', () => {
  it('distinguish a living and a ready process from the rest of the service', async () => {
    await start();
    for (const path of ['/healthz', '/readyz', '/readyz?from=balancer']) {
      const { status, headers, body } = await get(path);
      expect([status, JSON.parse(body).code, headers['cache-control']]).toEqual([
        200,
        200,
        'no-store',
      ]);
    }
    expect(await get('/readyz', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
    expect(await get('/readyz', { method: 'POST' })).toMatchObject({ status: 405 });
  });

  it('name the database when it does not answer', async () => {
    await start();
    await server.database!.close();
    const { status, body } = await get('/readyz');
    expect([status, JSON.parse(body)]).toEqual([
      503,
      { code: 503, msg: '数据库没有响应', reason: 'database' },
    ]);
    expect((await get('/healthz')).status).toBe(200);
  });
});

describe('a server that ends', () => {
  it('answers what runs, and asks what arrives on kept-alive connections to come back', async () => {
    await start();
    // Two connections: one with the slow request, one kept alive beside it.
    await Promise.all([get('/healthz'), get('/healthz')]);
    const running = get('/api/test/slow');
    await reached;
    const closing = server.close();
    const late = await get('/api/test/slow');
    expect(late.status).toBe(503);
    expect(JSON.parse(late.body)).toEqual({ code: 503, msg: '服务器正在停止服务，请稍后再试' });
    expect(late.headers).toMatchObject({ connection: 'close', 'retry-after': '1' });
    finish();
    const answer = await running;
    expect([answer.status, JSON.parse(answer.body).data, answer.headers.connection]).toEqual([
      200,
      'done',
      'close',
    ]);
    expect(await closing).toBe(0);
    await expect(get('/healthz')).rejects.toThrow('ECONNREFUSED');
  });

  it('cuts off what takes longer than the settings allow, and counts it', async () => {
    await start({ SHUTDOWN_TIMEOUT: '0' });
    const running = get('/api/test/slow').catch((error: Error) => error.message);
    await reached;
    const closing = server.close();
    expect(await running).toMatch(/socket hang up|ECONNRESET/);
    finish();
    expect(await closing).toBe(1);
  });

  it('ends event streams', async () => {
    await start();
    const client = await createClient(server.url).signIn('admin', adminPassword);
    const stream = await client.raw('GET', '/events', { headers: { accept: 'text/event-stream' } });
    const text = stream.text();
    expect(await server.close()).toBe(0);
    expect(await text).toContain('event: end\ndata: closing');
  });

  it.each<Record<string, string>>([{}, { API_TARGET: 'http://127.0.0.1:1' }])(
    'ends the streams of schema changes with %o',
    async (env) => {
      await start({ NODE_ENV: 'development', SHUTDOWN_TIMEOUT: '999', ...env });
      const stream = await fetch(`${server.url}/schemas/events`);
      const text = stream.text();
      expect(await server.close()).toBe(0);
      expect(await text).toBe(': open\n\n');
    },
  );
});
