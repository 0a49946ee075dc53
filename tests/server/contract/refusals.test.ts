/**
 * Refusals of docs/protocol that no other test meets.
 */
import { describe, expect, it } from 'vitest';
import { startedAdmin, startedServer } from '../support/index.ts';

const server = startedServer();
const admin = startedAdmin(server);

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
