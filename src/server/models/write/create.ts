/** Creating a record. */
import type { Row } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import { hooksOf } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { nothingChanged } from '../refusals.ts';
import type { ModelShape } from '../shape/shape.ts';
import { emptyAsNull, onBlank } from './blank.ts';
import { storeAggregates } from './aggregates.ts';
import { keepAttachments } from './attachments.ts';
import { setComputed } from './computed.ts';
import { checkGuards } from './guards.ts';
import { insertRow } from './insert.ts';
import { replaceLinks } from './links.ts';
import { takeNumbers } from './numbers.ts';
import { prepareValues } from './prepare-values.ts';
import { checkRecord } from './record.ts';
import { checkRecordChecks } from './record-checks.ts';
import { checkInitialStates } from './states.ts';
import { SERVER_NAME } from './stamps.ts';
import { withStoredValues } from './masked.ts';
import { checkOverlaps } from './overlaps.ts';
import { duplicateRefusal, findDuplicate } from './unique.ts';
import { acceptedInput, valueOf } from './values.ts';

/**
 * Stores a new row and answers it with its key and everything the server added.
 *
 * @param given values that the server itself sets, whatever the caller may set
 * @throws Refusal with the model's messages
 */
export async function createRow(operation: Operation, input: Row, given: Row = {}): Promise<Row> {
  const { context, db, shape, actor } = operation;
  const row = await rowToStore(operation, input, given);
  const key = await insertOnce(operation, row);
  row[shape.key.field] = key;
  await keepAttachments(operation, key, row, undefined);
  await replaceLinks(operation, key, row);
  await context.saveOwned(operation, { key, input: row, isNew: true });
  await storeAggregates(operation, row, undefined);
  await hooksOf(operation).afterCreate?.(db, row, actor);
  return row;
}

/** What is checked and worked out of a new row before it is stored. @throws Refusal */
export async function rowToStore(operation: Operation, input: Row, given: Row = {}): Promise<Row> {
  const { db, shape, actor } = operation;
  const row = emptyAsNull(shape, { ...acceptedInput(shape, input, actor, 'create'), ...given });
  if (actor) withStoredValues(shape, row, undefined);
  setInitialValues(shape, row);
  checkRecord(shape, row, actor, 'create');
  const { parent } = await prepareValues(operation, row, undefined);
  checkGuards(operation, 'create', { record: null, input: row, parent: parent ?? null });
  await hooksOf(operation).beforeCreate?.(db, row, actor);
  await takeNumbers(operation, row);
  checkInitialStates(shape, row);
  setComputed(operation, row, undefined);
  checkRecordChecks(operation, row, undefined);
  stampCreation(operation, row);
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

function stampCreation({ context, shape, actor }: Operation, row: Row): void {
  if (shape.model.stamps === false) return;
  row.createBy ??= actor?.userName ?? SERVER_NAME;
  row.createTime ??= timeText(context.now());
}

/**
 * Inserts unless a unique index forbids it; the index decides, so that two creations at once cannot
 * both pass.
 */
async function insertOnce(operation: Operation, row: Row): Promise<number> {
  const { db, shape } = operation;
  if (shape.unkept.size > 0) await refuseDuplicate(operation, row);
  await checkOverlaps(operation, row, undefined);
  const inserted = await insertRow(db, shape, row);
  if (inserted !== undefined) return inserted;
  await refuseDuplicate(operation, row);
  throw nothingChanged();
}

async function refuseDuplicate({ db, shape }: Operation, row: Row): Promise<void> {
  const rule = await findDuplicate(db, shape, row, () => true);
  if (rule) throw duplicateRefusal(shape, row, 'create', rule);
}
