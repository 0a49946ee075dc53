/** A user with roles and permissions, as the database has them now. */
import { createHash } from 'node:crypto';
import type { Db, Row } from '../db/database.ts';
import { isChangeDemanded, passwordAge } from './password-age.ts';
import type { PasswordAge } from './password-age.ts';
import type { Session } from '../http/session.ts';
import { everything, superRoleKey, superUserId } from '../../protocol/permissions.ts';

/** What a session knows beside its own id. */
export interface Principal extends Omit<Session, 'id' | 'asksProof' | 'proofAge' | 'passwordDuty'> {
  /** Changes with the password; sessions of an older password end. */
  passwordStamp: string;
  /** What makes a change of the password due in time; null: no change is demanded. */
  passwordAge: PasswordAge | null;
}

type Role = Session['roles'][number];

/** @returns null when the user is deleted, disabled or unknown */
export async function loadPrincipal(db: Db, userId: number): Promise<Principal | null> {
  const user = await db
    .selectFrom('sys_user as u')
    .leftJoin('sys_dept as d', 'd.dept_id', 'u.dept_id')
    .select([
      'u.user_id',
      'u.user_name',
      'u.nick_name',
      'u.dept_id',
      'd.dept_name',
      'u.password',
      'u.pwd_update_date',
    ])
    .where('u.user_id', '=', userId)
    .where('u.status', '=', '0')
    .where('u.del_flag', '=', '0')
    .executeTakeFirst();
  if (!user) return null;
  const isSuperAdmin = userId === superUserId;
  const held = await db
    .selectFrom('sys_role as r')
    .innerJoin('sys_user_role as ur', 'ur.role_id', 'r.role_id')
    .select(['r.role_id', 'r.role_key', 'r.data_scope', 'r.status', 'r.require_totp'])
    .where('ur.user_id', '=', userId)
    .where('r.del_flag', '=', '0')
    .orderBy('r.role_sort')
    .orderBy('r.role_id')
    .execute();
  const enabled = held.filter((role) => role.status === '0');
  const roles = await rolesOf(db, enabled);
  return {
    userId,
    userName: user.user_name,
    nickName: user.nick_name ?? '',
    deptId: user.dept_id,
    deptName: user.dept_name,
    isSuperAdmin,
    roleKeys: isSuperAdmin
      ? [superRoleKey]
      : [...new Set(held.flatMap((role) => splitList(role.role_key)))],
    permissions: isSuperAdmin
      ? new Set([everything])
      : new Set(roles.flatMap((role) => [...role.permissions])),
    roles,
    secondFactor: await secondFactorOf(
      db,
      userId,
      enabled.some((role) => Boolean(role.require_totp)),
    ),
    passwordStamp: passwordStamp(user.password),
    passwordAge: (await isChangeDemanded(db)) ? await passwordAge(db, user.pwd_update_date) : null,
  };
}

async function secondFactorOf(
  db: Db,
  userId: number,
  required: boolean,
): Promise<Principal['secondFactor']> {
  const active = await db
    .selectFrom('sys_totp')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return active ? 'active' : required ? 'missing' : 'none';
}

/** Distinguishes one stored password from another without being one. */
export const passwordStamp = (stored: string | null): string =>
  createHash('sha256')
    .update(stored ?? '')
    .digest('base64url')
    .slice(0, 22);
async function rolesOf(db: Db, held: readonly Row[]): Promise<Role[]> {
  // any: rows of a table made from a model
  const roleIds = held.map((role) => role.role_id as number);
  if (roleIds.length === 0) return [];
  const permissions = await permissionsByRole(db, roleIds);
  const links = await db
    .selectFrom('sys_role_dept')
    .select(['role_id', 'dept_id'])
    .where('role_id', 'in', roleIds)
    .execute();
  return held.map((role) => ({
    roleId: role.role_id,
    roleKey: role.role_key,
    dataScope: role.data_scope,
    permissions: permissions.get(role.role_id) ?? new Set(),
    deptIds: links
      .filter((link) => link.role_id === role.role_id)
      .map((link) => link.dept_id as number),
  }));
}

/**
 * Permissions of enabled menus; one menu may carry a comma list
 * (docs/protocol/sign-in.md#who-is-asking).
 */
export async function permissionsByRole(
  db: Db,
  roleIds: number[],
): Promise<Map<number, Set<string>>> {
  const rows = await db
    .selectFrom('sys_role_menu as rm')
    .innerJoin('sys_menu as m', 'm.menu_id', 'rm.menu_id')
    .select(['rm.role_id', 'm.perms'])
    .where('rm.role_id', 'in', roleIds)
    .where('m.status', '=', '0')
    .where('m.perms', 'is not', null)
    .where('m.perms', '!=', '')
    .execute();
  const byRole = new Map<number, Set<string>>();
  for (const { role_id, perms } of rows) {
    const set = byRole.get(role_id) ?? new Set();
    for (const permission of splitList(perms)) set.add(permission);
    byRole.set(role_id, set);
  }
  return byRole;
}

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
