/** Menus (docs/protocol/system.md#menus): the endpoints that the model does not give. */
import type { Session } from '../../http/session.ts';
import type { Db } from '../../db/database.ts';
import { defineRoute } from '../../http/route.ts';
import type { ParameterSchema } from '../../http/parameter-schema.ts';
import type { RouteDeclaration } from '../../http/route.ts';
import type { Engine } from '../../models/types.ts';
import { limitedMember } from '../../models/read/limited.ts';
import { MAX_WHOLE } from '../../models/read/limits.ts';
import type { Services } from '../../services.ts';
import { leavesOf } from '../leaves.ts';
import { parseSortOrder } from '../sort-order.ts';
import { treeSelect } from '../tree-select.ts';
import type { TreeNode } from '../tree-select.ts';
import type { Row } from '../../db/database.ts';

const TAG = '菜单管理';
const text = { type: 'string' } as const satisfies ParameterSchema;

export function menuRoutes({ engine }: Services): RouteDeclaration[] {
  return [treeRoute(engine), roleTreeRoute(engine), sortRoute(engine)];
}

/** The menus the caller may see, nested. */
async function treeOf(
  engine: Engine,
  db: Db,
  session: Session,
  filters: Row = {},
): Promise<{ nodes: TreeNode[]; limit?: number }> {
  const { rows, limit } = await engine.resource('menu').list(db, { filters }, session);
  const nodes = treeSelect(rows, {
    id: 'menuId',
    parent: 'parentId',
    label: 'menuName',
    disabled: () => false,
  });
  return { nodes, limit };
}

function treeRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: '/system/menu/treeselect',
    summary: '菜单树',
    tag: TAG,
    access: 'session',
    scope: { model: 'menu' },
    answer: 'ajax',
    query: { menuName: text, visible: text, status: text },
    async handler({ db, query, session }) {
      const tree = await treeOf(engine, db, session!, query);
      return { data: tree.nodes, ...limitedMember({ data: tree }) };
    },
  });
}

function roleTreeRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: '/system/menu/roleMenuTreeselect/{roleId}',
    summary: '角色的菜单树',
    tag: TAG,
    access: 'session',
    scope: { model: 'role' },
    answer: 'ajax',
    params: { roleId: { type: 'integer' } },
    async handler({ db, params: { roleId }, session }) {
      const role = await engine.resource('role').get(db, roleId, session);
      const parents = await db
        .selectFrom('sys_menu')
        .select(['menu_id as id', 'parent_id as parent'])
        .orderBy('parent_id')
        .orderBy('order_num')
        .limit(MAX_WHOLE)
        .execute();
      const tree = await treeOf(engine, db, session!);
      return {
        ...limitedMember({ menus: tree }),
        checkedKeys: leavesOf(role.menuIds, parents, role.menuCheckStrictly),
        menus: tree.nodes,
      };
    },
  });
}

function sortRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    method: 'PUT',
    path: '/system/menu/updateSort',
    summary: '保存菜单排序',
    tag: TAG,
    access: { permission: 'system:menu:edit' },
    scope: { model: 'menu' },
    body: {
      kind: 'json',
      properties: { menuIds: text, orderNums: text },
    },
    answer: 'ajax',
    log: { title: '保存菜单排序', type: 'UPDATE' },
    async handler({ db, body, session }) {
      for (const { key, order } of parseSortOrder(body.menuIds, body.orderNums)) {
        await engine.resource('menu').get(db, key, session, 'system:menu:edit');
        await db
          .updateTable('sys_menu')
          .set({ order_num: order })
          .where('menu_id', '=', key)
          .execute();
      }
    },
  });
}
