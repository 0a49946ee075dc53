/** Trees: a parent that exists, ancestors kept by the server, no row below itself. */
import { say, term, type Message } from '../../../schema/locale/message.ts';
import type { Db, Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Operation } from '../operation.ts';
import { rowsByKey } from '../read/rows.ts';
import { outOfScope } from '../refusals.ts';
import { isScoped } from '../scope/permission.ts';
import { scopeCondition } from '../scope/scope.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, execute, query, whereClause } from '../sql.ts';
import { refusalPrefix } from './unique.ts';

/** Key of the parent above all roots. */
const ROOT = 0;

/**
 * Parent row of a written row: null for a root, undefined when the model is no tree or the parent
 * does not change.
 */
export type Parent = Row | null | undefined;

/**
 * Checks the parent and sets `ancestors` in the row.
 * @throws Refusal for an absent or foreign parent, the row itself, and rows below it
 */
export async function placeInTree(
  operation: Operation,
  row: Row,
  stored: Row | undefined,
): Promise<Parent> {
  const { db, shape } = operation;
  const tree = shape.model.tree;
  if (!tree) return undefined;
  const column = shape.byField.get(tree.parent)!;
  const key = parentKeyOf(shape, row, stored, column);
  const moves = stored !== undefined && stored[tree.parent] !== key;
  if (!stored || moves) await lockTree(db, shape);
  const parent =
    key === ROOT ? null : await parentRow(operation, { key, column, stored, moves, row });
  if (!stored || Object.hasOwn(row, tree.parent)) row[tree.parent] = key;
  if (tree.ancestors && (!stored || moves)) row[tree.ancestors] = pathBelow(shape, parent);
  return parent;
}

/** Key of the parent to have; in a closed tree no row becomes a root. @throws Refusal */
function parentKeyOf(
  shape: ModelShape,
  row: Row,
  stored: Row | undefined,
  { codec, field, spec }: Column,
): number {
  const given = Object.hasOwn(row, field) || !stored ? (row[field] ?? ROOT) : stored[field];
  const key = Number(codec.parse(given, field));
  if (key !== ROOT || !shape.model.tree!.closed) return key;
  if (stored) return Number(stored[field]);
  throw new Refusal(say`${term(spec.label)}不能为空`, 500, field);
}

interface Placement {
  /** Key of the parent the row is to have. */
  key: number;
  column: Column;
  stored: Row | undefined;
  moves: boolean;
  row: Row;
}

async function parentRow(operation: Operation, placement: Placement): Promise<Row | null> {
  const { context, db, shape, actor } = operation;
  const { key, column, stored, moves, row } = placement;
  const own = stored?.[shape.key.field];
  const prefix = refusalPrefix(shape, { ...stored, ...row }, stored ? 'update' : 'create');
  const refusal = (reason: Message): Refusal => new Refusal(reason, 500, column.field);
  const { label, tree } = shape.model;
  if (moves && key === own) {
    const reason = tree!.selfMessage;
    throw refusal(
      say`${prefix}${reason === undefined ? say`上级${term(label)}不能是自己` : term(reason)}`,
    );
  }
  const isNew = !stored || moves;
  const bindings = new Bindings(context.dialect);
  const condition = isNew ? scopeCondition(operation, bindings) : '';
  const [parent] = await rowsByKey(db, shape, [key], { condition, bindings });
  if (!parent) {
    if (!isNew) return null;
    throw isScoped(shape, actor)
      ? outOfScope(label)
      : refusal(say`${term(column.spec.label)}不存在`);
  }
  if (moves && (await isBelow(db, shape, parent, own)))
    throw refusal(say`${prefix}上级${term(label)}不能是自己的下级`);
  return parent;
}

/** Two moves at once could close a cycle that neither sees; moves in one tree take turns. */
export async function lockTree(db: Db, shape: ModelShape): Promise<void> {
  if (shape.dialect === 'postgres')
    await query(db, 'select pg_advisory_xact_lock(hashtext($1))', [`tree:${shape.model.table}`]);
}

function pathBelow(shape: ModelShape, parent: Row | null): string {
  const field = shape.model.tree!.ancestors!;
  const path = parent ? `${parent[field]},${parent[shape.key.field]}` : String(ROOT);
  checkDepth(shape, path.length);
  return path;
}

function checkDepth(shape: ModelShape, length: number): void {
  const limit = shape.byField.get(shape.model.tree!.ancestors!)!.spec.maxLength ?? Infinity;
  if (length > limit) throw new Refusal(say`${term(shape.model.label)}层级过深`);
}

async function isBelow(db: Db, shape: ModelShape, row: Row, key: number): Promise<boolean> {
  const parentColumn = shape.byField.get(shape.model.tree!.parent)!;
  const bindings = new Bindings(shape.dialect);
  const found = await query(
    db,
    `with recursive above(id, parent) as (
      select ${shape.key.sql}, ${parentColumn.sql} from ${shape.table}
        where ${shape.key.sql} = ${bindings.add(row[shape.key.field])}
      union select t.${shape.key.sql}, t.${parentColumn.sql} from ${shape.table} t
        join above on t.${shape.key.sql} = above.parent)
    select 1 as one from above where id = ${bindings.add(key)} limit 1`,
    bindings.values,
  );
  return found.length > 0;
}

/** Rewrites the ancestors of everything below a moved row. */
export async function moveSubtree(db: Db, shape: ModelShape, stored: Row, row: Row): Promise<void> {
  const field = shape.model.tree?.ancestors;
  if (!field || !Object.hasOwn(row, field) || row[field] === stored[field]) return;
  const column = shape.byField.get(field)!;
  const from = `${stored[field]},${stored[shape.key.field]}`;
  const to = `${row[field]},${stored[shape.key.field]}`;
  const longest = new Bindings(shape.dialect);
  const isUnder = (bindings: Bindings): string =>
    `(${column.sql} = ${bindings.add(from)} or ${column.sql} like ${bindings.add(`${from},%`)})`;
  const [deepest] = await query(
    db,
    `select max(length(${column.sql})) as n from ${shape.table} where ${isUnder(longest)}`,
    longest.values,
  );
  checkDepth(shape, Number(deepest?.n ?? 0) - from.length + to.length);
  const bindings = new Bindings(shape.dialect);
  const text =
    `update ${shape.table} set ${column.sql} = ${textParameter(shape, bindings.add(to))} ` +
    `|| substr(${column.sql}, ${from.length + 1}) where ${isUnder(bindings)}`;
  await execute(db, text, bindings.values);
}

/** PostgreSQL cannot infer the type of a parameter beside ||. */
const textParameter = (shape: ModelShape, mark: string): string =>
  shape.dialect === 'postgres' ? `${mark}::text` : mark;

/** Refuses to remove rows that have children which stay. */
export async function checkChildless(
  db: Db,
  shape: ModelShape,
  keys: readonly number[],
): Promise<void> {
  const tree = shape.model.tree;
  if (!tree) return;
  await lockTree(db, shape);
  const parent = shape.byField.get(tree.parent)!;
  const bindings = new Bindings(shape.dialect);
  const below = `${parent.sql} in (${bindings.addAll(keys)})`;
  const staying = `${shape.key.sql} not in (${bindings.addAll(keys)})`;
  const found = await query(
    db,
    `select 1 as one from ${shape.table}${whereClause([below, staying, shape.present])} limit 1`,
    bindings.values,
  );
  if (found.length)
    throw new Refusal(
      tree.removeMessage === undefined
        ? say`存在下级${term(shape.model.label)},不允许删除`
        : term(tree.removeMessage),
      tree.removeCode ?? 500,
    );
}
