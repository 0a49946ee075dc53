/** Guards: refusals a model decides by data. */
import { evaluateCondition } from '../../../schema/expression/index.ts';
import type { Expression } from '../../../schema/generated/types.gen.ts';
import { mayAccess } from '../../auth/permissions.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Session } from '../../http/session.ts';
import type { Operation } from '../operation.ts';
import { fillMessage } from '../fill-message.ts';
import { passesRole } from '../../../protocol/permissions.ts';
import { hoursAhead } from '../../../protocol/clock.ts';

/** What a guard expression reads: the stored row, the sent values, the parent row of a tree. */
export interface GuardScope {
  record: Row | null;
  input: Row | null;
  parent: Row | null;
}

/**
 * @throws Refusal of the first guard whose assertion does not hold. One that cannot be evaluated
 * refuses too: a broken guard must not let through what it was written against.
 */
export function checkGuards(
  { context, shape, actor }: Pick<Operation, 'context' | 'shape' | 'actor'>,
  on: 'create' | 'update' | 'remove',
  scope: GuardScope,
): void {
  for (const guard of shape.model.guards ?? []) {
    if (!guard.on.includes(on)) continue;
    if (!holds({ context, actor }, guard.assert, scope)) {
      throw new Refusal(
        fillMessage(shape, guard.message, { ...scope.input, ...scope.record }),
        guard.code ?? 500,
      );
    }
  }
}

/** Whether an assertion of a model is true; one that cannot be evaluated is not. */
export function holds(
  { context, actor }: Pick<Operation, 'context' | 'actor'>,
  assertion: Expression,
  scope: GuardScope,
): boolean {
  const host = {
    now: context.now,
    hoursAhead,
    hasPermi: (permission: string) => actor === null || mayAccess(actor, permission),
    hasRole: (role: string) => actor === null || passesRole(actor.roleKeys, role),
  };
  return evaluateCondition(assertion, { ...scope, user: userOf(actor) }, host, false, false);
}

function userOf(actor: Session | null): Row | null {
  if (!actor) return null;
  const { userId, userName, nickName, deptId, deptName, isSuperAdmin } = actor;
  return { userId, userName, nickName, deptId, deptName, isSuperAdmin, roles: actor.roleKeys };
}
