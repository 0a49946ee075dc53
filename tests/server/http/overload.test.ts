/** More calls than the server takes on: limits of callers, and what is turned away. */
import { describe, expect, it } from 'vitest';
import { networksOf } from '../../../src/server/http/networks.ts';
import { createJudge } from '../../../src/server/http/pressure.ts';
import { adminPassword, startServer } from '../support/index.ts';
import { send } from './support/wire.ts';

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
      await expect.poll(status).toBe(503);
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
      await expect.poll(answer).toContain('503');
      socket.destroy();
      open[0]?.socket.destroy();
      await expect
        .poll(() =>
          fetch(`${server.url}/schemas/index.json`).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200);
      for (const { socket: other } of open) other.destroy();
    } finally {
      await server.stop();
    }
  });
});
