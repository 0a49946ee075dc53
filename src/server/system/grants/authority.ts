/**
 * What a person may give to others: no menu, permission, role key or data scope beyond their own.
 * Everything that changes who may do what asks here; the super administrator and the server itself
 * are not limited.
 */
import type { Session } from '../../http/session.ts';
import type { Db } from '../../db/database.ts';
import type { Actor } from '../../models/types.ts';
import { scopesOf } from './reach.ts';
import { isPermitted, superRoleId, superRoleKey } from '../../../protocol/permissions.ts';

/** In what a role exceeds the person. */
export type Excess = 'key' | 'menus' | 'scope';

export interface Authority {
  /**
   * Whether the person may give the role to somebody of that department. False for a role that does
   * not exist.
   */
  mayGive(roleId: number, deptId: number | null): Promise<boolean>;
  /** In what the role as stored exceeds the person, for all who hold it; null when in nothing. */
  excessOf(roleId: number): Promise<Excess | null>;
  /**
   * Whether the role may go with its holder to another department: what it newly shows there, the
   * person sees with each of its permissions.
   */
  mayMove(roleId: number, move: Move): Promise<boolean>;
  /** Whether the person sees these departments with every permission of these roles. */
  maySee(deptIds: readonly number[], roleIds: readonly number[]): Promise<boolean>;
  /** Whether the person has every permission of a menu's comma list. */
  holds(perms: string | null): boolean;
}

/** From one department to another; null: none. */
export interface Move {
  from: number | null;
  to: number | null;
}

interface StoredRole {
  roleId: number;
  keys: string[];
  dataScope: string;
  deptIds: number[];
  permissions: string[];
}

/** Whether a caller's grants are limited at all. */
export const isLimited = (actor: Actor): actor is Session => actor !== null && !actor.isSuperAdmin;

export function authorityOf(db: Db, session: Session): Authority {
  const scopes = scopesOf(db, session);
  const has = (permission: string): boolean => isPermitted(session.permissions, permission);
  const ownMenusOnly = (roleId: number): Promise<boolean> =>
    hasOnlyMenusOf(
      db,
      roleId,
      session.roles.map((role) => role.roleId),
    );
  const isSuper = ({ roleId, keys }: StoredRole): boolean =>
    roleId === superRoleId ||
    (keys.includes(superRoleKey) && !session.roleKeys.includes(superRoleKey));

  async function coversAll(role: StoredRole, deptId: number | null): Promise<boolean> {
    for (const permission of role.permissions)
      if (!(await scopes.covers(role, deptId, permission))) return false;
    return true;
  }

  const coversDepartments = (role: StoredRole, deptIds: readonly number[]): Promise<boolean> =>
    coversAll({ ...role, dataScope: '2', deptIds: [...deptIds] }, null);

  async function admitsAll(role: StoredRole): Promise<boolean> {
    for (const permission of role.permissions.length ? role.permissions : [undefined])
      if (!(await scopes.admits(role, permission))) return false;
    for (const deptId of await departmentsOfHolders(db, role.roleId))
      if (!(await coversAll(role, deptId))) return false;
    return true;
  }

  return {
    async mayGive(roleId, deptId) {
      const role = await storedRole(db, roleId);
      return (
        role !== null && !isSuper(role) && (await ownMenusOnly(roleId)) && coversAll(role, deptId)
      );
    },
    async excessOf(roleId) {
      const role = await storedRole(db, roleId);
      if (!role) return null;
      if (isSuper(role) || (await takesForeignKey(db, role, session))) return 'key';
      if (!(await ownMenusOnly(roleId))) return 'menus';
      return (await admitsAll(role)) ? null : 'scope';
    },
    async mayMove(roleId, { from, to }) {
      const role = await storedRole(db, roleId);
      if (role === null) return true;
      const before = new Set(await scopes.following(role, from));
      const gained = (await scopes.following(role, to)).filter((deptId) => !before.has(deptId));
      return coversDepartments(role, gained);
    },
    async maySee(deptIds, roleIds) {
      for (const roleId of roleIds) {
        const role = await storedRole(db, roleId);
        if (role && !(await coversDepartments(role, deptIds))) return false;
      }
      return true;
    },
    holds: (perms) => splitList(perms).every(has),
  };
}

const splitList = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

async function storedRole(db: Db, roleId: number): Promise<StoredRole | null> {
  const role = await db
    .selectFrom('sys_role')
    .select(['role_key', 'data_scope'])
    .where('role_id', '=', roleId)
    .where('del_flag', '=', '0')
    .executeTakeFirst();
  if (!role) return null;
  const links = await db
    .selectFrom('sys_role_dept')
    .select('dept_id')
    .where('role_id', '=', roleId)
    .execute();
  const menus = await db
    .selectFrom('sys_role_menu as rm')
    .innerJoin('sys_menu as m', 'm.menu_id', 'rm.menu_id')
    .select('m.perms')
    .distinct()
    .where('rm.role_id', '=', roleId)
    .where('m.status', '=', '0')
    .execute();
  return {
    roleId,
    keys: splitList(role.role_key),
    dataScope: role.data_scope,
    deptIds: links.map((link) => link.dept_id as number),
    permissions: [...new Set(menus.flatMap(({ perms }) => splitList(perms)))],
  };
}

/** Disabled menus count too: they may be enabled later. */
async function hasOnlyMenusOf(
  db: Db,
  roleId: number,
  roleIds: readonly number[],
): Promise<boolean> {
  let foreign = db.selectFrom('sys_role_menu').select('menu_id').where('role_id', '=', roleId);
  if (roleIds.length)
    foreign = foreign.where(
      'menu_id',
      'not in',
      db.selectFrom('sys_role_menu').select('menu_id').where('role_id', 'in', roleIds),
    );
  return (await foreign.limit(1).execute()).length === 0;
}

/**
 * A key may be a comma list; a part of it that belongs to another role gives what that role's key
 * opens.
 */
async function takesForeignKey(
  db: Db,
  { roleId, keys }: StoredRole,
  session: Session,
): Promise<boolean> {
  const newKeys = keys.filter((key) => !session.roleKeys.includes(key));
  if (newKeys.length === 0) return false;
  const others = await db
    .selectFrom('sys_role')
    .select('role_key')
    .where('role_id', '!=', roleId)
    .where('del_flag', '=', '0')
    .execute();
  const taken = new Set(others.flatMap(({ role_key }) => splitList(role_key)));
  return newKeys.some((key) => taken.has(key));
}

async function departmentsOfHolders(db: Db, roleId: number): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom('sys_user_role as ur')
    .innerJoin('sys_user as u', 'u.user_id', 'ur.user_id')
    .select('u.dept_id')
    .distinct()
    .where('ur.role_id', '=', roleId)
    .where('u.del_flag', '=', '0')
    .execute();
  return rows.map((row) => row.dept_id as number | null);
}
