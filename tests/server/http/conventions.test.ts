/** The wire conventions of docs/protocol/conventions.md, on a real server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineRoute } from '../../../src/server/http/route.ts';
import { makeUser, startServer, type Client, type TestServer } from '../support/index.ts';

let server: TestServer;

let admin: Client;

beforeAll(async () => {
  server = await startServer({
    extraRoutes: () => [
      defineRoute({
        method: 'GET',
        path: '/test/echo/{ids}',
        summary: 'echo',
        tag: 'test',
        access: 'session',
        answer: 'ajax',
        params: { ids: { type: 'array', items: { type: 'integer' } } },
        query: {
          flag: { type: 'boolean' },
          when: { type: 'string', format: 'date-time' },
          names: { type: 'array', items: { type: 'string' } },
          amount: { type: 'integer', format: 'int32' },
        },
        handler: ({ params, query }) => ({ data: { params, query } }),
      }),
      defineRoute({
        method: 'GET',
        path: '/test/broken',
        summary: 'throws',
        tag: 'test',
        access: 'session',
        answer: 'ajax',
        handler: () => {
          throw new Error('secret detail at /srv/file.ts:1:1');
        },
      }),
      defineRoute({
        method: 'GET',
        path: '/test/role',
        summary: 'role',
        tag: 'test',
        access: { role: 'keeper' },
        answer: 'ajax',
        handler: () => ({}),
      }),
      defineRoute({
        method: 'GET',
        path: '/test/any',
        summary: 'any of two',
        tag: 'test',
        access: { permission: ['a:b:c', 'system:post:list'] },
        answer: 'ajax',
        handler: () => ({ data: null, extra: null }),
      }),
    ],
  });
  admin = await server.admin();
});

afterAll(() => server.stop());

describe('envelopes', () => {
  it('wraps results, leaves data out when there is none, and keeps nulls', async () => {
    expect(await admin.get('/test/any')).toEqual({ code: 200, msg: '操作成功', extra: null });
    const list = await admin.get('/system/post/list');
    expect(list).toMatchObject({ code: 200, msg: '查询成功', total: 4 });
    expect(list.rows[0]).toHaveProperty('updateTime', null);
    expect(list.rows[0]).not.toHaveProperty('params');
  });

  it('answers 401 with the address, without the prefix', async () => {
    const anonymous = server.client();
    expect(await anonymous.get('/getInfo?x=1')).toEqual({
      code: 401,
      msg: '请求访问：/getInfo，认证失败，无法访问系统资源',
    });
    expect(await anonymous.get('/no/such/path')).toMatchObject({ code: 401 });
    anonymous.token = 'forged';
    expect(await anonymous.get('/system/post/list')).toMatchObject({ code: 401 });
  });

  it('answers 403 without the permission or the role, and accepts any of several permissions', async () => {
    await makeUser(server.database, 'poster', {
      permissions: ['system:post:list'],
      roleKey: 'keeper',
    });
    await makeUser(server.database, 'nobody');
    const poster = await server.signIn('poster', 'Person-2026!');
    const nobody = await server.signIn('nobody', 'Person-2026!');
    expect(await poster.get('/test/any')).toMatchObject({ code: 200 });
    expect(await poster.get('/test/role')).toMatchObject({ code: 200 });
    for (const path of ['/test/any', '/test/role', '/system/post/list'])
      expect(await nobody.get(path)).toEqual({ code: 403, msg: '没有权限，请联系管理员授权' });
    expect(await poster.delete('/system/post/1')).toMatchObject({ code: 403 });
  });

  it('reports unknown paths and methods to those who are signed in', async () => {
    expect(await admin.get('/no/such/path')).toEqual({
      code: 500,
      msg: 'No static resource no/such/path.',
    });
    for (const [path, allow] of [
      ['/system/post/list', 'GET, DELETE'],
      ['/test/echo/7', 'GET'],
      ['/system/post/1', 'GET, DELETE'],
    ] as const) {
      const answer = await admin.raw('PUT', path);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
      expect(await answer.json()).toEqual({
        code: 500,
        msg: "Request method 'PUT' is not supported",
      });
    }
    for (const method of ['HEAD', 'PATCH', 'OPTIONS', 'PROPFIND'])
      expect((await admin.raw(method, '/system/post/list')).status, method).toBe(405);
    expect((await server.client().raw('PUT', '/system/post/list')).status).toBe(200);
    for (const place of ['/', '/schemas/index.json', '/profile/upload/a.png', '/no/such/page']) {
      const answer = await fetch(server.url + place, { method: 'POST' });
      expect([place, answer.status, answer.headers.get('allow')]).toEqual([
        place,
        405,
        'GET, HEAD',
      ]);
    }
  });

  it('never reveals what broke inside', async () => {
    expect(await admin.get('/test/broken')).toEqual({ code: 500, msg: '操作失败' });
  });

  it('welcomes at /api/', async () => {
    const response = await server.client().raw('GET', '/');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toMatch(
      /^欢迎使用.+后台管理框架，当前版本：v\d+\.\d+\.\d+，请通过前端地址访问。$/,
    );
  });
});

describe('parameters', () => {
  const echo = async (path: string) =>
    // oxlint-disable-next-line typescript/no-explicit-any -- the echo answers what it was sent
    (await admin.get(`/test/echo/${path}`)) as { code: number; msg: string; data: any };

  it('types comma lists in paths and both spellings of lists in queries', async () => {
    expect((await echo('1,2,3')).data.params).toEqual({ ids: [1, 2, 3] });
    expect((await echo('1%2C2')).data.params).toEqual({ ids: [1, 2] });
    expect((await echo('1?names=a&names=b')).data.query.names).toEqual(['a', 'b']);
    expect((await echo('1?names=a,b')).data.query.names).toEqual(['a', 'b']);
  });

  it('reads booleans, dates in every accepted form, and ranges', async () => {
    expect((await echo('1?flag=true')).data.query.flag).toBe(true);
    expect((await echo('1?flag=0')).data.query.flag).toBe(false);
    for (const [given, read] of [
      ['2026-01-02', '2026-01-02 00:00:00'],
      ['2026/01/02 03:04', '2026-01-02 03:04:00'],
      ['2026.01.02 03:04:05', '2026-01-02 03:04:05'],
      ['2026-01', '2026-01-01 00:00:00'],
    ] as const) {
      expect((await echo(`1?when=${encodeURIComponent(given)}`)).data.query.when).toBe(read);
    }
    const ranged = await echo(
      '1?params%5BbeginTime%5D=2026-01-01&params[endTime]=2026-02-01&params[dataScope]=or%201=1',
    );
    expect(ranged.data.query.params).toEqual({ beginTime: '2026-01-01', endTime: '2026-02-01' });
  });

  it('refuses wrong types with the name, the type and the value', async () => {
    expect(await echo('abc')).toEqual({
      code: 500,
      msg: "请求参数类型不匹配，参数[ids]要求类型为：'java.lang.Long[]'，但输入值为：'abc'",
    });
    expect(await echo('1?amount=1.5')).toEqual({
      code: 500,
      msg: "请求参数类型不匹配，参数[amount]要求类型为：'java.lang.Integer'，但输入值为：'1.5'",
    });
    expect(await echo('1?amount=3000000000')).toMatchObject({
      code: 500,
      msg: expect.stringContaining('java.lang.Integer'),
    });
    expect(await echo('1?amount=1&amount=2')).toMatchObject({
      code: 500,
      msg: expect.stringContaining("'1,2'"),
    });
    expect(await echo('1?when=2026-02-30')).toMatchObject({
      code: 500,
      msg: expect.stringContaining('java.util.Date'),
    });
    expect(await echo('99999999999999999999')).toMatchObject({ code: 500 });
    expect((await echo('1?amount=%3Cscript%3E')).msg).not.toContain('<');
  });

  it('ignores unknown parameters and prototype names', async () => {
    expect(await echo('1?nothing=1&__proto__=x&constructor=y&params[__proto__]=z')).toMatchObject({
      code: 200,
      data: { query: {} },
    });
  });

  it('answers an address that cannot be decoded', async () => {
    const response = await admin.raw('GET', '/test/echo/%E0%A4%A');
    expect(await response.json()).toMatchObject({ code: 500 });
    expect(response.status).toBe(200);
  });
});
