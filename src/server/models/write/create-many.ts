/** New rows that are stored together, as an import brings them. */
import { definesFields } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import { hooksOf } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { nothingChanged } from '../refusals.ts';
import { storageOf } from '../shape/codec.ts';
import { rowToStore } from './create.ts';
import { insertRows } from './insert.ts';

/**
 * Whether new rows of the model may be stored by one statement: nothing is done at one of them that
 * reads those before it, or that needs its key.
 */
export function mayCreateTogether(operation: Pick<Operation, 'context' | 'shape'>): boolean {
  const { model, columns, owner, owned, computed, unkept } = operation.shape;
  const { beforeCreate, afterCreate } = hooksOf(operation);
  const isAlone = !model.tree && !owner && owned.length === 0 && computed.aggregated.length === 0;
  const relations = Object.values(model.relations ?? {});
  return (
    isAlone &&
    !beforeCreate &&
    !afterCreate &&
    unkept.size === 0 &&
    relations.every((one) => one.type !== 'manyToMany' && one.model !== model.name) &&
    columns.every(({ spec }) => !spec.noOverlap && !definesFields(spec) && !storageOf(spec).isFiles)
  );
}

/**
 * Stores new rows in their order.
 *
 * @throws Refusal, of the first row that is refused or for one that is there already: none may stay
 * then, and the caller finds which it is by storing each alone
 */
export async function createTogether(operation: Operation, inputs: readonly Row[]): Promise<void> {
  const rows: Row[] = [];
  for (const input of inputs) rows.push(await rowToStore(operation, input));
  if (rows.length === 0) return;
  const inserted = await insertRows(operation.db, operation.shape, rows);
  if (inserted < rows.length) throw nothingChanged();
}
