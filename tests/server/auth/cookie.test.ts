/**
 * The session of our own front end in a cookie, and what other sites can make its browser do with
 * it.
 */
import { describe, expect, it } from 'vitest';
import { adminPassword, type Answer, startedServer } from '../support/index.ts';

let clock = Date.now();
const server = startedServer({ env: { TRUST_PROXY: '1' }, now: () => clock });

const own = { 'x-session': 'cookie' };

/** Signs in as our front end does. */
async function enter(headers: Record<string, string> = {}, client: object = {}) {
  const response = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...own, ...headers },
    body: JSON.stringify({ username: 'admin', password: adminPassword, ...client }),
  });
  const texts = response.headers.getSetCookie().filter((text) => text.startsWith('access_'));
  return {
    answer: (await response.json()) as Answer,
    texts,
    cookie: texts.map((text) => text.split(';', 1)[0]).join('; '),
  };
}

async function call(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Answer & { cookies: string[] }> {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { ...((await response.json()) as Answer), cookies: response.headers.getSetCookie() };
}

describe('the session cookie', () => {
  it('is set for clients that ask for it, out of reach of scripts, and the answer holds no token', async () => {
    const { answer, texts } = await enter();
    expect(answer).toEqual({ code: 200, msg: '操作成功' });
    expect(texts).toHaveLength(2);
    expect(texts[0]).toMatch(
      /^access_token=[\w-]{32}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(texts[1]).toMatch(/^access_mark=[\w-]{11}; Max-Age=604800; Path=\/; SameSite=Strict$/);
    const { texts: byTls } = await enter({ 'x-forwarded-proto': 'https' });
    for (const text of byTls) expect(text).toMatch(/; Secure;/);
  });

  it('is not set for other clients: they keep the token themselves', async () => {
    const response = await server.client().raw('POST', '/login', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: adminPassword }),
    });
    expect(response.headers.getSetCookie().filter((text) => text.startsWith('access_'))).toEqual(
      [],
    );
    expect(await response.json()).toMatchObject({
      code: 200,
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('opens what the token opens, both halves together', async () => {
    const { cookie } = await enter();
    const [secret = '', mark = ''] = cookie.split('; ');
    expect(await call('GET', '/getInfo', { cookie: `lang=zh-CN; ${cookie}; x=y` })).toMatchObject({
      code: 200,
      user: { userName: 'admin' },
    });
    for (const half of [secret, mark, `${secret}; access_mark=${'a'.repeat(11)}`])
      expect(await call('GET', '/getInfo', { cookie: half }), half).toMatchObject({ code: 401 });
    const token = cookie.replace(/access_\w+=|; /g, '');
    expect(await call('GET', '/getInfo', { authorization: `Bearer ${token}` })).toMatchObject({
      code: 200,
    });
  });

  it('goes with the session', async () => {
    const { cookie } = await enter();
    const { cookies, ...answer } = await call('DELETE', '/logout', { cookie, ...own });
    expect(answer).toEqual({ code: 200, msg: '退出成功' });
    expect(cookies).toEqual([
      'access_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
      'access_mark=; Max-Age=0; Path=/; SameSite=Strict',
    ]);
    expect(await call('GET', '/getInfo', { cookie })).toMatchObject({ code: 401 });
  });
});

describe('a change that matters', () => {
  const change = (cookie: string) =>
    call('DELETE', '/monitor/logininfor/clean', { cookie, ...own });
  const prove = (cookie: string, password: string) =>
    call('POST', '/system/user/profile/reauthenticate', { cookie, ...own }, { password });
  const needed = { code: 601, reauthenticate: true };

  it('asks a session in the cookie for a proof once the last is old, and takes it', async () => {
    const { cookie } = await enter({}, { reauthenticate: true });
    const { cookie: other } = await enter({}, { reauthenticate: true });
    expect(await change(cookie)).toMatchObject({ code: 200 });
    clock += 16 * 60_000;
    expect(await change(cookie)).toMatchObject(needed);
    expect(await prove(cookie, 'Wrong-2026!')).toMatchObject({ code: 500 });
    expect(await change(cookie)).toMatchObject(needed);
    // The proof belongs to the session of the cookie, and a page of another site cannot give it.
    expect(
      await call(
        'POST',
        '/system/user/profile/reauthenticate',
        { cookie },
        { password: adminPassword },
      ),
    ).not.toMatchObject({ code: 200 });
    expect(await prove(cookie, adminPassword)).toMatchObject({ code: 200 });
    expect(await change(other)).toMatchObject(needed);
    expect(await change(cookie)).toMatchObject({ code: 200 });
  });

  it('asks none of clients that cannot give one', async () => {
    const { cookie } = await enter();
    clock += 16 * 60_000;
    expect(await change(cookie)).toMatchObject({ code: 200 });
  });
});

describe('a page of another site', () => {
  it('changes nothing with the cookie of a visitor, whatever the route', async () => {
    const { cookie } = await enter();
    const document = (await (await server.admin()).get('/v3/api-docs')) as unknown as {
      paths: Record<string, Record<string, { security: unknown[] }>>;
    };
    const changes = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { security }]) =>
        method !== 'get' && security.length > 0
          ? [[method.toUpperCase(), path.replace(/\{\w+\}/g, '1')] as const]
          : [],
      ),
    );
    expect(changes.length).toBeGreaterThan(60);
    for (const [method, path] of [
      ...changes,
      ['GET', '/monitor/logininfor/unlock/admin'] as const,
    ]) {
      expect(await call(method, path, { cookie }), `${method} ${path}`).toMatchObject({
        code: 403,
        msg: '无法确认请求来自本系统页面，请刷新页面后重试',
      });
    }
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
      expect(await call(method, '/logout', { cookie })).toMatchObject({ code: 200, cookies: [] });
    expect(await call('GET', '/getInfo', { cookie })).toMatchObject({ code: 200 });
  });

  it('reads nothing with it either, where the browser says who asks', async () => {
    const { cookie } = await enter();
    for (const site of ['cross-site', 'same-site'])
      expect(await call('GET', '/getInfo', { cookie, 'sec-fetch-site': site })).toMatchObject({
        code: 401,
      });
    for (const site of ['same-origin', 'none'])
      expect(await call('GET', '/getInfo', { cookie, 'sec-fetch-site': site })).toMatchObject({
        code: 200,
      });
    expect(
      await call('DELETE', '/system/post/1', { cookie, ...own, 'sec-fetch-site': 'cross-site' }),
    ).toMatchObject({ code: 401 });
  });

  it('does not hinder another client of this browser from signing in', async () => {
    const { cookie } = await enter();
    const response = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ username: 'admin', password: adminPassword }),
    });
    expect(await response.json()).toMatchObject({ code: 200, token: expect.any(String) });
  });
});
