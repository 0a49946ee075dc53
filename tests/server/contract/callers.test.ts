/**
 * Rules of docs/protocol for single records and for callers that no other test meets: ids, tokens,
 * who is asking, registering.
 */
import { describe, expect, it } from 'vitest';
import { samples } from '../authorisation/samples.ts';
import {
  type Answer,
  makeUser,
  setParameter,
  startedAdmin,
  startedServer,
  ok,
} from '../support/index.ts';

const ABSENT = 999_999;

const server = startedServer();
const admin = startedAdmin(server);

const setConfig = (key: string, value: string) => setParameter(server.database, key, value);

describe('ids (1.2, 1.4)', () => {
  const mismatch = (name: string, type: string) => ({
    code: 500,
    msg: `请求参数类型不匹配，参数[${name}]要求类型为：'java.lang.${type}'，但输入值为：'x'`,
  });

  it.each([
    ['user', 'userId'],
    ['role', 'roleId'],
    ['menu', 'menuId'],
    ['dept', 'deptId'],
    ['post', 'postId'],
    ['dict/type', 'dictId'],
    ['dict/data', 'dictCode'],
    ['config', 'configId'],
    ['notice', 'noticeId'],
  ])('/system/%s/x is of the wrong type', async (name, key) => {
    expect(await admin.get(`/system/${name}/x`)).toEqual(mismatch(key, 'Long'));
    expect(await admin.delete(`/system/${name}/1,x`)).toMatchObject({
      code: 500,
      msg: expect.stringMatching(
        /^请求参数类型不匹配，参数\[\w+\]要求类型为：'java\.lang\.Long\[\]'，但输入值为：'1,x'$/,
      ),
    });
  });

  it.each(['user', 'role', 'menu', 'dept', 'post', 'dict/type', 'config', 'notice'])(
    'writes to an absent /system/%s change nothing and say so',
    async (name) => {
      const key: Record<string, string> = { 'dict/type': 'dictId' };
      expect(
        await admin.put(`/system/${name}`, {
          ...samples[`PUT /system/${name}`]?.body,
          [key[name] ?? `${name}Id`]: ABSENT,
        }),
      ).toEqual({ code: 500, msg: '操作失败', gone: true });
      expect(await admin.delete(`/system/${name}/${ABSENT}`)).toEqual({
        code: 500,
        msg: '操作失败',
        gone: true,
      });
    },
  );

  it('come repeated or as one comma list', async () => {
    const users = [
      await makeUser(server.database, 'list-a'),
      await makeUser(server.database, 'list-b'),
    ];
    const [a, b] = users.map(({ userId }) => userId);
    const holders = async (): Promise<number[]> =>
      (await admin.get('/system/role/authUser/allocatedList?roleId=2')).rows
        .map((row: Answer) => row.userId)
        .filter((userId: number) => [a, b].includes(userId));
    expect(
      await admin.put(`/system/role/authUser/selectAll?roleId=2&userIds=${a}&userIds=${b}`),
    ).toEqual(ok);
    expect(await holders()).toEqual([a, b]);
    expect(await admin.put(`/system/role/authUser/cancelAll?roleId=2&userIds=${a},${b}`)).toEqual(
      ok,
    );
    expect(await holders()).toEqual([]);
    expect(
      await admin.put(`/system/user/authRole?userId=${a}&roleIds=2&roleIds=${users[1]?.roleId}`),
    ).toEqual(ok);
    expect((await admin.get(`/system/user/${a}`)).roleIds).toEqual([2, users[1]?.roleId]);
  });
});

describe('the token (1.3, 2.5)', () => {
  it('comes with or without the prefix, and only there', async () => {
    const call = async (headers: Record<string, string>, query = ''): Promise<number> =>
      (await server.client().get(`/getInfo${query}`, { headers })).code;
    expect([
      await call({ authorization: `Bearer ${admin.token}` }),
      await call({ authorization: admin.token! }),
    ]).toEqual([200, 200]);
    expect([
      await call({}),
      await call({ authorization: 'Bearer no-token' }),
      await call({ token: admin.token! }),
      await call({}, `?token=${admin.token}`),
    ]).toEqual([401, 401, 401, 401]);
  });

  it('is missed in the words of the document', async () => {
    expect(await server.client().get('/system/user/list?pageNum=1')).toEqual({
      code: 401,
      msg: '请求访问：/system/user/list，认证失败，无法访问系统资源',
    });
  });

  it('is ignored along with the hints of clients', async () => {
    expect(
      await admin.get('/getInfo', {
        headers: { isToken: 'false', repeatSubmit: 'false', interval: '1' },
      }),
    ).toMatchObject({ code: 200 });
  });
});

describe('who am I (2.4)', () => {
  it('splits keys at commas, leaves out disabled menus, and gives role 1 no wildcard', async () => {
    const { userId, roleId, password } = await makeUser(server.database, 'keys', {
      permissions: ['system:post:list'],
      roleKey: 'first,second',
    });
    const client = await server.signIn('keys', password);
    await server.database.write
      .insertInto('sys_user_role')
      .values({ user_id: userId, role_id: 1 })
      .execute();
    expect(await client.get('/getInfo')).toMatchObject({
      roles: ['admin', 'first', 'second'],
      permissions: ['system:post:list'],
      user: { admin: false },
    });
    const { data } = await admin.get('/system/menu/104');
    expect(
      await admin.put('/system/menu', { ...data, perms: 'system:post:list,system:extra:one' }),
    ).toEqual(ok);
    expect((await client.get('/getInfo')).permissions.sort()).toEqual([
      'system:extra:one',
      'system:post:list',
    ]);
    expect(await admin.put('/system/menu', { ...data, status: '1' })).toEqual(ok);
    expect((await client.get('/getInfo')).permissions).toEqual([]);
    expect(await admin.put('/system/menu', data)).toEqual(ok);
    expect(
      (await client.get('/getInfo')).user.roles.find((role: Answer) => role.roleId === roleId),
    ).toMatchObject({ roleKey: 'first,second', permissions: ['system:post:list'] });
  });
});

describe('registering (2.3)', () => {
  it('makes a user of nothing but a name', async () => {
    await setConfig('sys.account.registerUser', 'true');
    expect(
      await server
        .client()
        .post('/register', { username: 'plain', password: 'Secret-1', confirmPassword: 'other' }),
    ).toEqual(ok);
    const { data, roleIds, postIds } = await admin.get(
      `/system/user/${(await admin.get('/system/user/list?userName=plain')).rows[0].userId}`,
    );
    expect(data).toMatchObject({
      userName: 'plain',
      nickName: 'plain',
      deptId: null,
      status: '0',
      pwdUpdateDate: expect.stringMatching(/^\d{4}-/),
    });
    expect([roleIds, postIds]).toEqual([[], []]);
    await setConfig('sys.account.registerUser', 'false');
  });
});
