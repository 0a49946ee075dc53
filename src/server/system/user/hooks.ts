/** Users: what the model cannot say. Written by people, imports and the server alike, so the rules stand in hooks. */
import type { Session } from '../../auth/session.ts';
import { requireProof } from '../../auth/proof.ts';
import type { Db } from '../../db/database.ts';
import type { Engine, ModelHooks, Row } from '../../models/engine.ts';
import { SUPER_USER, authorityOf, isLimited } from '../grants/authority.ts';
import { refuseOwnRelease } from '../grants/demand.ts';
import { foreignDept, foreignRole, refuseSuperUser } from '../grants/refusals.ts';
import { firstPassword } from './password.ts';
import { rolesHeldBy } from './roles.ts';

export function userHooks(engine: Engine): ModelHooks {
  return {
    async beforeCreate(db, input, actor) {
      if (actor && keysOf(input.roleIds).length) await requireProof(db, actor);
      if (isLimited(actor)) await checkGiven(db, actor, keysOf(input.roleIds), input.deptId ?? null);
      input.password = await firstPassword(db, input.password);
      input.nickName ??= input.userName;
    },
    async beforeUpdate(db, input, stored, actor) {
      if (actor) refuseSuperUser([stored.userId]);
      if (actor) await proveRoleChange(db, input, stored, actor);
      if (isLimited(actor)) await checkChange(engine, db, input, stored, actor);
    },
    shape(_db, rows) {
      for (const row of rows) Object.assign(row, { roles: row.roles ?? [], roleIds: row.roleIds ?? null, postIds: row.postIds ?? null, roleId: null, admin: row.userId === SUPER_USER });
      return Promise.resolve();
    },
  };
}

/** The engine refuses anything but a list of keys when it stores the links. */
const keysOf = (given: unknown): number[] => (Array.isArray(given) ? [...new Set(given.map(Number))] : []);

/** Who gives or takes roles must have proved recently who they are; saving a form that leaves them alone asks nothing. */
async function proveRoleChange(db: Db, input: Row, stored: Row, actor: Session): Promise<void> {
  if (input.roleIds === undefined) return;
  const wanted = new Set(keysOf(input.roleIds));
  const held = await rolesHeldBy(db, stored.userId);
  if (held.length !== wanted.size || held.some((roleId) => !wanted.has(roleId))) await requireProof(db, actor);
}

async function checkGiven(db: Db, actor: Session, roleIds: readonly number[], deptId: number | null): Promise<void> {
  const authority = authorityOf(db, actor);
  for (const roleId of roleIds) if (!await authority.mayGive(roleId, deptId)) throw foreignRole();
}

/** A list of roles replaces those that the caller may give; others stay, whether the list names them or not. */
async function checkChange(engine: Engine, db: Db, input: Row, stored: Row, actor: Session): Promise<void> {
  const held = await rolesHeldBy(db, stored.userId);
  const deptId = input.deptId === undefined ? stored.deptId : input.deptId;
  if (deptId !== stored.deptId) await checkMove(db, actor, held, deptId);
  if (input.roleIds === undefined) return;
  const wanted = keysOf(input.roleIds);
  await checkGiven(db, actor, wanted.filter((roleId) => !held.includes(roleId)), deptId);
  const gone = held.filter((roleId) => !wanted.includes(roleId));
  const kept = [...wanted, ...await outOfReach(engine, db, actor, gone, deptId)];
  if (stored.userId === actor.userId) await refuseOwnRelease(db, actor, (roleId) => !kept.includes(roleId));
  input.roleIds = kept;
}

/** Own department and below, and own department, mean another one after a move. */
async function checkMove(db: Db, actor: Session, roleIds: readonly number[], deptId: number | null): Promise<void> {
  const authority = authorityOf(db, actor);
  for (const roleId of roleIds) if (!await authority.mayMove(roleId, deptId)) throw foreignDept();
}

async function outOfReach(engine: Engine, db: Db, actor: Session, roleIds: readonly number[], deptId: number | null): Promise<number[]> {
  if (roleIds.length === 0) return [];
  const { rows } = await engine.resource('role').list(db, { filters: {}, keys: roleIds, whole: true, most: roleIds.length }, actor, 'system:user:edit');
  const visible = new Set(rows.map((row) => row.roleId));
  const authority = authorityOf(db, actor);
  const out: number[] = [];
  for (const roleId of roleIds) if (!visible.has(roleId) || !await authority.mayGive(roleId, deptId)) out.push(roleId);
  return out;
}
