/** Changing a record: members that are absent stay, null clears. */
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { timeText } from '../../db/time.ts';
import type { EngineContext } from '../context.ts';
import type { Actor, Row } from '../engine.ts';
import { rowsByKey } from '../read.ts';
import { nothingChanged, outOfScope } from '../refusals.ts';
import { isScoped, permissionOf, scopeCondition } from '../scope.ts';
import type { Column, ModelShape } from '../shape.ts';
import { Bindings, execute } from '../sql.ts';
import { SERVER_NAME } from './create.ts';
import { changesOf } from './blank.ts';
import { checkGuards } from './guards.ts';
import { checkRecord, checkWhole } from './record.ts';
import { checkReferences, replaceLinks } from './references.ts';
import { moveSubtree, placeInTree } from './tree.ts';
import { brokenRule, duplicateRefusal, findDuplicate } from './unique.ts';
import { acceptedInput, storedValue, valueOf } from './values.ts';

export interface UpdateOptions {
  /** The one whose data scope decides; default that of editing. */
  permission?: string;
  /** The input is a whole record: required members must be there, and absent ones may mean none (onBlank). */
  whole?: boolean;
}

/** Answers the changes as they were stored. @throws Refusal with the model's messages, 601 when someone else changed the row meanwhile */
export async function updateRow(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  input: Row,
  actor: Actor,
  { permission = permissionOf(shape, 'edit'), whole = false }: UpdateOptions,
): Promise<Row> {
  const hooks = context.hooksOf(shape.model.name);
  const stored = await storedRow(db, context, shape, input, actor, permission);
  const row = changesOf(shape, acceptedInput(shape, input, actor, 'update'), actor, whole);
  checkVersion(shape, row, stored);
  if (whole) checkWhole(shape, input, row, actor);
  else checkRecord(shape, row, actor, 'update');
  clearToInitial(shape, row);
  const parent = await placeInTree(db, context, shape, row, stored, actor, permission);
  await checkReferences(db, context, shape, row, stored, actor, permission);
  checkGuards(
    context,
    shape,
    'update',
    { record: stored, input: row, parent: parent ?? null },
    actor,
  );
  await hooks.beforeUpdate?.(db, row, stored, actor);
  await checkUnique(db, shape, row, stored);
  await store(db, context, shape, row, stored, actor);
  await moveSubtree(db, shape, stored, row);
  await replaceLinks(db, context, shape, stored[shape.key.field], row, actor, permission);
  await hooks.afterUpdate?.(db, row, stored, actor);
  return row;
}

/** The row to change, locked; absent and foreign ones read the same to callers with a data scope. */
async function storedRow(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  input: Row,
  actor: Actor,
  permission: string | undefined,
): Promise<Row> {
  const given = valueOf(input, shape.key.field);
  if (given === undefined || given === null || given === '') throw nothingChanged();
  const key = Number(shape.key.codec.parse(given, shape.key.field));
  const bindings = new Bindings(context.dialect);
  const condition = scopeCondition(shape, context.shapes, actor, permission, bindings);
  const [stored] = await rowsByKey(db, shape, [key], { condition, bindings, lock: true });
  if (!stored) throw isScoped(shape, actor) ? outOfScope(shape.model.label) : nothingChanged();
  return stored;
}

function checkVersion(shape: ModelShape, row: Row, stored: Row): void {
  const field = shape.model.versionField;
  if (!field) return;
  const sent = valueOf(row, field);
  const column = shape.byField.get(field)!;
  // Clients that know no versions send none; theirs is the last word, as in the protocol.
  if (sent !== undefined && sent !== null && column.codec.parse(sent, field) !== stored[field])
    throw new Refusal('数据已被他人修改，请刷新后重试', 601);
  row[field] = Number(stored[field]) + 1;
}

/** Clearing a field that must have a value gives it the first one again. */
function clearToInitial(shape: ModelShape, row: Row): void {
  for (const { field, initial, notNull } of shape.columns) {
    if (notNull && initial !== undefined && valueOf(row, field) === null) row[field] = initial;
  }
}

async function checkUnique(db: Db, shape: ModelShape, row: Row, stored: Row): Promise<void> {
  const merged = { ...stored, ...row, [shape.key.field]: stored[shape.key.field] };
  const changed = (field: string): boolean =>
    valueOf(row, field) !== undefined && row[field] !== stored[field];
  const rule = await findDuplicate(db, shape, merged, changed);
  if (rule) throw duplicateRefusal(shape, merged, 'update', rule);
}

async function store(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  row: Row,
  stored: Row,
  actor: Actor,
): Promise<void> {
  if (shape.model.stamps !== false) {
    row.updateBy = actor?.userName ?? SERVER_NAME;
    row.updateTime = timeText(context.now());
  }
  const columns = shape.columns.filter(
    (column) => column !== shape.key && valueOf(row, column.field) !== undefined,
  );
  if (columns.length === 0) return;
  try {
    if ((await updateColumns(db, shape, columns, row, stored[shape.key.field])) === 0)
      throw nothingChanged();
  } catch (error) {
    const rule = brokenRule(shape, error);
    throw rule ? duplicateRefusal(shape, { ...stored, ...row }, 'update', rule) : error;
  }
}

/** Writes columns of one row; number of rows changed. */
export async function updateColumns(
  db: Db,
  shape: ModelShape,
  columns: readonly Column[],
  row: Row,
  key: number,
): Promise<number> {
  const bindings = new Bindings(shape.dialect);
  const sets = columns
    .map((column) => `${column.sql} = ${bindings.add(storedValue(column, row[column.field]))}`)
    .join(', ');
  return execute(
    db,
    `update ${shape.table} set ${sets} where ${shape.key.sql} = ${bindings.add(key)}`,
    bindings.values,
  );
}
