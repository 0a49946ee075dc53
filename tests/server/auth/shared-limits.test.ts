/** Limits of calls that store a row for anybody hold over all processes together. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import { startServer as startNode } from '../../../src/server/start.ts';
import type { RunningServer } from '../../../src/server/start.ts';
import { createClient, projectRoot, startServer, testDialect } from '../support/index.ts';
import type { Client, TestServer } from '../support/index.ts';
import { required } from '../../../src/schema/required.ts';

const limits = {
  TRUST_PROXY: '1',
  RATE_LIMIT_SIGN_IN: '6',
  RATE_LIMIT_CAPTCHA: '4',
  RATE_LIMIT_REGISTER: '2',
};
/** A moment that stands still. */
const now = Date.now();
let server: TestServer;
let other: RunningServer | undefined;
let clients: Client[];
beforeAll(async () => {
  server = await startServer({ env: limits, now: () => now });
  // Several processes share PostgreSQL; the embedded database belongs to one.
  if (testDialect === 'postgres') {
    const config = readConfig({ ...server.env, PORT: '0' });
    other = await startNode({ config, root: projectRoot, now: () => now });
  }
  clients = [server.client(), other ? createClient(other.url) : server.client()];
});
afterAll(async () => {
  await other?.close();
  await server.stop();
});

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const refused = {
  code: 500,
  msg: '访问过于频繁，请稍候再试',
  retryAfter: expect.any(Number) as number,
};

const calls = {
  captcha: (client: Client, ip: string) => client.get('/captchaImage', from(ip)),
  'sign-in': (client: Client, ip: string) =>
    client.post('/login', { username: 'x', password: 'y' }, from(ip)),
  registration: (client: Client, ip: string) =>
    client.post('/register', { username: 'x', password: 'y' }, from(ip)),
};

it.each([
  ['captcha', 4],
  ['sign-in', 6],
  ['registration', 2],
] as const)('%s: %d a minute, whichever process is asked', async (name, most) => {
  const call = (index: number, ip = '203.0.113.7') =>
    calls[name](required(clients[index % 2], 'clients[index % 2]'), ip);
  for (let index = 0; index < most; index += 1) {
    expect(await call(index)).not.toMatchObject({ msg: refused.msg });
  }
  expect(await call(most)).toEqual(refused);
  expect(await call(most + 1)).toEqual(refused);
  expect(await call(most, '203.0.113.8')).not.toMatchObject({ msg: refused.msg });
});
