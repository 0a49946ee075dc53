/**
 * The values that a write brings, made what is to be stored: alike for new records, edits and
 * transitions, so that none of them stores what another would refuse.
 */
import type { Row } from '../../db/database.ts';
import type { Operation } from '../operation.ts';
import type { ModelShape } from '../shape/shape.ts';
import { setAttachments } from './attachments.ts';
import { setDefinitions } from './definitions.ts';
import { checkDictionaryValues } from './dictionary-values.ts';
import { setDynamicValues } from './dynamic.ts';
import { checkReferences } from './references.ts';
import { placeInTree } from './tree.ts';
import type { Parent } from './tree.ts';
import { valueOf } from './values.ts';

export interface PreparedValues {
  parent: Parent;
  /** Brings stored values in line with changed definitions, once the row is written. */
  changeMembers(): Promise<void>;
}

/**
 * Checks what a row brings against other records, and puts it into the form in which it is stored.
 *
 * @param row is changed in place
 * @param stored the row as it is; undefined for a new one
 * @throws Refusal naming the field
 */
export async function prepareValues(
  operation: Operation,
  row: Row,
  stored: Row | undefined,
): Promise<PreparedValues> {
  clearToInitial(operation.shape, row);
  const parent = await placeInTree(operation, row, stored);
  await checkReferences(operation, row, stored);
  await checkDictionaryValues(operation, row, stored);
  const changeMembers = await setDefinitions(operation, row, stored);
  await setDynamicValues(operation, row, stored);
  await setAttachments(operation, row, stored);
  return { parent, changeMembers };
}

/** Clearing a field that must have a value gives it the first one again. */
function clearToInitial(shape: ModelShape, row: Row): void {
  for (const { field, initial, notNull } of shape.columns) {
    if (notNull && initial !== undefined && valueOf(row, field) === null) row[field] = initial;
  }
}
