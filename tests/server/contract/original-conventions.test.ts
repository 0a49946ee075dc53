/**
 * The conventions of docs/protocol/measured.md (addresses, types, lists, blanks), line by line:
 * what no other test of this folder meets.
 */
import { describe, expect, it } from 'vitest';
import { type Answer, makeUser, startedAdmin, startedServer, ok } from '../support/index.ts';
import { reported } from './support/differences.ts';

const server = startedServer();
const admin = startedAdmin(server);

describe('1.1 addresses', () => {
  it('take square brackets as they are', async () => {
    reported('Square brackets in a query');
    expect(await admin.get('/system/user/list?params[beginTime]=2020-01-01')).toMatchObject({
      code: 200,
      total: expect.any(Number),
    });
  });

  it('that are odd are unknown, or read without what is odd, and never a way past the sign-in', async () => {
    reported('Odd addresses (`//`, `;`, `%25`), an unsuitable `Accept`');
    for (const path of [
      '//system/user/list',
      '/system//user/list',
      '/system/user/list;x=1',
      '/system/%2525',
    ]) {
      const { code } = (await (await server.client().raw('GET', path)).json()) as Answer;
      expect([401, 500], path).toContain(code);
    }
    expect(
      await admin.get('/system/user/list', { headers: { accept: 'image/png' } }),
    ).toMatchObject({ code: 200 });
  });
});

describe('1.2 wrong types', () => {
  it('of filters are named like those of paths', async () => {
    reported('Wrong types in filters');
    expect(await admin.get('/system/user/list?deptId=x')).toEqual({
      code: 500,
      msg: "请求参数类型不匹配，参数[deptId]要求类型为：'java.lang.Long'，但输入值为：'x'",
    });
  });

  it('blank parts of a path are missing', async () => {
    expect(await admin.get('/system/user/%20')).toEqual({
      code: 500,
      msg: '请求路径中缺少必需的路径变量[userId]',
    });
    expect(await admin.delete('/system/post/%20')).toEqual({
      code: 500,
      msg: '请求路径中缺少必需的路径变量[postIds]',
    });
  });

  it('the permission is looked at before the body', async () => {
    reported('Order of checks');
    const { userName, password } = await makeUser(server.database, 'checked');
    const nobody = await server.signIn(userName, password);
    expect(await nobody.post('/system/post', { postName: '' })).toMatchObject({ code: 403 });
    expect(
      (await (
        await nobody.raw('POST', '/system/post', {
          headers: { 'content-type': 'application/json' },
          body: '{',
        })
      ).json()) as Answer,
    ).toMatchObject({ code: 403 });
  });
});

describe('1.4 lists', () => {
  it.each(['0', '-1'])('pageSize=%s: no rows, and the right total', async (pageSize) => {
    for (const path of ['/system/user', '/system/role', '/system/post', '/monitor/logininfor']) {
      const { total } = await admin.get(`${path}/list`);
      expect(await admin.get(`${path}/list?pageSize=${pageSize}`), path).toEqual({
        code: 200,
        msg: '查询成功',
        rows: [],
        total,
      });
    }
  });

  it('a wrong date is refused, not a search without a hit', async () => {
    reported('Wrong dates in `params`');
    const wrong = new URLSearchParams({ 'params[beginTime]': '2026-02-30' });
    expect(await admin.get(`/system/user/list?${wrong}`)).toMatchObject({
      code: 500,
      msg: expect.stringContaining('params[beginTime]'),
    });
  });

  it('an unknown direction is refused in words', async () => {
    reported('Database errors');
    expect(await admin.get('/system/user/list?orderByColumn=userId&isAsc=sideways')).toEqual({
      code: 500,
      msg: '参数不符合规范，不能进行查询',
    });
  });

  it('% and _ are letters', () => reported('`%` and `_` in text filters'));
});

describe('1.6 blanks', () => {
  it('around values go, inside them they stay; passwords keep theirs', async () => {
    reported('Blanks around values');
    expect(
      await admin.post('/system/post', { postCode: ' blank ', postName: ' 一 二 ', postSort: 1 }),
    ).toEqual(ok);
    expect((await admin.get('/system/post/list?postCode=%20blank%20')).rows[0]).toMatchObject({
      postCode: 'blank',
      postName: '一 二',
    });
    expect(await admin.post('/system/user', { userName: 'spaced', password: ' Pass 1 ' })).toEqual(
      ok,
    );
    await server.signIn('spaced', ' Pass 1 ');
  });
});
