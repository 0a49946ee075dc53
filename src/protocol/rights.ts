/**
 * Permission and role checks (docs/protocol/product.md#permissions,
 * docs/protocol/sign-in.md#who-is-asking), pure over who looks.
 */
import type { Holder, Rights } from '../schema/protocol.ts';
import { isPermitted, passesRole, verbs } from './permissions.ts';

/** A role object with its actions: passes 'permissionId.action' checks. */
export interface RoleActions {
  permissions: readonly { permissionId: string; actionList?: readonly string[] | null }[];
}

/** Holds the permission exactly, or the wildcard. */
export const hasPermi = ({ permissions }: Holder, permission: string): boolean =>
  isPermitted(permissions, permission);

/**
 * Holds any of the permissions. Throws when none is named: a check of nothing is a mistake
 * (docs/protocol/frame.md#shared-pieces).
 */
export const hasPermiOr = (holder: Holder, permissions: readonly string[]): boolean =>
  named(permissions, '请设置操作权限标签值').some((permission) => hasPermi(holder, permission));

/** Holds all of the permissions. Throws when none is named. */
export const hasPermiAnd = (holder: Holder, permissions: readonly string[]): boolean =>
  named(permissions, '请设置操作权限标签值').every((permission) => hasPermi(holder, permission));

/** Has the role exactly, or the role admin. */
export const hasRole = ({ roles }: Holder, role: string): boolean => passesRole(roles, role);

/** Has any of the roles. Throws when none is named. */
export const hasRoleOr = (holder: Holder, roles: readonly string[]): boolean =>
  named(roles, '请设置角色权限标签值').some((role) => hasRole(holder, role));

/** Has all of the roles. Throws when none is named. */
export const hasRoleAnd = (holder: Holder, roles: readonly string[]): boolean =>
  named(roles, '请设置角色权限标签值').every((role) => hasRole(holder, role));

/**
 * Checks a 'permissionId.action' pair against a role object: true when the entry lists the action.
 */
export function hasAction(role: RoleActions, pair: string): boolean {
  const dot = pair.lastIndexOf('.');
  const entry = role.permissions.find(({ permissionId }) => permissionId === pair.slice(0, dot));
  return dot > 0 && (entry?.actionList ?? []).includes(pair.slice(dot + 1));
}

/**
 * The action directive hides an element only where the role has an entry for the route's permission
 * and that entry lacks the action.
 */
export function hidesAction(
  role: RoleActions,
  routePermissions: readonly string[],
  action: string,
): boolean {
  const entries = role.permissions.filter(({ permissionId }) =>
    routePermissions.includes(permissionId),
  );
  return entries.some(({ actionList }) => actionList != null && !actionList.includes(action));
}

/** Names of the actions of a role object (docs/protocol/frame.md#shared-pieces). */
export const actionLabels: Readonly<Record<string, string>> = {
  add: '新增',
  delete: '删除',
  edit: '修改',
  query: '查询',
  get: '详情',
  enable: '启用',
  disable: '禁用',
  import: '导入',
  export: '导出',
};

function named(names: readonly string[], message: string): readonly string[] {
  if (names.length === 0) throw new Error(message);
  return names;
}

/** The checks as kernel and runtime ask for them. */
export const rights: Rights = { hasPermission: hasPermi, hasRole, verbs };
