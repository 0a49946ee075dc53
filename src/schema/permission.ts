/**
 * Permission and role checks (docs/protocol/product.md#permissions,
 * docs/protocol/sign-in.md#who-is-asking), pure over who looks.
 */

/** What the checks need to know of a person; Viewer fits. */
export interface Holder {
  permissions: readonly string[];
  roles: readonly string[];
}

/** A role object with its actions: passes 'permissionId.action' checks. */
export interface RoleActions {
  permissions: readonly { permissionId: string; actionList?: readonly string[] | null }[];
}

const everything = '*:*:*';
const superRole = 'admin';

/** Holds the permission exactly, or the wildcard. */
export const hasPermi = ({ permissions }: Holder, permission: string): boolean =>
  permissions.includes(everything) || permissions.includes(permission);

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
export const hasRole = ({ roles }: Holder, role: string): boolean =>
  roles.includes(superRole) || roles.includes(role);

/** Has any of the roles. Throws when none is named. */
export const hasRoleOr = (holder: Holder, roles: readonly string[]): boolean =>
  named(roles, '请设置角色权限标签值').some((role) => hasRole(holder, role));

/** Has all of the roles. Throws when none is named. */
export const hasRoleAnd = (holder: Holder, roles: readonly string[]): boolean =>
  named(roles, '请设置角色权限标签值').every((role) => hasRole(holder, role));

const completed = (name: string, prefix: string | undefined): string =>
  name.includes(':') || prefix === undefined ? name : `${prefix}:${name}`;

/**
 * `access` of a page with its bare verbs completed by the permission of the model. A verb without a
 * model stays one, which nobody holds.
 */
export function permissionsOf(
  access: string | readonly string[] | undefined,
  prefix: string | undefined,
): string | readonly string[] | undefined {
  if (access === undefined) return undefined;
  return typeof access === 'string'
    ? completed(access, prefix)
    : access.map((one) => completed(one, prefix));
}

/** `access` of a schema: none asked, the one permission, or any of a list. */
export const hasAccess = (
  holder: Holder,
  access: string | readonly string[] | undefined,
): boolean =>
  access === undefined ||
  (typeof access === 'string' ? hasPermi(holder, access) : hasPermiOr(holder, access));

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
