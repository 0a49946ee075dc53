/** Data scope (protocol.md 10): which rows of a model the caller's roles let it see and touch. */
import type { Actor } from './engine.ts';
import type { Relation } from '../../schema/generated/types.gen.ts';
import type { Column, ModelShape } from './shape.ts';
import { quote } from './sql.ts';
import type { Bindings } from './sql.ts';
import type { Session } from '../auth/session.ts';

export type Shapes = ReadonlyMap<string, ModelShape>;
type Role = Session['roles'][number];

/** Operations whose permission decides the scope, by the suffix of the model's permission prefix. */
export type Verb = 'list' | 'query' | 'add' | 'edit' | 'remove' | 'export' | 'import';

/** Permission of an operation on a model; undefined when the model has no prefix. */
export const permissionOf = (shape: ModelShape, verb: Verb): string | undefined =>
  shape.model.permission && `${shape.model.permission}:${verb}`;

/** Whether this caller sees only part of the model. */
export const isScoped = (shape: ModelShape, actor: Actor): actor is Session =>
  actor !== null && !actor.isSuperAdmin && shape.model.dataScope !== undefined;

/** The caller's enabled roles that hold the permission. */
const rolesWith = (actor: Session, permission: string | undefined): Role[] =>
  actor.roles.filter(
    ({ permissions }) =>
      permission === undefined || permissions.has(permission) || permissions.has('*:*:*'),
  );

/** Whether the caller sees all rows of every department with the permission. */
export const seesAll = (actor: Session, permission: string): boolean =>
  actor.isSuperAdmin || rolesWith(actor, permission).some((role) => role.dataScope === '1');

/**
 * Condition on the model's own columns that keeps the rows in scope: the union over the enabled roles that hold the
 * permission just checked; `false`-like when there is none. Empty when nothing is filtered.
 */
export function scopeCondition(
  shape: ModelShape,
  shapes: Shapes,
  actor: Actor,
  permission: string | undefined,
  bindings: Bindings,
): string {
  if (!isScoped(shape, actor)) return '';
  const { heldBy, through } = shape.model.dataScope!;
  if (heldBy !== undefined)
    return linkedCondition(
      shape,
      linkOf(shape, heldBy),
      actor.roles.map((role) => role.roleId),
      bindings,
    );
  const roles = rolesWith(actor, permission);
  if (roles.some((role) => role.dataScope === '1')) return '';
  const parts =
    through === undefined
      ? [
          ...deptParts(shape, shapes, actor, roles, bindings),
          ...userParts(shape, actor, roles, bindings),
        ]
      : throughParts(shape, shapes, linkOf(shape, through), actor, roles, bindings);
  return parts.length ? `(${parts.join(' or ')})` : '1 = 0';
}

function deptParts(
  shape: ModelShape,
  shapes: Shapes,
  actor: Session,
  roles: readonly Role[],
  bindings: Bindings,
): string[] {
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
    const tree = treeBehind(shape, column, shapes);
    parts.push(
      tree
        ? subtreeCondition(column, tree, actor.deptId, bindings)
        : `${column.sql} = ${bindings.add(actor.deptId)}`,
    );
  }
  return parts;
}

/** Rows that belong to the departments of what is linked to them, as roles to those of their holders (protocol.md 10.5). */
function throughParts(
  shape: ModelShape,
  shapes: Shapes,
  relation: Relation,
  actor: Session,
  roles: readonly Role[],
  bindings: Bindings,
): string[] {
  const target = shapes.get(relation.model)!;
  const { table, from, to } = relation.through!;
  const parts = deptParts(target, shapes, actor, roles, bindings);
  if (parts.length === 0) return [];
  const linked = `select ${target.key.sql} from ${target.table} where (${parts.join(' or ')})${target.present && ` and ${target.present}`}`;
  return [
    `${shape.key.sql} in (select ${quote(from)} from ${quote(table)} where ${quote(to)} in (${linked}))`,
  ];
}

/** The manyToMany relation of that name; the checker refuses models that name another. */
export function linkOf(shape: ModelShape, name: string): Relation {
  const relation = shape.model.relations?.[name];
  if (!relation?.through)
    throw new Error(
      `Model ${shape.model.name}: '${name}' must be a manyToMany relation with a link table`,
    );
  return relation;
}

/** The row is linked to one of these keys. */
export function linkedCondition(
  shape: ModelShape,
  { through }: Relation,
  keys: readonly number[],
  bindings: Bindings,
): string {
  const { table, from, to } = through!;
  return `${shape.key.sql} in (select ${quote(from)} from ${quote(table)} where ${quote(to)} in (${bindings.addAll(keys)}))`;
}

function userParts(
  shape: ModelShape,
  actor: Session,
  roles: readonly Role[],
  bindings: Bindings,
): string[] {
  const column = scopeColumn(shape, 'user');
  if (!column || !roles.some((role) => role.dataScope === '5')) return [];
  // createBy and its like hold the user's name, references its id.
  return [
    `${column.sql} = ${bindings.add(column.spec.type === 'string' ? actor.userName : actor.userId)}`,
  ];
}

function scopeColumn(shape: ModelShape, kind: 'dept' | 'user'): Column | undefined {
  const field = shape.model.dataScope?.[kind];
  return field === undefined ? undefined : shape.byField.get(field);
}

/** Tree model whose key the column holds: the model itself, the target of its relation, or the departments. */
export function treeBehind(
  shape: ModelShape,
  column: Column,
  shapes: Shapes,
): ModelShape | undefined {
  if (column === shape.key) return shape.model.tree?.ancestors ? shape : undefined;
  const relation = Object.values(shape.model.relations ?? {}).find(
    (candidate) => candidate.type === 'belongsTo' && candidate.field === column.field,
  );
  const target = shapes.get(relation?.model ?? 'dept');
  return target?.model.tree?.ancestors ? target : undefined;
}

/** The column names the tree row `root` or one below it. */
export function subtreeCondition(
  column: Column,
  tree: ModelShape,
  root: number,
  bindings: Bindings,
): string {
  const ancestors = tree.byField.get(tree.model.tree!.ancestors!)!;
  const own = bindings.add(root);
  const below = bindings.add(`%,${root},%`);
  return `${column.sql} in (select ${tree.key.sql} from ${tree.table} where ${tree.key.sql} = ${own} or ',' || ${ancestors.sql} || ',' like ${below})`;
}
