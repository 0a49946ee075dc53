/** Roles: what the model cannot say. Nobody makes, changes or removes a role that exceeds them. */
import { SUPER_ROLE, authorityOf, isLimited } from '../grants/authority.ts';
import { refuseOwnRelease } from '../grants/demand.ts';
import { exceeding, foreignRole, refuseSuperRole } from '../grants/refusals.ts';
import type { ModelHooks } from '../../models/engine.ts';

const DISABLED = '1';

export const roleHooks: ModelHooks = {
  async afterCreate(db, row, actor) {
    if (!isLimited(actor)) return;
    const excess = await authorityOf(db, actor).excessOf(row.roleId);
    if (excess) throw exceeding(excess);
  },
  async beforeUpdate(db, input, stored, actor) {
    if (actor) refuseSuperRole([stored.roleId]);
    if (isLimited(actor) && await authorityOf(db, actor).excessOf(stored.roleId)) throw foreignRole();
    if (input.requireTotp === false || input.status === DISABLED) await refuseOwnRelease(db, actor, (roleId) => roleId === stored.roleId);
  },
  async afterUpdate(db, _input, stored, actor) {
    if (!isLimited(actor)) return;
    const excess = await authorityOf(db, actor).excessOf(stored.roleId);
    if (excess) throw exceeding(excess);
  },
  async beforeRemove(db, stored, actor) {
    if (isLimited(actor) && await authorityOf(db, actor).excessOf(stored.roleId)) throw foreignRole();
  },
  shape(_db, rows) {
    for (const row of rows) Object.assign(row, { flag: false, menuIds: row.menuIds ?? null, deptIds: row.deptIds ?? null, permissions: null, admin: row.roleId === SUPER_ROLE });
    return Promise.resolve();
  },
};
