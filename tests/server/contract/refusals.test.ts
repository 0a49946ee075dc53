/**
 * Rules of docs/protocol for single records, callers and endpoints that no other test meets: ids,
 * tokens, refusals, defaults.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import { samples } from '../authorisation/samples.ts';
import {
  makeUser,
  startServer,
  type Answer,
  type Client,
  type TestServer,
} from '../support/index.ts';
import { isAccepted } from '../../../src/schema/record/index.ts';

const ok = { code: 200, msg: '操作成功' };
const ABSENT = 999_999;

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startServer();
  admin = await server.admin();
});
afterAll(() => server.stop());

const setConfig = (key: string, value: string) =>
  server.database.write
    .updateTable('sys_config')
    .set({ config_value: value })
    .where('config_key', '=', key)
    .execute();

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
      ).toEqual({ code: 500, msg: '操作失败' });
      expect(await admin.delete(`/system/${name}/${ABSENT}`)).toEqual({
        code: 500,
        msg: '操作失败',
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
  it('splits role keys and permissions at commas, leaves out disabled menus, and gives role 1 no wildcard', async () => {
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

/** Refusals of single endpoints that no other test meets. */
const refusals: [call: string, body: object | undefined, answer: object][] = [
  [
    'POST /system/user',
    { userName: '<b>x</b>', nickName: 'x' },
    { code: 500, msg: '用户账号不能包含脚本字符' },
  ],
  [
    'POST /system/user',
    { userName: 'marked', nickName: '<b>x</b>' },
    { code: 500, msg: '用户昵称不能包含脚本字符' },
  ],
  [
    'PUT /system/user',
    { userId: 2, userName: 'admin', nickName: 'x' },
    { code: 500, msg: "修改用户'admin'失败，登录账号已存在" },
  ],
  [
    'PUT /system/user',
    { userId: 2, userName: 'demo', nickName: '昵'.repeat(31) },
    { code: 500, msg: '用户昵称长度不能超过30个字符' },
  ],
  [
    'PUT /system/user',
    { userId: 2, userName: 'demo', email: 'nobody' },
    { code: 500, msg: '邮箱格式不正确' },
  ],
  ['PUT /system/user/profile', { email: 'nobody' }, { code: 500, msg: '邮箱格式不正确' }],
  [
    'PUT /system/user/profile',
    { phonenumber: '1'.repeat(12) },
    { code: 500, msg: '手机号码长度不能超过11个字符' },
  ],
  [
    'PUT /system/user/profile',
    { nickName: '<i>x</i>' },
    { code: 500, msg: '用户昵称不能包含脚本字符' },
  ],
  ['DELETE /system/user/1', undefined, { code: 500, msg: '当前用户不能删除' }],
  [
    'PUT /system/role',
    { roleId: 2, roleName: '', roleKey: 'common', roleSort: 1, menuIds: [] },
    { code: 500, msg: '角色名称不能为空' },
  ],
  [
    'PUT /system/role',
    { roleId: 2, roleName: '普通角色', roleKey: 'k'.repeat(101), roleSort: 1, menuIds: [] },
    { code: 500, msg: '权限字符长度不能超过100个字符' },
  ],
  ['DELETE /system/role/2,1', undefined, { code: 500, msg: '不允许操作超级管理员角色' }],
  [
    'PUT /system/menu',
    {
      menuId: 104,
      menuName: '角色管理',
      parentId: 1,
      menuType: 'C',
      orderNum: 1,
      isFrame: '1',
      path: 'post',
    },
    { code: 500, msg: "修改菜单'角色管理'失败，菜单名称已存在" },
  ],
  [
    'PUT /system/menu',
    {
      menuId: 104,
      menuName: '岗位管理',
      parentId: 1,
      menuType: 'C',
      orderNum: 1,
      isFrame: '0',
      path: 'post',
    },
    { code: 500, msg: "修改菜单'岗位管理'失败，地址必须以http(s)://开头" },
  ],
  [
    'PUT /system/menu/updateSort',
    { menuIds: '1,x', orderNums: '1,2' },
    { code: 500, msg: '保存排序异常，请联系管理员' },
  ],
  ['DELETE /system/menu/104', undefined, { code: 601, msg: '存在子菜单,不允许删除' }],
  [
    'PUT /system/dept',
    { deptId: 103, parentId: 101, deptName: '市场部门', orderNum: 1, status: '0' },
    { code: 500, msg: "修改部门'市场部门'失败，部门名称已存在" },
  ],
  [
    'PUT /system/dept',
    { deptId: 103, parentId: 101, deptName: '研发部门', orderNum: 1, phone: '1'.repeat(12) },
    { code: 500, msg: '联系电话长度不能超过11个字符' },
  ],
  [
    'PUT /system/post',
    { postId: 2, postCode: 'ceo', postName: '项目经理', postSort: 2 },
    { code: 500, msg: "修改岗位'项目经理'失败，岗位编码已存在" },
  ],
  [
    'PUT /system/dict/type',
    { dictId: 1, dictName: '用户性别', dictType: '1x' },
    { code: 500, msg: '字典类型必须以字母开头，且只能为（小写字母，数字，下划线）' },
  ],
  [
    'PUT /system/dict/data',
    { dictCode: 1, dictLabel: '', dictValue: '0', dictType: 'sys_user_sex' },
    { code: 500, msg: '字典标签不能为空' },
  ],
  ['DELETE /system/dict/type/1', undefined, { code: 500, msg: '用户性别已分配,不能删除' }],
  [
    'PUT /system/config',
    { configId: 3, configName: 'x', configKey: 'sys.index.sideTheme', configValue: '' },
    { code: 500, msg: '参数键值不能为空' },
  ],
  [
    'PUT /system/notice',
    { noticeId: 1, noticeTitle: '题'.repeat(51), noticeType: '1' },
    { code: 500, msg: '公告标题不能超过50个字符' },
  ],
  ['POST /unlockscreen', {}, { code: 500, msg: '密码不能为空' }],
  [
    'PUT /system/user/profile/updatePwd',
    { oldPassword: 'Loom-2026!', newPassword: 'Loom-2026!' },
    { code: 500, msg: '新密码不能与旧密码相同' },
  ],
];

