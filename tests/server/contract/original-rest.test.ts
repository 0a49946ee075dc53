/**
 * docs/protocol/measured.md, line by line, from its second
 * part on: what no other test of this folder meets. Where ours
 * differs, docs/protocol-differences.md says why.
 */
import { describe, expect, it } from 'vitest';
import { type Answer, makeUser, startedAdmin, startedServer, ok } from '../support/index.ts';
import { reported } from './support/differences.ts';

const ABSENT = 999_999;
const server = startedServer();
const admin = startedAdmin(server);

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
