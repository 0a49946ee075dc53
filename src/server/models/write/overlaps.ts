/** Ranges of which no two may overlap: rooms that are booked once. */
import { say, term } from '../../../schema/locale/message.ts';
import { isBlank } from '../../../schema/record/index.ts';
import { rangeOf } from '../../../schema/record/range.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Operation } from '../operation.ts';
import { overlapCondition } from '../read/range-filters.ts';
import { equalTo } from '../shape/equal.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, query, whereClause } from '../sql.ts';
import { isStoredAlike, valueOf } from './values.ts';

/**
 * Refuses a row whose range overlaps that of another. Writers of the same table wait for each other
 * until the first is through: on SQLite any two do.
 *
 * @param stored the row as it is; undefined for a new one
 */
export async function checkOverlaps(
  operation: Operation,
  row: Row,
  stored: Row | undefined,
): Promise<void> {
  const { shape } = operation;
  const columns = shape.columns.filter(({ spec }) => spec.noOverlap);
  if (columns.length === 0) return;
  const merged = { ...stored, ...row, [shape.key.field]: stored?.[shape.key.field] };
  for (const column of columns) {
    const within = withinOf(shape, column);
    const changed = [column, ...within].some(
      (one) =>
        valueOf(row, one.field) !== undefined &&
        (!stored || !isStoredAlike(one, row[one.field], stored[one.field])),
    );
    const counts = [column, ...within].every(({ field }) => !isBlank(valueOf(merged, field)));
    if (changed && counts) await refuseOverlap(operation, merged, column, within);
  }
}

function withinOf({ byField }: ModelShape, { spec: { noOverlap } }: Column): Column[] {
  return typeof noOverlap === 'object'
    ? noOverlap.within.flatMap((field) => byField.get(field) ?? [])
    : [];
}

async function refuseOverlap(
  { db, shape }: Operation,
  row: Row,
  column: Column,
  within: readonly Column[],
): Promise<void> {
  const range = rangeOf(row[column.field]);
  if (!range) return;
  if (shape.dialect === 'postgres')
    await query(db, 'select pg_advisory_xact_lock(hashtext($1))', [
      `range:${shape.model.table}.${column.name}`,
    ]);
  const bindings = new Bindings(shape.dialect);
  const conditions = within.map((one) => equalTo(one, row[one.field], bindings));
  conditions.push(...overlapCondition(column, range, bindings));
  const key: unknown = row[shape.key.field];
  if (key !== undefined) conditions.push(`${shape.key.sql} <> ${bindings.add(key)}`);
  const found = await query(
    db,
    `select 1 as one from ${shape.table}${whereClause([...conditions, shape.present])} limit 1`,
    bindings.values,
  );
  if (found.length === 0) return;
  const { label } = column.spec;
  throw new Refusal(say`${term(label)}与已有${term(shape.model.label)}重叠`, 500, column.field);
}
