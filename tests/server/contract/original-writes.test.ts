/**
 * docs/protocol/measured.md on what the original server does with members that a PUT leaves out,
 * sends as null or sends empty.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, makeUser, startedAdmin, startedServer, ok } from '../support/index.ts';

const server = startedServer();
const admin = startedAdmin(server);

describe('PUT /system/user (4.1)', () => {
  let userId: number;
  let whole: Record<string, unknown>;
  let made = 0;
  beforeEach(async () => {
    const userName = `put${(made += 1)}`;
    ({ userId } = await makeUser(server.database, userName));
    whole = {
      userId,
      userName,
      nickName: '张三',
      deptId: 105,
      phonenumber: `1380000${String(made).padStart(4, '0')}`,
      email: `${userName}@example.com`,
      sex: '1',
      status: '0',
      remark: '旧',
      roleIds: [2],
      postIds: [4],
    };
    expect(await admin.put('/system/user', whole)).toEqual(ok);
  });

  /** The user after a PUT of the whole record with changes; undefined leaves a member out. */
  async function after(changes: object): Promise<Answer> {
    expect(await admin.put('/system/user', { ...whole, ...changes })).toEqual(ok);
    const { data, roleIds, postIds } = await admin.get(`/system/user/${userId}`);
    return { ...data, roleIds, postIds };
  }

  it.each([[undefined], [null], ['']])('clears the department when it is %j', async (deptId) => {
    expect(await after({ deptId })).toMatchObject({ deptId: null, dept: null });
  });

  it('ignores the department 0', async () => {
    expect(await after({ deptId: 0 })).toMatchObject({ deptId: 105 });
  });

  it.each([[undefined], [null]])(
    'takes all roles and posts away when their lists are %j',
    async (list) => {
      expect(await after({ roleIds: list, postIds: list })).toMatchObject({
        roleIds: [],
        postIds: [],
      });
    },
  );

  it('keeps what comes as null, and name, sex and status that come empty', async () => {
    const { nickName, sex, status, email, phonenumber, remark } = whole;
    const empty = { nickName: '', sex: '', status: '', avatar: '', loginIp: '' };
    expect(
      await after({
        nickName: null,
        sex: null,
        status: null,
        email: null,
        phonenumber: null,
        remark: null,
      }),
    ).toMatchObject({ nickName, sex, status, email, phonenumber, remark });
    expect(await after(empty)).toMatchObject({ nickName, sex, status });
    expect(await after({ email: undefined, remark: undefined })).toMatchObject({ email, remark });
  });

  it('clears mail, phone and remark that come empty', async () => {
    expect(await after({ email: '', phonenumber: '', remark: '' })).toMatchObject({
      email: '',
      phonenumber: '',
      remark: '',
    });
  });

  it.each([
    [undefined, '用户账号不能为空'],
    [null, '用户账号不能为空'],
    [' ', '用户账号不能为空'],
    ['x'.repeat(31), '用户账号长度不能超过30个字符'],
    ['<b>x</b>', '用户账号不能包含脚本字符'],
    ['admin', "修改用户'admin'失败，登录账号已存在"],
  ])('refuses the name %j, and replaces no links', async (userName, msg) => {
    expect(
      await admin.put('/system/user', { ...whole, userName, roleIds: [], nickName: '李四' }),
    ).toMatchObject({ code: 500, msg, field: 'userName' });
    expect(await admin.get(`/system/user/${userId}`)).toMatchObject({
      roleIds: [2],
      data: { nickName: '张三' },
    });
  });

  it('never changes the name', async () => {
    expect(await after({ userName: 'somebody-new' })).toMatchObject({ userName: whole.userName });
  });
});

describe('PUT of other records', () => {
  /** Path, key, a whole record; and a member with what it keeps through null and an empty text. */
  const records: [path: string, key: number, member: string][] = [
    ['/system/post', 1, 'status'],
    ['/system/dict/type', 1, 'status'],
    ['/system/dict/data', 1, 'isDefault'],
    ['/system/config', 1, 'configType'],
    ['/system/notice', 1, 'status'],
    ['/system/dept', 101, 'status'],
    ['/system/menu', 104, 'visible'],
    ['/system/role', 2, 'status'],
  ];

  it.each(records)(
    '%s keeps absent, null and empty flags, and is refused without its required names',
    async (path, key, member) => {
      const { data } = await admin.get(`${path}/${key}`);
      // Each write raises the version that the next one would have to name.
      const { version: _version, ...whole } = data;
      for (const value of [undefined, null, ''])
        expect(await admin.put(path, { ...whole, [member]: value }), String(value)).toEqual(ok);
      expect((await admin.get(`${path}/${key}`)).data[member]).toBe(data[member]);
      expect(await admin.put(path, { ...whole, remark: null })).toEqual(ok);
      expect((await admin.get(`${path}/${key}`)).data.remark).toBe(data.remark);
      const name = Object.keys(whole).find(
        (one) => /(Name|Label|Title)$/.test(one) && one !== 'parentName',
      )!;
      for (const value of [undefined, null, ''])
        expect(
          await admin.put(path, { ...whole, [name]: value }),
          `${name} ${value}`,
        ).toMatchObject({ code: 500, field: name });
    },
  );

  it('/system/role without its names changes nothing, links among it', async () => {
    const { data } = await admin.get('/system/role/2');
    const linked = async (): Promise<number> =>
      (
        await server.database.read
          .selectFrom('sys_role_menu')
          .selectAll()
          .where('role_id', '=', 2)
          .execute()
      ).length;
    const before = await linked();
    for (const name of ['roleName', 'roleKey', 'roleSort'])
      expect(
        await admin.put('/system/role', { ...data, [name]: undefined, menuIds: [] }),
      ).toMatchObject({ code: 500, field: name });
    expect(await linked()).toBe(before);
  });

  it('/system/menu without isFrame keeps it, and a new one is no link outside', async () => {
    const { data } = await admin.get('/system/menu/104');
    expect(await admin.put('/system/menu', { ...data, isFrame: undefined })).toEqual(ok);
    expect((await admin.get('/system/menu/104')).data.isFrame).toBe(data.isFrame);
    expect(
      await admin.post('/system/menu', { menuName: '无标志', menuType: 'F', orderNum: 1 }),
    ).toEqual(ok);
    expect((await admin.get('/system/menu/list?menuName=无标志')).data[0].isFrame).toBe('1');
  });

  it('/system/dept with parent 0 keeps the parent', async () => {
    const { data } = await admin.get('/system/dept/105');
    const { version: _version, ...whole } = data;
    expect(await admin.put('/system/dept', { ...whole, parentId: 0 })).toEqual(ok);
    expect((await admin.get('/system/dept/105')).data).toMatchObject({
      parentId: data.parentId,
      ancestors: data.ancestors,
    });
  });

  it('/system/role/changeStatus without status keeps it', async () => {
    expect(await admin.put('/system/role/changeStatus', { roleId: 2 })).toEqual(ok);
    expect((await admin.get('/system/role/2')).data.status).toBe('0');
  });

  it('a new record takes the default of what comes empty', async () => {
    expect(
      await admin.post('/system/user', { userName: 'blanks', nickName: '', sex: '', status: '' }),
    ).toEqual(ok);
    expect((await admin.get('/system/user/list?userName=blanks')).rows[0]).toMatchObject({
      sex: '0',
      status: '0',
    });
  });
});
