/** Roles, posts and department of one user, as details show them. */
import type { Session } from '../../http/session.ts';
import type { Db } from '../../db/database.ts';
import type { Engine, ListAnswer, ListRequest } from '../../models/types.ts';
import type { Row } from '../../db/database.ts';
import { heldRoles } from '../../auth/accounts/roles.ts';
import { chunksOf } from '../../db/text.ts';
import { superRoleId, superUserId } from '../../../protocol/permissions.ts';

/** Records to choose from; with `limit`, only so many of them and those held already. */
export type Choices = Omit<ListAnswer, 'total'>;

/** Keys of the present roles a user holds, disabled ones too. */
export async function rolesHeldBy(db: Db, userId: number): Promise<number[]> {
  const rows = await heldRoles(db, userId).select('r.role_id').execute();
  return rows.map((row) => row.role_id as number);
}

/**
 * Roles the caller may see, with `flag` where the user holds them; role 1 for user 1 only
 * (docs/protocol/system.md#users).
 */
export async function roleChoices(
  engine: Engine,
  db: Db,
  session: Session,
  { userId, filters = {} }: { userId?: number; filters?: Row },
): Promise<Choices> {
  const held = new Set(userId === undefined ? [] : await rolesHeldBy(db, userId));
  const { rows, limit } = await choicesOf(
    engine,
    { model: 'role', filters, held: [...held] },
    (request) => engine.resource('role').list(db, request, session, 'system:user:query'),
  );
  const shown = rows
    .filter(({ roleId }) => roleId !== superRoleId || userId === superUserId)
    .map((role) => ({ ...role, flag: held.has(role.roleId) }));
  return { rows: shown, limit };
}

export async function postChoices(
  engine: Engine,
  db: Db,
  session: Session,
  { held = [], filters = {} }: { held?: readonly number[]; filters?: Row },
): Promise<Choices> {
  return choicesOf(engine, { model: 'post', filters, held }, (request) =>
    engine.resource('post').list(db, request, session),
  );
}

/** The first ones, and those that are held already: a form must be able to show and keep them. */
async function choicesOf(
  engine: Engine,
  { model, filters, held }: { model: string; filters: Row; held: readonly number[] },
  list: (request: ListRequest) => Promise<ListAnswer>,
): Promise<Choices> {
  const { rows, limit } = await list({ filters, whole: true });
  if (limit === undefined || held.length === 0) return { rows, limit };
  const { key } = engine.resource(model).model;
  const shown = new Set(rows.map((row) => row[key]));
  const missing = held.filter((one) => !shown.has(one));
  for (const keys of chunksOf(missing))
    rows.push(...(await list({ filters: {}, keys, whole: true })).rows);
  return { rows, limit };
}

/** Adds the whole department and the roles (docs/protocol/entities.md, SysUser). */
export async function addDetails(db: Db, user: Row): Promise<Row> {
  const dept =
    user.deptId === null
      ? undefined
      : await db
          .selectFrom('sys_dept')
          .select([
            'dept_id as deptId',
            'parent_id as parentId',
            'ancestors',
            'dept_name as deptName',
            'order_num as orderNum',
            'leader',
            'status',
          ])
          .where('dept_id', '=', user.deptId)
          .executeTakeFirst();
  const roles = await db
    .selectFrom('sys_user_role as ur')
    .innerJoin('sys_role as r', 'r.role_id', 'ur.role_id')
    .select([
      'r.role_id as roleId',
      'r.role_name as roleName',
      'r.role_key as roleKey',
      'r.role_sort as roleSort',
      'r.data_scope as dataScope',
      'r.status',
    ])
    .where('ur.user_id', '=', user.userId)
    .where('r.del_flag', '=', '0')
    .orderBy('r.role_sort')
    .orderBy('r.role_id')
    .execute();
  return {
    ...user,
    dept: dept ?? null,
    roles: roles.map((role) => ({ ...role, admin: role.roleId === superRoleId })),
  };
}
