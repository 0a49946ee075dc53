/**
 * New columns of unique indexes on PostgreSQL: added under another name before the table is
 * changed, so that the index is built while everybody goes on reading and writing. They hold the
 * same in every row, so that no row is brought along for them.
 */
import type { TableMigration } from '../../../../schema/generated/types.gen.ts';
import { storedColumns } from '../../shape/ranges.ts';
import type { Column, ModelShape } from '../../shape/shape.ts';
import { literal, tableOf } from '../spec.ts';
import type { ColumnSpec, ExistingTable } from '../spec.ts';
import { fieldOf } from './fields.ts';

/** What a table is to get. */
interface Coming {
  pending: readonly TableMigration[];
  existing: ExistingTable;
  /** Names of columns that are there, or get values of rows. */
  taken: ReadonlySet<string>;
}

/** The columns, under the names that they will have. */
export function addedColumns(
  shape: ModelShape,
  { pending, existing, taken }: Coming,
): ColumnSpec[] {
  if (shape.dialect === 'sqlite') return [];
  const { columns, indexes } = tableOf(shape);
  const indexed = new Set(
    indexes.flatMap((index) =>
      index.unique && !existing.indexes.includes(index.name) ? index.columns : [],
    ),
  );
  const renamed = renamedColumns(shape, pending);
  const added = columns.filter(
    ({ name }) => indexed.has(name) && !taken.has(name) && !renamed.has(name),
  );
  return added.flatMap((column) => filled(shape, column, pending));
}

/** Names of all columns of the fields that are there under a former name. */
function renamedColumns(shape: ModelShape, pending: readonly TableMigration[]): Set<string> {
  const fields = pending.flatMap((migration) =>
    migration.type === 'renameField' ? (fieldOf(shape, migration, migration.to ?? '') ?? []) : [],
  );
  return new Set(
    fields.flatMap((column) =>
      [column, ...(column.lookup ? [column.lookup.column] : []), ...(column.ends ?? [])].map(
        ({ name }) => name,
      ),
    ),
  );
}

/** The column with the value of all rows; none where a row would lack one that it needs. */
function filled(
  shape: ModelShape,
  spec: ColumnSpec,
  pending: readonly TableMigration[],
): ColumnSpec[] {
  const column = storedColumns(shape.columns).find(({ name }) => name === spec.name);
  const migration = pending.find(
    (one) => one.type === 'require' && fieldOf(shape, one, one.field) === column,
  );
  const fill = migration?.fill ?? null;
  if (column && fill !== null) return [columnFilledWith(shape, column, fill)];
  return spec.notNull && spec.default === undefined ? [] : [spec];
}

/** A column that has a value in all rows there are. */
export const columnFilledWith = (
  { dialect }: ModelShape,
  { name, codec, notNull, spec }: Column,
  fill: unknown,
): ColumnSpec => ({
  name,
  type: codec.columnType,
  notNull,
  default: literal(codec.write(fill, spec.label), dialect),
});
