/** Adding rows and links without checks: for defaults, and after the checks. */
import type { Relation } from '../../../schema/generated/types.gen.ts';
import type { Db, Row } from '../../db/database.ts';
import { chunksOf, quote } from '../../db/text.ts';
import { withHashes } from '../shape/encrypted.ts';
import { storedColumns, withEnds } from '../shape/ranges.ts';
import type { ModelShape } from '../shape/shape.ts';
import { Bindings, execute, insertOne, rowsOfStatement } from '../sql.ts';
import { storedValue, valueOf } from './values.ts';

/** Key of the inserted row; undefined when an equal one exists. */
export async function insertRow(
  db: Db,
  shape: ModelShape,
  given: Row,
): Promise<number | undefined> {
  const row = withEnds(shape.columns, withHashes(shape, given));
  const columns = storedColumns(shape.columns).filter(
    ({ field }) => valueOf(row, field) !== undefined,
  );
  const bindings = new Bindings(shape.dialect);
  const marks = bindings.addAll(columns.map((column) => storedValue(column, row[column.field])));
  const names = columns.map((column) => column.sql).join(', ');
  const text = `insert into ${shape.table} (${names}) values (${marks}) on conflict do nothing`;
  return insertOne(db, shape.dialect, { text, key: shape.key.sql, values: bindings.values });
}

/**
 * Adds rows that bring no keys, in their order, by few statements.
 *
 * @returns how many were inserted: those that an index keeps out are left out
 */
export async function insertRows(
  db: Db,
  shape: ModelShape,
  given: readonly Row[],
): Promise<number> {
  const rows = given.map((row) => withEnds(shape.columns, withHashes(shape, row)));
  const columns = storedColumns(shape.columns).filter(({ field }) =>
    rows.some((row) => valueOf(row, field) !== undefined),
  );
  const names = columns.map(({ sql }) => sql).join(', ');
  let inserted = 0;
  for (const some of chunksOf(rows, rowsOfStatement(columns.length))) {
    const bindings = new Bindings(shape.dialect);
    const values = some.map(
      (row) =>
        `(${bindings.addAll(columns.map((column) => storedValue(column, row[column.field])))})`,
    );
    const text = `insert into ${shape.table} (${names}) values ${values.join(', ')} on conflict do nothing`;
    inserted += await execute(db, text, bindings.values);
  }
  return inserted;
}

/** Adds pairs of keys to a link table, a few hundred a statement; pairs that exist are kept. */
export async function insertLinks(
  db: Db,
  shape: ModelShape,
  relation: Relation,
  pairs: readonly (readonly [number, number])[],
): Promise<void> {
  const { table, from, to } = relation.through!;
  for (const some of chunksOf(pairs)) {
    const bindings = new Bindings(shape.dialect);
    const rows = some.map((pair) => `(${bindings.addAll(pair)})`).join(', ');
    await execute(
      db,
      `insert into ${quote(table)} (${quote(from)}, ${quote(to)}) values ${rows} on conflict do nothing`,
      bindings.values,
    );
  }
}
