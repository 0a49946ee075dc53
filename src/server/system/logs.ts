/**
 * Operation and login logs (docs/protocol/monitoring.md): emptying them, and unlocking accounts.
 * Rows belong to the department in which their user was at the time; callers see, remove and clear
 * those in their data scope.
 */
import { sql } from 'kysely';
import type { Session } from '../http/session.ts';
import { defineRoute } from '../http/route.ts';
import type { RouteDeclaration } from '../http/route.ts';
import type { Db } from '../db/database.ts';
import { emptyTable } from '../db/empty-table.ts';
import type { AuditChain, RemovedRow } from '../logs/audit/chain.ts';
import type { Engine, ModelHooks } from '../models/types.ts';
import { outOfScope } from '../models/refusals.ts';
import { seesAll } from '../models/scope/permission.ts';
import type { Services } from '../services.ts';
import { visibleUsers } from './user/visible.ts';

const UNLOCK = 'monitor:logininfor:unlock';
/** Rows removed at a time. */
const BATCH = 500;

export function logRoutes(services: Services): RouteDeclaration[] {
  const { audit, database } = services;
  return [
    cleanRoute(services, { model: 'operlog', key: 'operId', title: '操作日志' }, ({ userName }) =>
      audit.clear(userName),
    ),
    cleanRoute(services, { model: 'logininfor', key: 'infoId', title: '登录日志' }, () =>
      emptyTable(database, 'sys_logininfor', 'info_id'),
    ),
    unlockRoute(services),
  ];
}

interface Log {
  model: string;
  key: string;
  title: string;
}

/**
 * A million rows go in many short transactions, so that others can write meanwhile.
 * @param clear empties the whole log, for who sees all of it
 */
function cleanRoute(
  services: Services,
  log: Log,
  clear: (session: Session) => Promise<void>,
): RouteDeclaration {
  const { model, title } = log;
  const permission = `monitor:${model}:remove`;
  return defineRoute({
    method: 'DELETE',
    path: `/monitor/${model}/clean`,
    summary: `清空${title}`,
    tag: title,
    access: { permission },
    proof: 'asked',
    scope: { model },
    answer: 'ajax',
    log: { title, type: 'CLEAN' },
    heavy: 'clear',
    transaction: false,
    handler: ({ session }) =>
      seesAll(session!, permission) ? clear(session!) : removeInScope(services, log, session!),
  });
}

async function removeInScope(
  { database, engine }: Services,
  { model, key }: Log,
  session: Session,
): Promise<void> {
  const resource = engine.resource(model);
  const removeSome = async (db: Db): Promise<number> => {
    const { rows } = await resource.list(
      db,
      { filters: {}, size: BATCH },
      session,
      `monitor:${model}:remove`,
    );
    if (rows.length)
      await resource.remove(
        db,
        rows.map((row) => row[key] as number),
        session,
      );
    return rows.length;
  };
  while ((await database.transaction(removeSome)) > 0);
}

function unlockRoute({ auth, engine }: Services): RouteDeclaration {
  return defineRoute({
    method: 'GET',
    path: '/monitor/logininfor/unlock/{userName}',
    summary: '账户解锁',
    tag: '登录日志',
    access: { permission: UNLOCK },
    scope: { model: 'user' },
    params: { userName: { type: 'string' } },
    // The protocol has it as GET though it writes.
    answer: 'ajax',
    log: { title: '账户解锁', type: 'OTHER' },
    transaction: true,
    async handler({ db, params: { userName }, session }) {
      // Names of others and names of nobody read the same.
      if (!seesAll(session!, UNLOCK) && !(await isVisible(engine, db, userName, session!)))
        throw outOfScope('用户');
      await auth.unlock(db, userName);
    },
  });
}

async function isVisible(
  engine: Engine,
  db: Db,
  userName: string,
  session: Session,
): Promise<boolean> {
  const user = await db
    .selectFrom('sys_user')
    .select('user_id')
    .where(sql<string>`lower(user_name)`, '=', userName.trim().toLowerCase())
    .where('del_flag', '=', '0')
    .executeTakeFirst();
  return (
    user !== undefined && (await visibleUsers(engine, db, [user.user_id], session, UNLOCK)).size > 0
  );
}

/** Removed rows leave tombstones in the chain. */
export const operlogHooks = (audit: AuditChain): ModelHooks => ({
  afterRemove: (db, { operId, operTime, title }, actor) =>
    audit.removed(db, [{ operId, operTime, title } as RemovedRow], actor?.userName ?? 'system'),
});
