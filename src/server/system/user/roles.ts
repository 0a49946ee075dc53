/** Roles, posts and department of one user, as details show them. */
import type { Session } from '../../auth/session.ts';
import type { Db } from '../../db/database.ts';
import type { Engine, Row } from '../../models/engine.ts';
import { SUPER_ROLE, SUPER_USER } from '../grants/authority.ts';

/** Keys of the present roles a user holds, disabled ones too. */
export async function rolesHeldBy(db: Db, userId: number): Promise<number[]> {
  const rows = await db.selectFrom('sys_user_role as ur').innerJoin('sys_role as r', 'r.role_id', 'ur.role_id')
    .select('r.role_id').where('ur.user_id', '=', userId).where('r.del_flag', '=', '0').orderBy('r.role_sort').orderBy('r.role_id').execute();
  return rows.map((row) => row.role_id as number);
}

/** Roles the caller may see, with `flag` where the user holds them; role 1 for user 1 only (protocol.md 4.1). */
export async function roleChoices(engine: Engine, db: Db, session: Session, userId?: number): Promise<Row[]> {
  const { rows } = await engine.resource('role').list(db, { filters: {}, all: true }, session, 'system:user:query');
  const held = new Set(userId === undefined ? [] : await rolesHeldBy(db, userId));
  return rows.filter(({ roleId }) => roleId !== SUPER_ROLE || userId === SUPER_USER).map((role) => ({ ...role, flag: held.has(role.roleId) }));
}

export async function postChoices(engine: Engine, db: Db, session: Session): Promise<Row[]> {
  return (await engine.resource('post').list(db, { filters: {}, all: true }, session)).rows;
}

/** Adds the whole department and the roles (protocol.md 3, SysUser). */
export async function addDetails(db: Db, user: Row): Promise<Row> {
  const dept = user.deptId === null ? undefined : await db.selectFrom('sys_dept')
    .select(['dept_id as deptId', 'parent_id as parentId', 'ancestors', 'dept_name as deptName', 'order_num as orderNum', 'leader', 'status'])
    .where('dept_id', '=', user.deptId).executeTakeFirst();
  const roles = await db.selectFrom('sys_user_role as ur').innerJoin('sys_role as r', 'r.role_id', 'ur.role_id')
    .select(['r.role_id as roleId', 'r.role_name as roleName', 'r.role_key as roleKey', 'r.role_sort as roleSort', 'r.data_scope as dataScope', 'r.status'])
    .where('ur.user_id', '=', user.userId).where('r.del_flag', '=', '0').orderBy('r.role_sort').orderBy('r.role_id').execute();
  return { ...user, dept: dept ?? null, roles: roles.map((role) => ({ ...role, admin: role.roleId === SUPER_ROLE })) };
}
