/**
 * docs/protocol/measured.md on names: they are the same in any case of their letters, when they are
 * stored, looked for and sorted.
 */
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  makeUser,
  setParameter,
  startedAdmin,
  startedServer,
  ok,
} from '../support/index.ts';

const server = startedServer();
const admin = startedAdmin(server);

const setConfig = (key: string, value: string) => setParameter(server.database, key, value);

describe('signing in (2.2)', () => {
  it.each(['Admin', 'ADMIN', 'admin '])(
    'works as %j, and is logged under the stored name',
    async (username) => {
      const client = await server.signIn(username, 'Loom-2026!');
      expect((await client.get('/getInfo')).user.userName).toBe('admin');
      expect(
        (await admin.get('/monitor/logininfor/list?pageSize=1&orderByColumn=infoId&isAsc=desc'))
          .rows[0],
      ).toMatchObject({ userName: 'admin', status: '0' });
    },
  );

  it('counts wrong passwords of all spellings together, and unlocks them together', async () => {
    await makeUser(server.database, 'guessed');
    const guess = async (username: string, password = 'no-password'): Promise<string> =>
      (await server.client().post('/login', { username, password })).msg;
    for (const username of ['guessed', 'Guessed', 'gUESSED', 'GUESSED', 'guesseD'])
      expect(await guess(username)).toBe('用户不存在/密码错误');
    for (const username of ['guessed', 'GueSSed'])
      expect(await guess(username, 'Person-2026!')).toBe('密码输入错误5次，帐户锁定10分钟');
    expect(await admin.get('/monitor/logininfor/unlock/GUESSED')).toEqual(ok);
    expect(await guess('guessed', 'Person-2026!')).toBe('操作成功');
  });
});

describe('what is taken', () => {
  it('by registering (2.3)', async () => {
    await setConfig('sys.account.registerUser', 'true');
    const register = (username: string): Promise<Answer> =>
      server.client().post('/register', { username, password: 'Secret-1' });
    expect(await register('ADMIN')).toEqual({
      code: 500,
      msg: "保存用户'ADMIN'失败，注册账号已存在",
    });
    const answers = await Promise.all(['race', 'Race', 'RACE', 'rAcE'].map(register));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    await setConfig('sys.account.registerUser', 'false');
  });

  const taken: [path: string, body: object, msg: string][] = [
    ['/system/user', { userName: 'ADMIN', nickName: 'x' }, "新增用户'ADMIN'失败，登录账号已存在"],
    [
      '/system/user',
      { userName: 'mailer', nickName: 'x', email: 'ADMIN@Example.com' },
      "新增用户'mailer'失败，邮箱账号已存在",
    ],
    [
      '/system/role',
      { roleName: '新', roleKey: 'COMMON', roleSort: 1, menuIds: [] },
      "新增角色'新'失败，角色权限已存在",
    ],
    [
      '/system/post',
      { postCode: 'CEO', postName: '新', postSort: 1 },
      "新增岗位'新'失败，岗位编码已存在",
    ],
    [
      '/system/config',
      { configName: '新', configKey: 'SYS.user.INITPASSWORD', configValue: '1' },
      "新增参数'新'失败，参数键名已存在",
    ],
  ];

  it.each(taken)('%s %j', async (path, body, msg) => {
    await server.database.write
      .updateTable('sys_user')
      .set({ email: 'admin@example.com' })
      .where('user_id', '=', 1)
      .execute();
    expect(await admin.post(path, body)).toMatchObject({ code: 500, msg });
  });

  it('by names of roles, posts, menus and departments, where they were made first', async () => {
    const twice = async (path: string, name: string, body: object): Promise<string> => {
      expect(await admin.post(path, { ...body, [name]: 'Twice' })).toEqual(ok);
      return (
        await admin.post(path, {
          ...body,
          roleKey: 'other',
          postCode: 'other',
          path: 'other',
          [name]: 'tWICE ',
        })
      ).msg;
    };
    expect(
      await twice('/system/role', 'roleName', { roleKey: 'one', roleSort: 1, menuIds: [] }),
    ).toBe("新增角色'tWICE'失败，角色名称已存在");
    expect(await twice('/system/post', 'postName', { postCode: 'one', postSort: 1 })).toBe(
      "新增岗位'tWICE'失败，岗位名称已存在",
    );
    expect(
      await twice('/system/menu', 'menuName', {
        menuType: 'M',
        orderNum: 1,
        parentId: 0,
        path: 'twice',
      }),
    ).toBe("新增菜单'tWICE'失败，菜单名称已存在");
    expect(await twice('/system/dept', 'deptName', { orderNum: 1, parentId: 100 })).toBe(
      "新增部门'tWICE'失败，部门名称已存在",
    );
  });

  it('by changing, but not by oneself', async () => {
    const { data } = await admin.get('/system/post/2');
    expect(await admin.put('/system/post', { ...data, postCode: 'CEO' })).toMatchObject({
      msg: `修改岗位'${data.postName}'失败，岗位编码已存在`,
    });
    expect(
      await admin.put('/system/post', { ...data, postCode: data.postCode.toUpperCase() }),
    ).toEqual(ok);
    expect(await admin.put('/system/user', { userId: 2, userName: 'ADMIN' })).toMatchObject({
      msg: "修改用户'ADMIN'失败，登录账号已存在",
    });
  });

  it('by one of many who come at once', async () => {
    const answers = await Promise.all(
      ['Once', 'once', 'ONCE', 'oNCE', 'OnCe', 'oncE'].map((postCode, index) =>
        admin.post('/system/post', { postCode, postName: `同时${index}`, postSort: 1 }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    for (const { code, msg } of answers)
      if (code !== 200) expect(msg).toMatch(/^新增岗位'同时\d'失败，岗位编码已存在$/);
  });
});

describe('lists (1.4)', () => {
  it('sort names without their case, both ways', async () => {
    for (const postCode of ['zeta-b', 'Zeta-a', 'ZETA-c'])
      expect(
        await admin.post('/system/post', { postCode, postName: postCode, postSort: 1 }),
      ).toEqual(ok);
    const codes = async (isAsc: string): Promise<string[]> =>
      (
        await admin.get(`/system/post/list?postCode=zeta&orderByColumn=postCode&isAsc=${isAsc}`)
      ).rows.map((row: Answer) => row.postCode);
    expect([await codes('asc'), await codes('desc')]).toEqual([
      ['Zeta-a', 'zeta-b', 'ZETA-c'],
      ['ZETA-c', 'zeta-b', 'Zeta-a'],
    ]);
  });

  it('find parts of names without their case; % and _ are letters', async () => {
    const total = async (postCode: string): Promise<number> =>
      (await admin.get(`/system/post/list?${new URLSearchParams({ postCode })}`)).total;
    expect([await total('ZETA'), await total('zeta%'), await total('zeta_a')]).toEqual([3, 0, 0]);
  });
});
