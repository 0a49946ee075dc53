/** Writing the changes of a row that was read, and locked, before. */
import type { Row } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import type { Operation } from '../operation.ts';
import { nothingChanged } from '../refusals.ts';
import { withHashes } from '../shape/encrypted.ts';
import { storedColumns, withEnds } from '../shape/ranges.ts';
import type { Column } from '../shape/shape.ts';
import { Bindings, execute } from '../sql.ts';
import { SERVER_NAME } from './stamps.ts';
import { brokenRule, duplicateRefusal } from './unique.ts';
import { storedValue, valueOf } from './values.ts';

/** Writes the changes with who makes them and when. */
export async function store(operation: Operation, row: Row, stored: Row): Promise<void> {
  const { context, shape, actor } = operation;
  if (shape.model.stamps !== false) {
    row.updateBy = actor?.userName ?? SERVER_NAME;
    row.updateTime = timeText(context.now());
  }
  await writeChanges(operation, row, stored);
}

/** The same without stamps. @throws Refusal when another row has the same values */
export async function writeChanges(operation: Operation, row: Row, stored: Row): Promise<void> {
  const { shape } = operation;
  const values = withEnds(shape.columns, withHashes(shape, row));
  const columns = storedColumns(shape.columns).filter(
    (column) => column !== shape.key && valueOf(values, column.field) !== undefined,
  );
  if (columns.length === 0) return;
  try {
    const changed = await updateColumns(operation, columns, values, stored[shape.key.field]);
    if (changed === 0) throw nothingChanged();
  } catch (error) {
    const rule = brokenRule(shape, error);
    throw rule ? duplicateRefusal(shape, { ...stored, ...row }, 'update', rule) : error;
  }
}

/** Writes columns of one row; number of rows changed. */
async function updateColumns(
  { db, shape }: Operation,
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
