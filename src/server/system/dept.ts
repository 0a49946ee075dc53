/** Departments (docs/protocol/system.md#departments): what the model cannot say. */
import { say } from '../../schema/locale/message.ts';
import { sql } from 'kysely';
import type { Session } from '../http/session.ts';
import type { Db } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { defineRoute } from '../http/route.ts';
import type { RouteDeclaration } from '../http/route.ts';
import type { ModelHooks } from '../models/types.ts';
import { limitedMember } from '../models/read/limited.ts';
import type { Services } from '../services.ts';
import { authorityOf, isLimited } from './grants/authority.ts';
import { parseSortOrder } from './sort-order.ts';
import { treeSelect } from './tree-select.ts';
import type { Row } from '../db/database.ts';

const TAG = '部门管理';
const ENABLED = '0';
const DISABLED = '1';
const PRESENT = '0';
/** Data scope 4 of docs/protocol/data-scope.md. */
const WITH_THOSE_BELOW = '4';

export const deptHooks: ModelHooks = {
  async beforeUpdate(db, input, stored, actor) {
    if (isLimited(actor) && input.ancestors !== undefined && input.ancestors !== stored.ancestors)
      await checkMove(db, input, stored, actor);
    if (input.status === DISABLED && (await hasEnabledBelow(db, stored.deptId)))
      throw new Refusal(say`该部门包含未停用的子部门！`, 500, 'status');
  },
  async afterUpdate(db, input, stored) {
    if (input.status === ENABLED) await enableAncestors(db, stored.deptId);
  },
  async shape(db, rows) {
    for (const row of rows) Object.assign(row, { children: [], remark: null });
    await addParentNames(db, rows);
  },
};

/**
 * Whose scope is a department and all below it sees what moves below it. A person who may move
 * departments must not show anybody, themselves included, more with a permission than they see with
 * it.
 */
async function checkMove(db: Db, input: Row, stored: Row, actor: Session): Promise<void> {
  const gaining = idsOf(input.ancestors).filter(
    (deptId) => !idsOf(stored.ancestors).includes(deptId),
  );
  const roles = await db
    .selectFrom('sys_role as r')
    .innerJoin('sys_user_role as ur', 'ur.role_id', 'r.role_id')
    .innerJoin('sys_user as u', 'u.user_id', 'ur.user_id')
    .select('r.role_id')
    .distinct()
    .where('r.data_scope', '=', WITH_THOSE_BELOW)
    .where('r.del_flag', '=', PRESENT)
    .where('u.del_flag', '=', PRESENT)
    .where('u.dept_id', 'in', gaining.length ? gaining : [0])
    .execute();
  const moving = await db
    .selectFrom('sys_dept')
    .select('dept_id')
    .where(
      sql<boolean>`dept_id = ${stored.deptId} or ',' || ancestors || ',' like ${`%,${stored.deptId},%`}`,
    )
    .execute();
  const may = await authorityOf(db, actor).maySee(
    moving.map((dept) => dept.dept_id as number),
    roles.map((role) => role.role_id as number),
  );
  if (!may) throw new Refusal(say`不能让他人因部门调整获得超出您自身的数据权限`, 500, 'parentId');
}

const idsOf = (ancestors: string): number[] =>
  ancestors
    .split(',')
    .map(Number)
    .filter((id) => id > 0);

async function hasEnabledBelow(db: Db, deptId: number): Promise<boolean> {
  const found = await db
    .selectFrom('sys_dept')
    .select('dept_id')
    .where(sql<boolean>`',' || ancestors || ',' like ${`%,${deptId},%`}`)
    .where('status', '=', ENABLED)
    .where('del_flag', '=', PRESENT)
    .limit(1)
    .execute();
  return found.length > 0;
}

/** A department never works below one that does not. */
async function enableAncestors(db: Db, deptId: number): Promise<void> {
  const own = await db
    .selectFrom('sys_dept')
    .select('ancestors')
    .where('dept_id', '=', deptId)
    .executeTakeFirst();
  const ids = idsOf(String(own?.ancestors ?? ''));
  if (ids.length > 0)
    await db
      .updateTable('sys_dept')
      .set({ status: ENABLED })
      .where('dept_id', 'in', ids)
      .where('status', '=', DISABLED)
      .execute();
}

async function addParentNames(db: Db, rows: readonly Row[]): Promise<void> {
  const parentIds = [...new Set(rows.map((row) => row.parentId).filter((id) => id > 0))];
  const parents = parentIds.length
    ? await db
        .selectFrom('sys_dept')
        .select(['dept_id', 'dept_name'])
        .where('dept_id', 'in', parentIds)
        .execute()
    : [];
  const names = new Map(parents.map((parent) => [parent.dept_id, parent.dept_name]));
  for (const row of rows) row.parentName = names.get(row.parentId) ?? null;
}

export function deptRoutes({ engine }: Services): RouteDeclaration[] {
  return [excludeRoute(engine), updateSortRoute(engine), deptTreeRoute(engine)];
}

type Engine = Services['engine'];

/** For choosing another parent: all but the department itself and what is below it. */
function excludeRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: '/system/dept/list/exclude/{deptId}',
    summary: '部门列表（不含指定部门及其下级）',
    tag: TAG,
    access: { permission: 'system:dept:list' },
    scope: { model: 'dept' },
    params: { deptId: { type: 'integer' } },
    answer: 'ajax',
    async handler({ db, params, session }) {
      const found = await engine
        .resource('dept')
        .list(db, { filters: {} }, session, 'system:dept:list');
      return {
        ...limitedMember({ data: found }),
        data: found.rows.filter(
          (row) =>
            row.deptId !== params.deptId &&
            !String(row.ancestors).split(',').includes(String(params.deptId)),
        ),
      };
    },
  });
}

function updateSortRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    method: 'PUT',
    path: '/system/dept/updateSort',
    summary: '保存部门排序',
    tag: TAG,
    access: { permission: 'system:dept:edit' },
    scope: { model: 'dept' },
    body: {
      kind: 'json',
      properties: {
        deptIds: { type: 'string' },
        orderNums: { type: 'string' },
      },
    },
    answer: 'ajax',
    log: { title: '保存部门排序', type: 'UPDATE' },
    async handler({ db, body, session }) {
      for (const { key, order } of parseSortOrder(body.deptIds, body.orderNums)) {
        await engine.resource('dept').get(db, key, session, 'system:dept:edit');
        await db
          .updateTable('sys_dept')
          .set((eb) => ({ order_num: order, version: eb('version', '+', 1) }))
          .where('dept_id', '=', key)
          .where('order_num', '!=', order)
          .execute();
      }
    },
  });
}

/** The departments as a chooser, as user lists show them (docs/protocol/system.md#users). */
function deptTreeRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: '/system/user/deptTree',
    summary: '部门树',
    tag: TAG,
    access: { permission: 'system:user:list' },
    scope: { model: 'dept' },
    query: {
      deptId: { type: 'integer' },
      parentId: { type: 'integer' },
      deptName: { type: 'string' },
      status: { type: 'string' },
    },
    answer: 'ajax',
    async handler({ db, query, session }) {
      const found = await engine
        .resource('dept')
        .list(db, { filters: query }, session, 'system:user:list');
      return {
        ...limitedMember({ data: found }),
        data: treeSelect(found.rows, {
          id: 'deptId',
          parent: 'parentId',
          label: 'deptName',
          disabled: (row) => row.status === DISABLED,
        }),
      };
    },
  });
}
