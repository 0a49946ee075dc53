/** Removing records: all of the given keys, or none. */
import type { Db } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import type { EngineContext } from '../context.ts';
import type { Actor, Row } from '../engine.ts';
import { rowsByKey } from '../read.ts';
import { nothingChanged, outOfScope } from '../refusals.ts';
import { isScoped, permissionOf, scopeCondition } from '../scope.ts';
import type { ModelShape } from '../shape.ts';
import { Bindings, chunksOf, execute } from '../sql.ts';
import { SERVER_NAME } from './create.ts';
import { releaseReferences } from './dependents.ts';
import { checkGuards } from './guards.ts';
import { checkChildless } from './tree.ts';

/** @throws Refusal with the model's messages; 操作失败 when no key names a row */
export function removeRows(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  keys: readonly number[],
  actor: Actor,
): Promise<void> {
  return removeAll(db, context, shape, keys, actor, new Set());
}

/** @param underway rows that this removal is taking out already, cascades included, as model/key */
async function removeAll(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  keys: readonly number[],
  actor: Actor,
  underway: Set<string>,
): Promise<void> {
  const wanted = [
    ...new Set(keys.map((key) => Number(shape.key.codec.parse(key, shape.key.field)))),
  ];
  const rows = await removableRows(db, context, shape, wanted, actor);
  const hooks = context.hooksOf(shape.model.name);
  for (const row of rows) {
    checkGuards(context, shape, 'remove', { record: row, input: null, parent: null }, actor);
    await hooks.beforeRemove?.(db, row, actor);
  }
  const present = rows.map((row) => Number(row[shape.key.field]));
  const idOf = (owner: ModelShape, key: number): string => `${owner.model.name}/${key}`;
  for (const key of present) underway.add(idOf(shape, key));
  await checkChildless(db, shape, present);
  await releaseReferences(db, context, shape, rows, async (other, dependents) => {
    // Rows that refer to each other in a ring are on their way out already.
    const rest = dependents.filter((key) => !underway.has(idOf(other, key)));
    for (const some of chunksOf(rest)) await removeAll(db, context, other, some, null, underway);
  });
  if ((await takeOut(db, context, shape, present, actor)) === 0) throw nothingChanged();
  for (const row of rows) await hooks.afterRemove?.(db, row, actor);
}

async function removableRows(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  keys: readonly number[],
  actor: Actor,
): Promise<Row[]> {
  const bindings = new Bindings(context.dialect);
  const condition = scopeCondition(
    shape,
    context.shapes,
    actor,
    permissionOf(shape, 'remove'),
    bindings,
  );
  const rows = await rowsByKey(db, shape, keys, { condition, bindings, lock: true });
  // With a data scope, one foreign key refuses all; absent ones read the same, so that ids cannot be probed.
  if (rows.length < keys.length && isScoped(shape, actor)) throw outOfScope(shape.model.label);
  if (rows.length === 0) throw nothingChanged();
  return rows;
}

async function takeOut(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  keys: readonly number[],
  actor: Actor,
): Promise<number> {
  const bindings = new Bindings(shape.dialect);
  const soft = shape.model.softDelete;
  if (!soft)
    return execute(
      db,
      `delete from ${shape.table} where ${shape.key.sql} in (${bindings.addAll(keys)})`,
      bindings.values,
    );
  const sets = [`${shape.byField.get(soft.field)!.sql} = ${bindings.add(soft.deleted)}`];
  if (shape.model.stamps !== false) {
    sets.push(
      `${shape.byField.get('updateBy')!.sql} = ${bindings.add(actor?.userName ?? SERVER_NAME)}`,
    );
    sets.push(`${shape.byField.get('updateTime')!.sql} = ${bindings.add(timeText(context.now()))}`);
  }
  return execute(
    db,
    `update ${shape.table} set ${sets.join(', ')} where ${shape.key.sql} in (${bindings.addAll(keys)})`,
    bindings.values,
  );
}
