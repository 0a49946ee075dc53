/** Creating a record. */
import type { Db } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import type { EngineContext } from '../context.ts';
import type { Actor, Row } from '../engine.ts';
import { nothingChanged } from '../refusals.ts';
import { permissionOf } from '../scope.ts';
import type { ModelShape } from '../shape.ts';
import { Bindings, query } from '../sql.ts';
import { emptyAsNull, onBlank } from './blank.ts';
import { checkGuards } from './guards.ts';
import { checkRecord } from './record.ts';
import { checkReferences, replaceLinks } from './references.ts';
import { placeInTree } from './tree.ts';
import { duplicateRefusal, findDuplicate } from './unique.ts';
import { acceptedInput, storedValue, valueOf } from './values.ts';

/** Name the stamps give to the server itself. */
export const SERVER_NAME = 'system';

/** Stores a new row and answers it with its key and everything the server added. @throws Refusal with the model's messages */
export async function createRow(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  input: Row,
  actor: Actor,
  permission = permissionOf(shape, 'add'),
): Promise<Row> {
  const hooks = context.hooksOf(shape.model.name);
  const row = emptyAsNull(shape, acceptedInput(shape, input, actor, 'create'));
  setInitialValues(shape, row);
  checkRecord(shape, row, actor, 'create');
  const parent = await placeInTree(db, context, shape, row, undefined, actor, permission);
  await checkReferences(db, context, shape, row, undefined, actor, permission);
  checkGuards(
    context,
    shape,
    'create',
    { record: null, input: row, parent: parent ?? null },
    actor,
  );
  await hooks.beforeCreate?.(db, row, actor);
  stampCreation(context, shape, row, actor);
  const key = await insertOnce(db, shape, row);
  row[shape.key.field] = key;
  await replaceLinks(db, context, shape, key, row, actor, permission);
  await hooks.afterCreate?.(db, row, actor);
  return row;
}

function setInitialValues(shape: ModelShape, row: Row): void {
  for (const column of shape.columns) {
    const { field, initial, notNull } = column;
    if (initial === undefined) continue;
    // An explicit null clears an optional field; one that must have a value takes the first one.
    const given = valueOf(row, field);
    const isBlank = (given === null && notNull) || (given === '' && onBlank(column) === 'keep');
    if (given === undefined || isBlank) row[field] = initial;
  }
}

function stampCreation(context: EngineContext, shape: ModelShape, row: Row, actor: Actor): void {
  if (shape.model.stamps === false) return;
  row.createBy ??= actor?.userName ?? SERVER_NAME;
  row.createTime ??= timeText(context.now());
}

/** Inserts unless a unique index forbids it; the index decides, so that two creations at once cannot both pass. */
async function insertOnce(db: Db, shape: ModelShape, row: Row): Promise<number> {
  if (shape.unkept.size > 0) await refuseDuplicate(db, shape, row);
  const inserted = await insertRow(db, shape, row);
  if (inserted !== undefined) return inserted;
  await refuseDuplicate(db, shape, row);
  throw nothingChanged();
}

async function refuseDuplicate(db: Db, shape: ModelShape, row: Row): Promise<void> {
  const rule = await findDuplicate(db, shape, row, () => true);
  if (rule) throw duplicateRefusal(shape, row, 'create', rule);
}

/** Key of the inserted row; undefined when an equal one exists. No checks: for defaults, and after them. */
export async function insertRow(db: Db, shape: ModelShape, row: Row): Promise<number | undefined> {
  const columns = shape.columns.filter(({ field }) => valueOf(row, field) !== undefined);
  const bindings = new Bindings(shape.dialect);
  const marks = bindings.addAll(columns.map((column) => storedValue(column, row[column.field])));
  const names = columns.map((column) => column.sql).join(', ');
  const text = `insert into ${shape.table} (${names}) values (${marks}) on conflict do nothing returning ${shape.key.sql} as id`;
  const [inserted] = await query(db, text, bindings.values);
  return inserted && Number(inserted.id);
}
