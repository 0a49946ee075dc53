/**
 * Data scope (docs/protocol/data-scope.md): which rows of a model the caller's roles let it see and
 * touch.
 */
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import type { Relation } from '../../../schema/generated/types.gen.ts';
import { quote } from '../../db/text.ts';
import type { Session } from '../../http/session.ts';
import type { EngineContext, Operation } from '../operation.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import type { Bindings } from '../sql.ts';
import { linkedCondition, linkOf } from './links.ts';
import { ownersWhere } from './owner.ts';
import { isScoped, rolesWith } from './permission.ts';
import { subtreeCondition, treeBehind } from './subtree.ts';

/** A caller with the roles that decide, and where the values of conditions go. */
interface Reach {
  context: EngineContext;
  actor: Session;
  roles: Session['roles'];
  bindings: Bindings;
}

/**
 * Condition on the model's own columns that keeps the rows in scope: the union over the enabled
 * roles that hold the operation's permission; `false`-like when there is none. Empty when nothing
 * is filtered.
 */
export function scopeCondition(
  operation: Pick<Operation, 'context' | 'shape' | 'actor' | 'permission'>,
  bindings: Bindings,
): string {
  const { context, shape, actor, permission } = operation;
  if (shape.owner) {
    const owners = { ...operation, shape: shape.owner.shape };
    return ownersWhere(shape, [owners.shape.present, scopeCondition(owners, bindings)]);
  }
  if (!isScoped(shape, actor)) return '';
  const { heldBy, through } = shape.model.dataScope!;
  if (heldBy !== undefined) {
    const held = actor.roles.map((role) => role.roleId);
    return linkedCondition(shape, linkOf(shape, heldBy), held, bindings);
  }
  const roles = rolesWith(actor, permission);
  if (roles.some((role) => role.dataScope === '1')) return '';
  const reach: Reach = { context, actor, roles, bindings };
  const parts =
    through === undefined
      ? [...deptParts(shape, reach), ...userParts(shape, reach)]
      : throughParts(shape, linkOf(shape, through), reach);
  return parts.length ? `(${parts.join(' or ')})` : '1 = 0';
}

function deptParts(shape: ModelShape, { context, actor, roles, bindings }: Reach): string[] {
  const column = scopeColumn(shape, 'dept');
  if (!column) return [];
  const has = (scope: string): boolean => roles.some((role) => role.dataScope === scope);
  const parts: string[] = [];
  const custom = new Set(
    roles.filter((role) => role.dataScope === '2').flatMap((role) => role.deptIds),
  );
  if (custom.size) parts.push(`${column.sql} in (${bindings.addAll(custom)})`);
  if (actor.deptId === null) return parts;
  if (has('3')) parts.push(`${column.sql} = ${bindings.add(actor.deptId)}`);
  if (has('4')) {
    const tree = treeBehind(shape, column, context);
    parts.push(
      tree
        ? subtreeCondition(column, tree, actor.deptId, bindings)
        : `${column.sql} = ${bindings.add(actor.deptId)}`,
    );
  }
  return parts;
}

/**
 * Rows that belong to the departments of what is linked to them, as roles to those of their holders
 * (docs/protocol/data-scope.md).
 */
function throughParts(shape: ModelShape, relation: Relation, reach: Reach): string[] {
  const target = reach.context.shapes.get(relation.model)!;
  const { table, from, to } = relation.through!;
  const parts = deptParts(target, reach);
  if (parts.length === 0) return [];
  const linked =
    `select ${target.key.sql} from ${target.table} ` +
    `where (${parts.join(' or ')})${target.present && ` and ${target.present}`}`;
  return [
    `${shape.key.sql} in (select ${quote(from)} from ${quote(table)} where ${quote(to)} in (${linked}))`,
  ];
}

function userParts(shape: ModelShape, { actor, roles, bindings }: Reach): string[] {
  const column = scopeColumn(shape, 'user');
  if (!column || !roles.some((role) => role.dataScope === '5')) return [];
  // createBy and its like hold the user's name, references its id.
  return [
    `${column.sql} = ${bindings.add(typeOf(column.spec).isText ? actor.userName : actor.userId)}`,
  ];
}

function scopeColumn(shape: ModelShape, kind: 'dept' | 'user'): Column | undefined {
  const field = shape.model.dataScope?.[kind];
  return field === undefined ? undefined : shape.byField.get(field);
}
