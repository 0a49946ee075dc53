/**
 * Who holds a role (docs/protocol/system.md#roles, authUser): lists, giving and taking away. Role
 * and users are checked by the data scope.
 */
import { say } from '../../../schema/locale/message.ts';
import type { Session } from '../../http/session.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { defineRoute } from '../../http/route.ts';
import type { ParameterSchema, QueryOf } from '../../http/parameter-schema.ts';
import type { RouteAnswer, RouteContext, RouteDeclaration } from '../../http/route.ts';
import { mayAccess } from '../../auth/permissions.ts';
import type { Engine, ListRequest } from '../../models/types.ts';
import type { Services } from '../../services.ts';
import { authorityOf, isLimited } from '../grants/authority.ts';
import { refuseOwnRelease } from '../grants/demand.ts';
import { foreignRole, refuseSuperRole, refuseSuperUser } from '../grants/refusals.ts';
import { orderParameters, pageParameters } from '../../http/paging.ts';
import { partition, reportOf } from './batch.ts';
import type { BatchRules } from './batch.ts';
import { superUserId } from '../../../protocol/permissions.ts';
import { listRequest as listRequestOf } from '../../models/routes/parameters.ts';

const TAG = '角色管理';
const PATH = '/system/role/authUser';
const LIST = 'system:role:list';
const EDIT = 'system:role:edit';
const LONG = { type: 'integer' } as const satisfies ParameterSchema;
const LONGS = { type: 'array', items: LONG } as const satisfies ParameterSchema;
const grant: RouteDeclaration['log'] = { title: TAG, type: 'GRANT' };

export function memberRoutes({ engine }: Services): RouteDeclaration[] {
  return [
    allocatedRoute(engine),
    unallocatedRoute(engine),
    cancelRoute(engine),
    cancelAllRoute(engine),
    selectRoute(engine),
  ];
}

/** What both lists share. */
const list = {
  method: 'GET',
  tag: TAG,
  access: { permission: LIST },
  scope: { model: 'user' },
  answer: 'table',
  query: {
    ...pageParameters,
    ...orderParameters,
    roleId: LONG,
    userName: { type: 'string' },
    phonenumber: { type: 'string' },
  },
} as const satisfies Partial<RouteDeclaration>;

/** @throws Refusal when the role is out of the caller's scope */
async function listRequest(
  engine: Engine,
  { db, query, session }: RouteContext<unknown, QueryOf<typeof list.query>>,
  not: boolean,
): Promise<ListRequest> {
  const { filters, ...asked } = listRequestOf(query);
  const { roleId, userName, phonenumber } = filters;
  if (roleId !== undefined) await engine.resource('role').get(db, roleId, session, LIST);
  const linked = { relation: 'roles', keys: roleId === undefined ? [] : [roleId], not };
  return {
    ...asked,
    filters: { userName, phonenumber },
    linked,
  };
}

function allocatedRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...list,
    path: `${PATH}/allocatedList`,
    summary: '已分配该角色的用户',
    handler: async (route) =>
      engine
        .resource('user')
        .list(route.db, await listRequest(engine, route, false), route.session, LIST),
  });
}

/**
 * To who gives roles, only those to whom they may give this one: nothing is offered that would be
 * refused.
 */
function unallocatedRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...list,
    path: `${PATH}/unallocatedList`,
    summary: '未分配该角色的用户',
    async handler(route) {
      const {
        db,
        session,
        query: { roleId },
      } = route;
      const request: ListRequest = {
        ...(await listRequest(engine, route, true)),
        except: [superUserId],
      };
      if (isLimited(session) && mayAccess(session, EDIT)) request.scopes = [EDIT];
      if (request.scopes && roleId !== undefined)
        request.among = { field: 'deptId', values: await departmentsFor(db, session!, roleId) };
      return engine.resource('user').list(db, request, session, LIST);
    },
  });
}

