/** Roles: what the model cannot say. Nobody makes, changes or removes a role that exceeds them. */
import { requireProof } from '../../auth/proof.ts';
import type { Db } from '../../db/database.ts';
import { authorityOf, isLimited } from '../grants/authority.ts';
import { refuseOwnRelease } from '../grants/demand.ts';
import { exceeding, foreignRole, refuseSuperRole } from '../grants/refusals.ts';
import type { ModelHooks } from '../../models/types.ts';
import type { Row } from '../../db/database.ts';
import { superRoleId } from '../../../protocol/permissions.ts';

const DISABLED = '1';

export const roleHooks: ModelHooks = {
  async afterCreate(db, row, actor) {
    if (!isLimited(actor)) return;
    const excess = await authorityOf(db, actor).excessOf(row.roleId);
    if (excess) throw exceeding(excess);
  },
  async beforeUpdate(db, input, stored, actor) {
    if (actor) refuseSuperRole([stored.roleId]);
    if (actor && (await changesRights(db, input, stored))) await requireProof(db, actor);
    if (isLimited(actor) && (await authorityOf(db, actor).excessOf(stored.roleId)))
      throw foreignRole();
    if (input.requireTotp === false || input.status === DISABLED)
      await refuseOwnRelease(db, actor, (roleId) => roleId === stored.roleId);
  },
  async afterUpdate(db, _input, stored, actor) {
    if (!isLimited(actor)) return;
    const excess = await authorityOf(db, actor).excessOf(stored.roleId);
    if (excess) throw exceeding(excess);
  },
  async beforeRemove(db, stored, actor) {
    if (isLimited(actor) && (await authorityOf(db, actor).excessOf(stored.roleId)))
      throw foreignRole();
  },
  shape(_db, rows) {
    for (const row of rows)
      Object.assign(row, {
        flag: false,
        menuIds: row.menuIds ?? null,
        deptIds: row.deptIds ?? null,
        permissions: null,
        admin: row.roleId === superRoleId,
      });
    return Promise.resolve();
  },
};

/**
 * Whether those who hold the role may do or see something else afterwards, or need no second factor
 * any more.
 */
async function changesRights(db: Db, input: Row, stored: Row): Promise<boolean> {
  const differs = (field: string): boolean =>
    input[field] !== undefined && String(input[field]) !== String(stored[field]);
  if (
    ['dataScope', 'roleKey', 'requireTotp'].some(differs) ||
    (differs('status') && stored.status === DISABLED)
  )
    return true;
  return (
    (await replaces(db, 'sys_role_menu', 'menu_id', input.menuIds, stored.roleId)) ||
    replaces(db, 'sys_role_dept', 'dept_id', input.deptIds, stored.roleId)
  );
}

/** The engine refuses anything but a list of keys when it stores the links. */
async function replaces(
  db: Db,
  table: string,
  column: string,
  given: unknown,
  roleId: number,
): Promise<boolean> {
  if (given === undefined) return false;
  const requested = new Set(Array.isArray(given) ? given.map(Number) : []);
  const linked = await db.selectFrom(table).select(column).where('role_id', '=', roleId).execute();
  return (
    linked.length !== requested.size || linked.some((link) => !requested.has(Number(link[column])))
  );
}
