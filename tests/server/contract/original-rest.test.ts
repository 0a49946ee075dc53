/**
 * docs/protocol/measured.md, line by line: what no other test of this folder meets. Where ours
 * differs, docs/protocol-differences.md says why.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Answer, makeUser, startedAdmin, startedServer, ok } from '../support/index.ts';

const ABSENT = 999_999;
const differences = readFileSync('docs/protocol-differences.md', 'utf8');

const server = startedServer();
const admin = startedAdmin(server);

/** A test of something that ours does otherwise: the row of the document must be there. */
const reported = (row: string): void => expect(differences).toContain(`| ${row} |`);

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

describe('2.5 sessions', () => {
  it('see every change of roles on the next request, not that of PUT /system/role alone', async () => {
    reported('Role, status, password changes');
    const user = await makeUser(server.database, 'refreshed', {
      permissions: ['system:post:list'],
    });
    const client = await server.signIn(user.userName, user.password);
    const code = async (): Promise<number> => (await client.get('/system/post/list')).code;
    expect(await code()).toBe(200);
    expect(
      await admin.put('/system/role/changeStatus', { roleId: user.roleId, status: '1' }),
    ).toEqual(ok);
    expect(await code()).toBe(403);
    expect(
      await admin.put('/system/role/changeStatus', { roleId: user.roleId, status: '0' }),
    ).toEqual(ok);
    expect(await code()).toBe(200);
    expect(await admin.put(`/system/user/authRole?userId=${user.userId}&roleIds=`)).toEqual(ok);
    expect(await code()).toBe(403);
  });
});

describe('4.3 roles', () => {
  it('an unknown one is not changed with 200', async () => {
    reported('`PUT` of a record that is not there (roles, data scopes)');
    expect(
      await admin.put('/system/role', {
        roleId: ABSENT,
        roleName: 'x',
        roleKey: 'x',
        roleSort: 1,
        menuIds: [],
      }),
    ).toMatchObject({ code: 500, msg: '操作失败' });
    expect(
      await admin.put('/system/role/dataScope', { roleId: ABSENT, dataScope: '1', deptIds: [] }),
    ).toMatchObject({ code: 500, msg: '操作失败' });
  });
});

describe.each([
  ['menu', 'menuIds', 104],
  ['dept', 'deptIds', 105],
])('4.4, 4.5 /system/%s/updateSort', (name, keys, id) => {
  const refused = { code: 500, msg: '保存排序异常，请联系管理员' };
  const sort = (ids: string, orderNums: string): Promise<Answer> =>
    admin.put(`/system/${name}/updateSort`, { [keys]: ids, orderNums });

  it('takes one number for each id', async () => {
    expect(await sort(String(id), '77')).toEqual(ok);
    expect((await admin.get(`/system/${name}/${id}`)).data.orderNum).toBe(77);
    expect(await sort(`${id},1`, '5')).toEqual(refused);
  });

  it('refuses what it could only carry out in part', async () => {
    reported('`updateSort` with more numbers than ids, or with ids that are no numbers');
    expect(await sort(String(id), '5,6')).toEqual(refused);
    expect(await sort('x', '5')).toEqual(refused);
    expect((await admin.get(`/system/${name}/${id}`)).data.orderNum).toBe(77);
  });
});

describe('4.4 menus', () => {
  it('a component of more than 200 characters is refused with a text that says 255', async () => {
    expect(
      await admin.post('/system/menu', {
        menuName: '长',
        menuType: 'C',
        orderNum: 1,
        isFrame: '1',
        component: 'x'.repeat(201),
      }),
    ).toMatchObject({ code: 500, msg: '组件路径不能超过255个字符' });
  });
});

describe('4.8 and others: what is not there', () => {
  it('is not removed from the dictionaries with 200', async () => {
    expect(await admin.delete(`/system/dict/data/${ABSENT}`)).toEqual({
      code: 500,
      msg: '操作失败',
      gone: true,
    });
    expect(
      await admin.post('/system/dict/data', {
        dictLabel: '去',
        dictValue: '1',
        dictType: 'gone_soon',
      }),
    ).toEqual(ok);
    const {
      rows: [row],
    } = await admin.get('/system/dict/data/list?dictType=gone_soon');
    expect(await admin.delete(`/system/dict/data/${row.dictCode}`)).toEqual(ok);
  });

  it.each(['/system/user/', '/system/role/deptTree/', '/system/menu/roleMenuTreeselect/'])(
    'GET %s is refused',
    async (path) => {
      expect(await admin.get(path + ABSENT)).toMatchObject({ code: 500 });
    },
  );

  it('a session that is over is not forced out with 200', () =>
    reported('Forcing out a session that is over'));
});

describe('4.10 notices', () => {
  it('markReadAll without ids is accepted, and marks all', async () => {
    reported('`/system/notice/markReadAll` without `ids`');
    expect(await admin.post('/system/notice/markReadAll')).toEqual(ok);
    expect((await admin.get('/system/notice/listTop')).unreadCount).toBe(0);
  });
});

describe('7 files', () => {
  it('of exactly 10485760 bytes are taken, of one more refused', async () => {
    const upload = (size: number): Promise<Answer> => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(size).fill(97)]), 'size.txt');
      return admin.post('/common/upload', form);
    };
    expect(await upload(10_485_760)).toMatchObject({ code: 200 });
    expect(await upload(10_485_761)).toMatchObject({
      code: 500,
      msg: 'Maximum upload size exceeded',
    });
  });
});

it('what ours has otherwise throughout is in the document', () => {
  for (const row of [
    'Default passwords',
    'Ids in queries and bodies',
    'Names of the seed data',
    'Names that differ in accents or in the case of other letters than A to Z',
  ])
    reported(row);
});
