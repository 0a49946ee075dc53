/** Removing records: all of the given keys, or none. */
import type { Row } from '../../db/database.ts';
import { chunksOf } from '../../db/text.ts';
import { timeText } from '../../db/time.ts';
import { hooksOf } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { rowsByKey } from '../read/rows.ts';
import { missing } from '../missing.ts';
import { nothingChanged, nothingThere } from '../refusals.ts';
import { isScoped, permissionOf } from '../scope/permission.ts';
import { scopeCondition } from '../scope/scope.ts';
import type { ModelShape } from '../shape/shape.ts';
import { Bindings, execute } from '../sql.ts';
import { recomputeOwners } from './aggregates.ts';
import { releaseAttachments } from './attachments.ts';
import { releaseReferences } from './dependents.ts';
import { checkGuards } from './guards.ts';
import { SERVER_NAME } from './stamps.ts';
import { checkChildless } from './tree.ts';

/** @throws Refusal with the model's messages; 操作失败 when no key names a row */
export async function removeRows(operation: Operation, keys: readonly number[]): Promise<void> {
  await removeAll(operation, await removableRows(operation, keys), new Set());
}

/**
 * Removes rows that were read, and locked, before; `owner` is the record that is saved without
 * them.
 */
export const removeStored = (
  operation: Operation,
  rows: readonly Row[],
  owner: { shape: ModelShape; key: number },
): Promise<void> => removeAll(operation, rows, new Set([idOf(owner.shape, owner.key)]));

const idOf = ({ model }: ModelShape, key: number): string => `${model.name}/${key}`;

/**
 * @param underway rows that this removal is taking out already, cascades included, and the record
 * that is saved without them, as model/key
 */
async function removeAll(
  operation: Operation,
  rows: readonly Row[],
  underway: Set<string>,
): Promise<void> {
  const { db, shape, actor } = operation;
  const hooks = hooksOf(operation);
  for (const row of rows) {
    checkGuards(operation, 'remove', { record: row, input: null, parent: null });
    await hooks.beforeRemove?.(db, row, actor);
  }
  const present = rows.map((row) => Number(row[shape.key.field]));
  for (const key of present) underway.add(idOf(shape, key));
  await checkChildless(db, shape, present);
  await releaseReferences(operation, rows, async (other, dependents) => {
    // Rows that refer to each other in a ring are on their way out already.
    const rest = dependents.filter((key) => !underway.has(idOf(other, key)));
    const cascade = removalOn(operation, other);
    for (const some of chunksOf(rest))
      await removeAll(cascade, await removableRows(cascade, some), underway);
  });
  if ((await takeOut(operation, present)) === 0) throw nothingChanged();
  await releaseAttachments(operation, rows);
  await recomputeOwners(operation, rows, (owner, key) => underway.has(idOf(owner, key)));
  for (const row of rows) await hooks.afterRemove?.(db, row, actor);
}

/** Rows of another model that go along are removed by the server itself. */
const removalOn = (operation: Operation, shape: ModelShape): Operation => ({
  ...operation,
  shape,
  actor: null,
  permission: permissionOf(shape, 'remove'),
});

async function removableRows(operation: Operation, given: readonly number[]): Promise<Row[]> {
  const { context, db, shape, actor } = operation;
  const { codec, field } = shape.key;
  const keys = [...new Set(given.map((key) => Number(codec.parse(key, field))))];
  const bindings = new Bindings(context.dialect);
  const condition = scopeCondition(operation, bindings);
  const rows = await rowsByKey(db, shape, keys, { condition, bindings, lock: true });
  // With a data scope, one foreign key refuses all; absent ones read the same, so that ids cannot
  // be probed.
  if (rows.length < keys.length && isScoped(shape, actor)) throw missing(operation);
  if (rows.length === 0) throw nothingThere();
  return rows;
}

/** Number of rows taken out, or marked as removed. */
async function takeOut(
  { context, db, shape, actor }: Operation,
  keys: readonly number[],
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