describe('refusals', () => {
  it.each(refusals)('%s %j', async (call, body, answer) => {
    const [method, path = ''] = call.split(' ');
    const given =
      method === 'DELETE'
        ? await admin.delete(path)
        : method === 'PUT'
          ? await admin.put(path, body)
          : await admin.post(path, body);
    expect(given).toMatchObject(answer);
    expect(given).not.toHaveProperty('data');
  });
});

describe('defaults (3)', () => {
  const created = async (path: string, body: object, query: string): Promise<Answer> => {
    expect(await admin.post(path, body)).toEqual(ok);
    const { rows, data } = await admin.get(`${path}/list?${query}`);
    return (rows ?? data)[0];
  };

  it.each<[string, object, string, object]>([
    [
      '/system/user',
      { userName: 'default', nickName: '默认' },
      'userName=default',
      {
        sex: '0',
        status: '0',
        delFlag: '0',
        deptId: null,
        admin: false,
        loginIp: null,
        loginDate: null,
        pwdUpdateDate: null,
        remark: null,
      },
    ],
    [
      '/system/role',
      { roleName: '默认', roleKey: 'default', roleSort: 1, menuIds: [] },
      'roleKey=default',
      {
        dataScope: '1',
        status: '0',
        menuCheckStrictly: false,
        deptCheckStrictly: false,
        admin: false,
        flag: false,
      },
    ],
    [
      '/system/menu',
      { menuName: '默认', menuType: 'F', orderNum: 1, isFrame: '1' },
      'menuName=默认',
      { parentId: 0, isCache: '0', visible: '0', status: '0', icon: '#', children: [] },
    ],
    [
      '/system/dept',
      { deptName: '默认', orderNum: 1, parentId: 100 },
      'deptName=默认',
      { status: '0', delFlag: '0', ancestors: '0,100' },
    ],
    [
      '/system/post',
      { postCode: 'default', postName: '默认', postSort: 1 },
      'postCode=default',
      { status: '0', remark: null },
    ],
    [
      '/system/dict/type',
      { dictName: '默认', dictType: 'app_default' },
      'dictType=app_default',
      { status: '0' },
    ],
    [
      '/system/dict/data',
      { dictLabel: '默', dictValue: '1', dictType: 'app_default' },
      'dictType=app_default',
      { dictSort: 0, status: '0', isDefault: 'N', default: false },
    ],
    [
      '/system/config',
      { configName: '默认', configKey: 'app.default', configValue: '1' },
      'configKey=app.default',
      { configType: 'N' },
    ],
    [
      '/system/notice',
      { noticeTitle: '默认', noticeType: '1' },
      'noticeTitle=默认',
      { status: '0', isRead: false },
    ],
  ])('%s', async (path, body, query, expected) => {
    expect(await created(path, body, query)).toMatchObject({
      ...expected,
      createBy: 'admin',
      updateBy: null,
      updateTime: null,
    });
  });
});

/**
 * Text fields that clients write, with their models' limits; the document's own texts stand in the
 * tests of the modules, by hand.
 */
const limited = readdirSync('schemas/models')
  .map((name) => JSON.parse(readFileSync(`schemas/models/${name}`, 'utf8')) as Model)
  .filter(({ path }) => path !== undefined && samples[`POST ${path}`])
  .flatMap((model) =>
    Object.entries(model.fields)
      .filter(
        ([name, field]) =>
          (field.type === 'string' || field.type === 'text') &&
          isAccepted(field) &&
          name !== 'createBy' &&
          name !== 'password',
      )
      .map(([name, field]) => [model.path!, name, field] as const),
  );

describe('limits of every field (3)', () => {
  const post = (path: string, values: object): Promise<Answer> =>
    admin.post(path, {
      ...samples[`POST ${path}`]?.body,
      ...(path === '/system/dept' && { parentId: 100 }),
      ...values,
    });

  it.each(limited.filter(([, , { maxLength }]) => maxLength))(
    '%s %s is refused one character beyond its length',
    async (path, name, { label, maxLength, messages }) => {
      // Characters as people count them: one of two code units is one.
      expect(await post(path, { [name]: '𠀀'.repeat(maxLength! + 1) })).toMatchObject({
        code: 500,
        msg: messages?.maxLength ?? `${label}长度不能超过${maxLength}个字符`,
        field: name,
      });
    },
  );

  it.each(limited.filter(([, , { required }]) => required))(
    '%s %s is refused when it is blank or missing',
    async (path, name, { label, messages }) => {
      for (const value of [undefined, null, '', ' \t'])
        expect(await post(path, { [name]: value }), String(value)).toMatchObject({
          code: 500,
          msg: messages?.required ?? `${label}不能为空`,
          field: name,
        });
    },
  );
});
