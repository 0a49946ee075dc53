/** Storing the changes of a record, whose values are prepared: alike for edits and transitions. */
import type { Row } from '../../db/database.ts';
import type { Operation } from '../operation.ts';
import { keepAttachments } from './attachments.ts';
import { setComputed } from './computed.ts';
import { checkOverlaps } from './overlaps.ts';
import type { PreparedValues } from './prepare-values.ts';
import { checkRecordChecks } from './record-checks.ts';
import { store } from './store.ts';
import { moveSubtree } from './tree.ts';
import { duplicateRefusal, findDuplicate } from './unique.ts';
import { valueOf } from './values.ts';

interface Changes extends Pick<PreparedValues, 'changeMembers'> {
  row: Row;
  stored: Row;
}

/**
 * Works out what follows from the changes, holds the whole record to its checks, and stores both.
 * @throws Refusal naming the field
 */
export async function storeChanges(
  operation: Operation,
  { row, stored, changeMembers }: Changes,
): Promise<void> {
  const { db, shape } = operation;
  setComputed(operation, row, stored);
  checkRecordChecks(operation, row, stored);
  await checkUnique(operation, row, stored);
  await checkOverlaps(operation, row, stored);
  await store(operation, row, stored);
  await keepAttachments(operation, stored[shape.key.field], row, stored);
  await moveSubtree(db, shape, stored, row);
  await changeMembers();
}

/** @throws Refusal when another row has the same values */
async function checkUnique({ db, shape }: Operation, row: Row, stored: Row): Promise<void> {
  const merged = { ...stored, ...row, [shape.key.field]: stored[shape.key.field] };
  const changed = (field: string): boolean =>
    valueOf(row, field) !== undefined && row[field] !== stored[field];
  const rule = await findDuplicate(db, shape, merged, changed);
  if (rule) throw duplicateRefusal(shape, merged, 'update', rule);
}
