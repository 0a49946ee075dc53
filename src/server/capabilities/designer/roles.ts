import { rolesToolPath } from '../../../protocol/addresses.ts';
import { everything, superRoleId } from '../../../protocol/permissions.ts';
import { permissionsByRole } from '../../auth/principal.ts';
import { defineRoute, type RouteDeclaration } from '../../http/route.ts';
import type { Engine } from '../../models/types.ts';

/** Who may see what a role may do. */
const permission = 'system:role:query';

/** Enabled roles within the data scope of the caller, each with its permissions: for previews. */
export function rolesRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    tag: '页面设计',
    access: { permission },
    scope: { model: 'role' },
    answer: 'ajax',
    method: 'GET',
    path: rolesToolPath,
    summary: '可供预览的角色及其权限',
    async handler({ db, session }) {
      const request = { filters: { status: '0' }, whole: true };
      const { rows } = await engine.resource('role').list(db, request, session, permission);
      const ids = rows.map(({ roleId }) => roleId as number);
      const held = ids.length > 0 ? await permissionsByRole(db, ids) : new Map<number, never>();
      const permissionsOf = (roleId: number) =>
        roleId === superRoleId ? [everything] : [...(held.get(roleId) ?? [])].sort();
      return {
        data: rows.map(({ roleId, roleName, roleKey }) => ({
          roleId,
          roleName,
          roleKey,
          permissions: permissionsOf(roleId as number),
        })),
      };
    },
  });
}