/** Departments, and null for none, to whose people the caller may give the role. */
async function departmentsFor(
  db: Db,
  session: Session,
  roleId: number,
): Promise<(number | null)[]> {
  const authority = authorityOf(db, session);
  const depts = await db
    .selectFrom('sys_user')
    .select('dept_id')
    .distinct()
    .where('del_flag', '=', '0')
    .execute();
  const allowed: (number | null)[] = [];
  for (const { dept_id } of depts)
    if (await authority.mayGive(roleId, dept_id)) allowed.push(dept_id);
  return allowed;
}

const edit: Pick<RouteDeclaration, 'tag' | 'access' | 'proof' | 'scope' | 'answer' | 'log'> = {
  tag: TAG,
  access: { permission: EDIT },
  proof: 'asked',
  scope: { model: 'user' },
  answer: 'ajax',
  log: grant,
};

function cancelRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...edit,
    method: 'PUT',
    path: `${PATH}/cancel`,
    summary: '取消用户的角色',
    body: {
      kind: 'json',
      properties: { userId: { ...LONG, required: true }, roleId: { ...LONG, required: true } },
    },
    handler: ({ db, body: { userId, roleId }, session }) =>
      takeRole(engine, db, session!, roleId, [userId]),
  });
}

function cancelAllRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...edit,
    method: 'PUT',
    path: `${PATH}/cancelAll`,
    summary: '批量取消用户的角色',
    query: { roleId: { ...LONG, required: true }, userIds: { ...LONGS, required: true } },
    handler: ({ db, query: { userIds, roleId }, session }) =>
      takeRole(engine, db, session!, roleId, userIds),
  });
}

async function takeRole(
  engine: Engine,
  db: Db,
  session: Session,
  roleId: number,
  userIds: readonly number[],
): Promise<RouteAnswer> {
  const rules = await memberRules(engine, db, session, roleId);
  const check = async (userId: number): Promise<void> => {
    await rules.check(userId);
    if (userId === session.userId) await refuseOwnRelease(db, session, (held) => held === roleId);
  };
  const { allowed, refused } = await partition(userIds, { ...rules, check });
  const { numDeletedRows } = await db
    .deleteFrom('sys_user_role')
    .where('role_id', '=', roleId)
    .where('user_id', 'in', allowed)
    .executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw new Refusal(say`操作失败`);
  return reportOf(say`取消授权`, allowed, refused);
}

function selectRoute(engine: Engine): RouteDeclaration {
  return defineRoute({
    ...edit,
    method: 'PUT',
    path: `${PATH}/selectAll`,
    summary: '批量分配角色',
    query: { roleId: { ...LONG, required: true }, userIds: { ...LONGS, required: true } },
    async handler({ db, query: { userIds, roleId }, session }) {
      const rules = await memberRules(engine, db, session!, roleId);
      const { allowed, refused } = await partition(userIds, rules);
      await db
        .insertInto('sys_user_role')
        .values(allowed.map((user_id) => ({ user_id, role_id: roleId })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return reportOf(say`授权`, allowed, refused);
    },
  });
}

/**
 * Whom the caller may give the role, and take it from.
 * @throws Refusal when it is nobody, or the role is out of the caller's scope
 */
async function memberRules(
  engine: Engine,
  db: Db,
  session: Session,
  roleId: number,
): Promise<BatchRules> {
  refuseSuperRole([roleId]);
  await engine.resource('role').get(db, roleId, session, EDIT);
  const authority = isLimited(session) ? authorityOf(db, session) : undefined;
  const users = engine.resource('user');
  return {
    async check(userId) {
      refuseSuperUser([userId]);
      const { deptId } = await users.get(db, userId, session, EDIT);
      if (authority && !(await authority.mayGive(roleId, deptId))) throw foreignRole();
    },
    nameOf: (userId) =>
      users.get(db, userId, session, EDIT).then(
        ({ userName }) => userName as string,
        (problem: unknown) => {
          if (problem instanceof Refusal) return undefined;
          throw problem;
        },
      ),
  };
}
