/** What GET /getInfo says of the caller (docs/protocol/sign-in.md#who-is-asking). */
import type { Db, Row } from '../db/database.ts';
import { configValue } from '../settings/parameters.ts';
import { passwordLengthRule } from './accounts/password.ts';
import { heldRoles } from './accounts/roles.ts';
import { isExpired, passwordAge } from './password-age.ts';
import type { Session } from '../http/session.ts';
import { configKeys } from '../../protocol/configKeys.ts';
import { superRoleId } from '../../protocol/permissions.ts';
import type { SessionUser, ViewerInfo } from '../../protocol/viewer.ts';

export async function userInfo(db: Db, session: Session, now: number): Promise<ViewerInfo> {
  const user = await db
    .selectFrom('sys_user')
    .selectAll()
    .where('user_id', '=', session.userId)
    .executeTakeFirstOrThrow();
  const age = await passwordAge(db, user.pwd_update_date);
  return {
    user: {
      ...userMembers(user, session),
      dept: await deptOf(db, user.dept_id),
      roles: await rolesOf(db, session),
    },
    roles: session.roleKeys,
    permissions: [...session.permissions],
    pwdChrtype: (await configValue(db, configKeys.passwordRule)) || '0',
    passwordLength: await passwordLengthRule(db),
    isDefaultModifyPwd: age.isInitial,
    isTotpSetupRequired: session.secondFactor === 'missing',
    isPasswordExpired: isExpired(age, now),
    isPasswordChangeRequired: session.passwordDuty !== null,
  };
}

/** Everything but the password. */
const userMembers = (user: Row, session: Session): Row & SessionUser => ({
  userId: user.user_id,
  deptId: user.dept_id,
  userName: user.user_name,
  nickName: user.nick_name,
  email: user.email,
  phonenumber: user.phonenumber,
  sex: user.sex,
  avatar: user.avatar,
  status: user.status,
  delFlag: user.del_flag,
  loginIp: user.login_ip,
  loginDate: user.login_date,
  pwdUpdateDate: user.pwd_update_date,
  createBy: user.create_by,
  createTime: user.create_time,
  updateBy: user.update_by,
  updateTime: user.update_time,
  remark: user.remark,
  roleIds: null,
  postIds: null,
  roleId: null,
  admin: session.isSuperAdmin,
});

async function deptOf(db: Db, deptId: number | null): Promise<Row | null> {
  if (deptId === null) return null;
  const dept = await db
    .selectFrom('sys_dept')
    .selectAll()
    .where('dept_id', '=', deptId)
    .executeTakeFirst();
  if (!dept) return null;
  return {
    deptId: dept.dept_id,
    parentId: dept.parent_id,
    ancestors: dept.ancestors,
    deptName: dept.dept_name,
    orderNum: dept.order_num,
    leader: dept.leader,
    phone: dept.phone,
    email: dept.email,
    status: dept.status,
    delFlag: dept.del_flag,
    parentName: null,
    children: [],
  };
}

/** Disabled roles are listed, too, without permissions. */
async function rolesOf(db: Db, { userId, roles }: Session): Promise<Row[]> {
  const rows = await heldRoles(db, userId).selectAll('r').execute();
  return rows.map((role: Row) => ({
    roleId: role.role_id,
    roleName: role.role_name,
    roleKey: role.role_key,
    roleSort: role.role_sort,
    dataScope: role.data_scope,
    menuCheckStrictly: Boolean(role.menu_check_strictly),
    deptCheckStrictly: Boolean(role.dept_check_strictly),
    status: role.status,
    delFlag: role.del_flag,
    flag: false,
    menuIds: null,
    deptIds: null,
    permissions: [...(roles.find(({ roleId }) => roleId === role.role_id)?.permissions ?? [])],
    admin: role.role_id === superRoleId,
  }));
}
