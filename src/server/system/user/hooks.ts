/**
 * Users: what the model cannot say. Written by people, imports and the server alike, so the rules
 * stand in hooks.
 */
import { say } from '../../../schema/locale/message.ts';
import type { Session } from '../../http/session.ts';
import { requireProof } from '../../auth/proof.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Engine, ModelHooks } from '../../models/types.ts';
import { authorityOf, isLimited } from '../grants/authority.ts';
import type { Move } from '../grants/authority.ts';
import { refuseOwnRelease } from '../grants/demand.ts';
import { foreignDept, foreignRole, refuseSuperUser } from '../grants/refusals.ts';
import { requireDistinct, storedName } from '../../auth/accounts/names.ts';
import { firstPassword } from '../../auth/accounts/password.ts';
import { rolesHeldBy } from './roles.ts';
import type { Row } from '../../db/database.ts';
import { superUserId } from '../../../protocol/permissions.ts';

/** Status of users who may sign in. */
const ENABLED = '0';

export function userHooks(engine: Engine): ModelHooks {
  return {
    async beforeCreate(db, input, actor) {
      if (actor && keysOf(input.roleIds).length) await requireProof(db, actor);
      if (isLimited(actor))
        await checkGiven(db, actor, keysOf(input.roleIds), input.deptId ?? null);
      await cleanName(db, input);
      input.password = await firstPassword(db, input.password, String(input.userName));
      input.nickName ??= input.userName;
    },
    async beforeUpdate(db, input, stored, actor) {
      if (actor) refuseSuperUser([stored.userId]);
      if (actor) await proveChange(db, input, stored, actor);
      if (isLimited(actor)) await checkChange(engine, db, input, stored, actor);
    },
    shape(_db, rows) {
      for (const row of rows)
        Object.assign(row, {
          roles: row.roles ?? [],
          roleIds: row.roleIds ?? null,
          postIds: row.postIds ?? null,
          roleId: null,
          admin: row.userId === superUserId,
        });
      return Promise.resolve();
    },
  };
}

/** The name as it is stored; nobody is named so that others take them for somebody else. */
async function cleanName(db: Db, input: Row): Promise<void> {
  input.userName = storedName(String(input.userName));
  input.nameSkeleton = await requireDistinct(
    db,
    input.userName,
    (text) => new Refusal(text, 500, 'userName'),
  );
}

/** The engine refuses anything but a list of keys when it stores the links. */
const keysOf = (given: unknown): number[] =>
  Array.isArray(given) ? [...new Set(given.map(Number))] : [];

/**
 * Who gives or takes roles, disables somebody or moves them to another department must have proved
 * recently who they are; saving a form that leaves these alone asks nothing.
 */
async function proveChange(db: Db, input: Row, stored: Row, actor: Session): Promise<void> {
  const isDisabled = setsStatus(input, stored) && input.status !== ENABLED;
  if (isDisabled || isMoved(input, stored) || (await changesRoles(db, input, stored)))
    await requireProof(db, actor);
}

const setsStatus = (input: Row, stored: Row): boolean =>
  input.status !== undefined && input.status !== stored.status;

const isMoved = (input: Row, stored: Row): boolean =>
  input.deptId !== undefined && Number(input.deptId) !== Number(stored.deptId);

async function changesRoles(db: Db, input: Row, stored: Row): Promise<boolean> {
  if (input.roleIds === undefined) return false;
  const requested = new Set(keysOf(input.roleIds));
  const held = await rolesHeldBy(db, stored.userId);
  return held.length !== requested.size || held.some((roleId) => !requested.has(roleId));
}

async function checkGiven(
  db: Db,
  actor: Session,
  roleIds: readonly number[],
  deptId: number | null,
): Promise<void> {
  const authority = authorityOf(db, actor);
  for (const roleId of roleIds) if (!(await authority.mayGive(roleId, deptId))) throw foreignRole();
}

/**
 * A list of roles replaces those that the caller may give; others stay, whether the list names them
 * or not.
 */
async function checkChange(
  engine: Engine,
  db: Db,
  input: Row,
  stored: Row,
  actor: Session,
): Promise<void> {
  const held = await rolesHeldBy(db, stored.userId);
  const deptId = input.deptId === undefined ? stored.deptId : input.deptId;
  if (isMoved(input, stored)) await checkMove(db, actor, held, { from: stored.deptId, to: deptId });
  if (setsStatus(input, stored) && input.status === ENABLED)
    await checkEnabled(db, actor, held, deptId);
  if (input.roleIds === undefined) return;
  const requested = keysOf(input.roleIds);
  await checkGiven(
    db,
    actor,
    requested.filter((roleId) => !held.includes(roleId)),
    deptId,
  );
  const gone = held.filter((roleId) => !requested.includes(roleId));
  const kept = [...requested, ...(await outOfReach(engine, db, actor, gone, deptId))];
  if (stored.userId === actor.userId)
    await refuseOwnRelease(db, actor, (roleId) => !kept.includes(roleId));
  input.roleIds = kept;
}

/** Own department and below, and own department, mean another one after a move. */
async function checkMove(
  db: Db,
  actor: Session,
  roleIds: readonly number[],
  move: Move,
): Promise<void> {
  const authority = authorityOf(db, actor);
  for (const roleId of roleIds) if (!(await authority.mayMove(roleId, move))) throw foreignDept();
}

/** Enabling somebody gives back all that their roles hold. */
async function checkEnabled(
  db: Db,
  actor: Session,
  roleIds: readonly number[],
  deptId: number | null,
): Promise<void> {
  const authority = authorityOf(db, actor);
  for (const roleId of roleIds) {
    if (!(await authority.mayGive(roleId, deptId))) {
      throw new Refusal(say`该用户的权限超出您的权限，不能启用`, 500, 'status');
    }
  }
}

async function outOfReach(
  engine: Engine,
  db: Db,
  actor: Session,
  roleIds: readonly number[],
  deptId: number | null,
): Promise<number[]> {
  if (roleIds.length === 0) return [];
  const { rows } = await engine
    .resource('role')
    .list(
      db,
      { filters: {}, keys: roleIds, whole: true, most: roleIds.length },
      actor,
      'system:user:edit',
    );
  const visible = new Set(rows.map((row) => row.roleId));
  const authority = authorityOf(db, actor);
  const out: number[] = [];
  for (const roleId of roleIds)
    if (!visible.has(roleId) || !(await authority.mayGive(roleId, deptId))) out.push(roleId);
  return out;
}
