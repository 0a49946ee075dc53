/** Roles (docs/protocol/system.md#roles): the endpoints that the model does not give. */
import type { Session } from '../../http/session.ts';
import { defineRoute } from '../../http/route.ts';
import type { ParameterSchema, ParameterSchemas } from '../../http/parameter-schema.ts';
import type { RouteDeclaration } from '../../http/route.ts';
import type { Engine } from '../../models/types.ts';
import { limitedMember } from '../../models/read/limited.ts';
import { MAX_WHOLE } from '../../models/read/limits.ts';
import type { Services } from '../../services.ts';
import { refuseSuperRole } from '../grants/refusals.ts';
import { leavesOf } from '../leaves.ts';
import { treeSelect } from '../tree-select.ts';
import type { Row } from '../../db/database.ts';

const TAG = '角色管理';
const PATH = '/system/role';
const LONG = { type: 'integer' } as const satisfies ParameterSchema;
const LONGS = { type: 'array', items: LONG } as const satisfies ParameterSchema;
const text = { type: 'string' } as const satisfies ParameterSchema;
const flag = { type: 'boolean' } as const satisfies ParameterSchema;
const log: RouteDeclaration['log'] = { title: TAG, type: 'UPDATE' };

const members = {
  roleName: text,
  roleKey: text,
  roleSort: { type: 'integer', format: 'int32' },
  dataScope: text,
  menuCheckStrictly: flag,
  deptCheckStrictly: flag,
  status: text,
  remark: text,
  requireTotp: flag,
} as const satisfies ParameterSchemas;

const common = (
  permission: string,
): Pick<RouteDeclaration, 'tag' | 'access' | 'scope' | 'answer'> => ({
  tag: TAG,
  access: { permission: `system:role:${permission}` },
  scope: { model: 'role' },
  answer: 'ajax',
});

export function roleRoutes({ engine }: Services): RouteDeclaration[] {
  return [
    createRoute(engine),
    updateRoute(engine),
    scopeRoute(engine),
    statusRoute(engine),
    removeRoute(engine),
    deptTreeRoute(engine),
  ];
}

function createRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...common('add'),
    method: 'POST',
    path: PATH,
    summary: '新增角色',
    log: { title: TAG, type: 'INSERT' },
    body: { kind: 'json', checkedByHandler: true, properties: { ...members, menuIds: LONGS } },
    async handler({ db, body: { deptIds: _later, ...role }, session }) {
      // Absent and empty flags mean false (docs/protocol/entities.md, SysRole).
      const flags = {
        menuCheckStrictly: role.menuCheckStrictly || false,
        deptCheckStrictly: role.deptCheckStrictly || false,
      };
      await engine
        .resource('role')
        .create(
          db,
          { ...role, ...flags, dataScope: role.dataScope || widestScope(session!) },
          session,
        );
    },
  });
}

/** Scope of a role whose body names none: all data, or what the person who makes it has. */
function widestScope({ isSuperAdmin, roles }: Session): string {
  if (isSuperAdmin) return '1';
  return ['1', '4', '3'].find((scope) => roles.some(({ dataScope }) => dataScope === scope)) ?? '5';
}

/** Departments are not part of it: they belong to the data scope below. */
function updateRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...common('edit'),
    method: 'PUT',
    path: PATH,
    summary: '修改角色',
    log,
    body: {
      kind: 'json',
      checkedByHandler: true,
      properties: { roleId: { ...LONG, required: true }, ...members, menuIds: LONGS },
    },
    async handler({ db, body: { deptIds: _other, ...role }, session }) {
      refuseSuperRole([role.roleId]);
      await engine.resource('role').replace(db, role, session);
    },
  });
}

function scopeRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...common('edit'),
    method: 'PUT',
    path: `${PATH}/dataScope`,
    summary: '设置角色的数据权限',
    log,
    body: {
      kind: 'json',
      checkedByHandler: true,
      properties: { roleId: { ...LONG, required: true }, ...members, deptIds: LONGS },
    },
    async handler({ db, body: { menuIds: _other, ...role }, session }) {
      refuseSuperRole([role.roleId]);
      await engine.resource('role').update(db, role, session);
    },
  });
}

function statusRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...common('edit'),
    method: 'PUT',
    path: `${PATH}/changeStatus`,
    summary: '启用或停用角色',
    log,
    body: {
      kind: 'json',
      properties: { roleId: { ...LONG, required: true }, status: text },
    },
    async handler({ db, body: { roleId, status = null }, session }) {
      refuseSuperRole([roleId]);
      await engine.resource('role').update(db, { roleId, status }, session);
    },
  });
}

function removeRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...common('remove'),
    method: 'DELETE',
    path: `${PATH}/{roleIds}`,
    summary: '删除角色',
    params: { roleIds: LONGS },
    log: { title: TAG, type: 'DELETE' },
    async handler({ db, params: { roleIds }, session }) {
      refuseSuperRole(roleIds);
      await engine.resource('role').remove(db, roleIds, session);
    },
  });
}

/** Departments to choose from, and those that the role has. */
function deptTreeRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...common('query'),
    method: 'GET',
    path: `${PATH}/deptTree/{roleId}`,
    summary: '角色的部门树',
    params: { roleId: LONG },
    async handler({ db, params: { roleId }, session }) {
      const role = await engine.resource('role').get(db, roleId, session);
      const depts = await engine
        .resource('dept')
        .list(db, { filters: {} }, session, 'system:role:query');
      const parents = await db
        .selectFrom('sys_dept')
        .select(['dept_id as id', 'parent_id as parent'])
        .where('del_flag', '=', '0')
        .orderBy('parent_id')
        .orderBy('order_num')
        .limit(MAX_WHOLE)
        .execute();
      return {
        ...limitedMember({ depts }),
        checkedKeys: leavesOf(role.deptIds, parents, role.deptCheckStrictly),
        depts: treeSelect(depts.rows, {
          id: 'deptId',
          parent: 'parentId',
          label: 'deptName',
          disabled: (dept: Row) => dept.status === '1',
        }),
      };
    },
  });
}
