/** Who holds a role (protocol.md 4.3, authUser): lists, giving and taking away. Role and users are checked by the data scope. */
import type { Session } from '../../auth/session.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { defineRoute } from '../../http/route.ts';
import type { ParameterSchema, RouteDeclaration } from '../../http/route.ts';
import type { Engine } from '../../models/engine.ts';
import type { Services } from '../../services.ts';
import { authorityOf, isLimited } from '../grants/authority.ts';
import { refuseOwnRelease } from '../grants/demand.ts';
import { foreignRole, refuseSuperRole, refuseSuperUser } from '../grants/refusals.ts';
import { pagingParameters } from '../paging.ts';

const TAG = '角色管理';
const PATH = '/system/role/authUser';
const EDIT = 'system:role:edit';
const LONG: ParameterSchema = { type: 'integer', javaType: 'Long' };
const LONGS: ParameterSchema = { type: 'array', items: LONG };
const grant: RouteDeclaration['log'] = { title: TAG, type: 'GRANT' };

export function memberRoutes({ engine }: Services): RouteDeclaration[] {
  return [listRoute(engine, 'allocatedList', false), listRoute(engine, 'unallocatedList', true), cancelRoute(engine), cancelAllRoute(engine), selectRoute(engine)];
}

function listRoute(engine: Engine, name: string, not: boolean): RouteDeclaration {
  return defineRoute({
    method: 'GET', path: `${PATH}/${name}`, summary: not ? '未分配该角色的用户' : '已分配该角色的用户', tag: TAG, access: { permission: 'system:role:list' }, scope: { model: 'user' }, answer: 'table',
    query: { ...pagingParameters, roleId: LONG, userName: { type: 'string' }, phonenumber: { type: 'string' } },
    async handler({ db, query: { roleId, userName, phonenumber, pageNum, pageSize, orderByColumn, isAsc, reasonable }, session }) {
      if (roleId !== undefined) await engine.resource('role').get(db, roleId, session, 'system:role:list');
      const linked = { relation: 'roles', keys: roleId === undefined ? [] : [roleId], not };
      return engine.resource('user').list(db, { filters: { userName, phonenumber }, pageNum, pageSize, orderByColumn, isAsc, reasonable, linked }, session, 'system:role:list');
    },
  });
}

const edit: Pick<RouteDeclaration, 'tag' | 'access' | 'proof' | 'scope' | 'answer' | 'log'> = { tag: TAG, access: { permission: EDIT }, proof: 'asked', scope: { model: 'user' }, answer: 'ajax', log: grant };

function cancelRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...edit, method: 'PUT', path: `${PATH}/cancel`, summary: '取消用户的角色',
    body: { kind: 'json', properties: { userId: { ...LONG, required: true }, roleId: { ...LONG, required: true } } },
    handler: ({ db, body: { userId, roleId }, session }) => takeRole(engine, db, session!, roleId, [userId]),
  });
}

function cancelAllRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...edit, method: 'PUT', path: `${PATH}/cancelAll`, summary: '批量取消用户的角色', query: { roleId: { ...LONG, required: true }, userIds: { ...LONGS, required: true } },
    handler: ({ db, query: { userIds, roleId }, session }) => takeRole(engine, db, session!, roleId, userIds),
  });
}

async function takeRole(engine: Engine, db: Db, session: Session, roleId: number, userIds: readonly number[]): Promise<void> {
  await checkMembers(engine, db, session, roleId, userIds);
  if (userIds.includes(session.userId)) await refuseOwnRelease(db, session, (held) => held === roleId);
  const { numDeletedRows } = await db.deleteFrom('sys_user_role').where('role_id', '=', roleId).where('user_id', 'in', userIds).executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw new Refusal('操作失败');
}

function selectRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...edit, method: 'PUT', path: `${PATH}/selectAll`, summary: '批量分配角色', query: { roleId: { ...LONG, required: true }, userIds: { ...LONGS, required: true } },
    async handler({ db, query: { userIds, roleId }, session }) {
      await checkMembers(engine, db, session!, roleId, userIds);
      await db.insertInto('sys_user_role').values([...new Set<number>(userIds)].map((user_id) => ({ user_id, role_id: roleId }))).onConflict((conflict) => conflict.doNothing()).execute();
    },
  });
}

/** @throws Refusal unless the caller may give this role to, and take it from, all of these users */
async function checkMembers(engine: Engine, db: Db, session: Session, roleId: number, userIds: readonly number[]): Promise<void> {
  refuseSuperRole([roleId]);
  refuseSuperUser(userIds);
  await engine.resource('role').get(db, roleId, session, EDIT);
  const authority = isLimited(session) ? authorityOf(db, session) : undefined;
  for (const userId of userIds) {
    const { deptId } = await engine.resource('user').get(db, userId, session, EDIT);
    if (authority && !await authority.mayGive(roleId, deptId)) throw foreignRole();
  }
}
