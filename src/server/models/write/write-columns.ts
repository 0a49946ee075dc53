/** Writing columns of many rows in one statement. */
import type { Row } from '../../db/database.ts';
import type { Operation } from '../operation.ts';
import { storedColumns, withEnds } from '../shape/ranges.ts';
import type { Column } from '../shape/shape.ts';
import { Bindings, execute, rowsOfStatement } from '../sql.ts';
import { storedValue } from './values.ts';

/** Writes the columns of rows that are locked; each row holds its key. */
export async function writeColumns(
  { db, shape }: Pick<Operation, 'db' | 'shape'>,
  given: readonly Column[],
  givenRows: readonly Row[],
): Promise<void> {
  const columns = storedColumns(given);
  const rows = givenRows.map((row) => withEnds(given, row));
  const size = rowsOfStatement(columns.length + 1);
  const written = [shape.key, ...columns];
  for (let at = 0; at < rows.length; at += size) {
    const bindings = new Bindings(shape.dialect);
    const values = rows
      .slice(at, at + size)
      .map((row) => written.map((column) => storedValue(column, row[column.field])))
      .map((stored) => `(${bindings.addAll(stored)})`)
      .join(', ');
    // Both databases name the columns of such a list by their places, from 1.
    const sets = columns.map(
      (column, index) => `${column.sql} = ${cast(shape.dialect, column, `v.column${index + 2}`)}`,
    );
    await execute(
      db,
      `update ${shape.table} set ${sets.join(', ')} from (values ${values}) as v ` +
        `where ${shape.table}.${shape.key.sql} = ` +
        `${cast(shape.dialect, shape.key, 'v.column1')}`,
      bindings.values,
    );
  }
}

/** PostgreSQL takes values of no known type for texts. */
const cast = (dialect: string, { codec }: Column, value: string): string =>
  dialect === 'sqlite' ? value : `cast(${value} as ${codec.columnType})`;
