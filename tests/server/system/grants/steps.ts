/** Steps by which people grant each other roles, move each other and import each other. */
import fc from 'fast-check';
import { required } from '../../../../src/schema/required.ts';
import { workbookForm } from '../../support/index.ts';
import type { Answer, Client, TestServer } from '../../support/index.ts';
import { type grantingPeople, OWN_MENU, PERMISSIONS } from './people.ts';

const SCOPES = ['1', '2', '3', '4', '5'];
const SCOPE_LABELS = [
  '所有数据权限',
  '自定义数据权限',
  '本部门数据权限',
  '本部门及以下数据权限',
  '仅本人数据权限',
] as const;
const DEPTS = [100, 101, 103, 105];

/** A step: who takes it, and numbers that choose among what is there at that time. */
export const step = fc.record({
  kind: fc.constantFrom(
    'makeRole',
    'editRole',
    'scopeRole',
    'enableRole',
    'importRoles',
    'dropRole',
    'giveRoles',
    'selectUsers',
    'takeRole',
    'makeUser',
    'editUser',
    'enableUser',
    'importUsers',
    'resetPassword',
    'moveUser',
    'makeMenu',
    'editMenu',
    'makeDept',
    'moveDept',
  ),
  who: fc.nat(2),
  a: fc.nat(50),
  b: fc.nat(50),
  scope: fc.constantFrom(...SCOPES),
  dept: fc.constantFrom(...DEPTS),
  menus: fc.subarray(PERMISSIONS, { maxLength: 4 }),
  totp: fc.boolean(),
});
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What the step names: resolved once, so that the check knows them, too. */
interface Named {
  role: number;
  other: number;
  user: number;
  dept: number;
  parent: number;
}

/** Carries steps out on a server; each is accepted or refused there. */
export function grantSteps(
  server: TestServer,
  { people, menus, personAt }: ReturnType<typeof grantingPeople>,
) {
  let made = 0;

  const idsOf = async (table: string, key: string): Promise<number[]> =>
    (
      await server.database.read
        .selectFrom(table)
        .select(key)
        .where('del_flag', '=', '0')
        .orderBy(key)
        .execute()
    ).map((row) => row[key] as number);

  /** Mostly what the person sees, for all else is refused. */
  const among = (seen: readonly number[], all: readonly number[], choice: number): number =>
    choice % 4 && seen.length
      ? required(seen[choice % seen.length], 'seen[choice % seen.length]')
      : required(all[choice % all.length], 'all[choice % all.length]');

  const seenBy = async (client: Client, entity: string): Promise<number[]> =>
    (await client.get(`/system/${entity}/list?pageSize=100`)).rows?.map(
      (row: Answer) => row[`${entity}Id`],
    ) ?? [];

  async function nameAll({ who, a, b, dept }: Step): Promise<Named> {
    const { client } = personAt(who);
    const [roles, users, depts] = [
      await idsOf('sys_role', 'role_id'),
      await idsOf('sys_user', 'user_id'),
      await idsOf('sys_dept', 'dept_id'),
    ];
    const [ownRoles, ownUsers] = [await seenBy(client, 'role'), await seenBy(client, 'user')];
    return {
      role: among(ownRoles, roles, a),
      other: among(ownRoles, roles, b),
      user: among(ownUsers, users, b),
      dept: required(depts[a % depts.length], 'department'),
      parent: dept,
    };
  }

  /** A body that moves somebody and leaves their roles: a list that is absent would mean none. */
  async function wholeUser(userId: number, deptId: number): Promise<object> {
    const held = await server.database.read
      .selectFrom('sys_user_role')
      .select('role_id')
      .where('user_id', '=', userId)
      .execute();
    return { userId, userName: 'whoever', deptId, roleIds: held.map((link) => link.role_id) };
  }

  async function take(
    { kind, who, a, b, scope, dept, menus: expected, totp }: Step,
    { role, other, user, dept: moved, parent }: Named,
  ): Promise<Answer> {
    const { client, user: self } = personAt(who);
    const menuIds = menus
      .filter(({ perms }) => expected.includes(perms))
      .map(({ menu_id }) => menu_id);
    made += 1;
    const facts = {
      roleName: `r${made}`,
      roleKey: `r${made}`,
      roleSort: 1,
      menuIds,
      dataScope: scope,
      requireTotp: totp,
    };
    const menuId = a % 4 ? OWN_MENU + who : menus[a % menus.length]?.menu_id;
    switch (kind) {
      case 'makeRole':
        return client.post('/system/role', facts);
      case 'editRole':
        return client.put('/system/role', { ...facts, roleId: role });
      case 'scopeRole':
        return client.put('/system/role/dataScope', {
          roleId: role,
          dataScope: scope,
          deptIds: [dept],
        });
      case 'enableRole':
        return client.put('/system/role/changeStatus', { roleId: role, status: String(b % 2) });
      case 'importRoles':
        return client.post(
          '/system/role/importData?updateSupport=true',
          await workbookForm(
            ['角色名称', '角色权限', '角色排序', '数据范围', '角色状态'],
            [
              [
                `r${a}`,
                `r${a}`,
                '1',
                required(SCOPE_LABELS[Number(scope) - 1], 'SCOPE_LABELS[Number(scope) - 1]'),
                '正常',
              ],
            ],
          ),
        );
      case 'dropRole':
        return client.delete(`/system/role/${role}`);
      case 'giveRoles':
        return client.put(`/system/user/authRole?userId=${user}&roleIds=${role},${other}`);
      case 'selectUsers':
        return client.put(`/system/role/authUser/selectAll?roleId=${role}&userIds=${user}`);
      case 'takeRole':
        return client.put('/system/role/authUser/cancel', {
          roleId: a % 2 ? role : self.roleId,
          userId: b % 2 ? user : self.userId,
        });
      case 'makeUser':
        return client.post('/system/user', {
          userName: `u${made}`,
          nickName: 'u',
          deptId: dept,
          roleIds: [role],
        });
      case 'editUser':
        return client.put('/system/user', {
          userId: user,
          userName: 'whoever',
          roleIds: [role, other],
          deptId: dept,
        });
      case 'enableUser':
        return client.put('/system/user/changeStatus', {
          userId: people.some((one) => one.user.userId === user) ? 2 : user,
          status: String(a % 2),
        });
      case 'importUsers':
        return client.post(
          '/system/user/importData?updateSupport=true',
          await workbookForm(['部门编号', '登录名称', '用户名称'], [[String(dept), `u${a}`, 'u']]),
        );
      case 'resetPassword':
        return client.put('/system/user/resetPwd', {
          userId: people.some((one) => one.user.userId === user) ? 2 : user,
          password: 'Taken-2026',
        });
      case 'moveUser':
        return client.put('/system/user', await wholeUser(a % 2 ? user : self.userId, dept));
      case 'makeMenu':
        return client.post('/system/menu', {
          menuName: `m${made}`,
          parentId: 0,
          menuType: 'F',
          orderNum: 1,
          isFrame: '1',
          perms: expected.join(','),
        });
      case 'editMenu':
        return client.put('/system/menu', {
          menuId,
          menuName: `m${made}`,
          menuType: 'F',
          orderNum: 1,
          perms: expected.join(','),
          status: String(b % 2),
        });
      case 'makeDept':
        return client.post('/system/dept', { deptName: `d${made}`, parentId: dept, orderNum: 1 });
      case 'moveDept':
        return client.put('/system/dept', {
          deptId: moved,
          deptName: `d${made}`,
          orderNum: 1,
          parentId: parent,
        });
    }
  }

  return { nameAll, take };
}
