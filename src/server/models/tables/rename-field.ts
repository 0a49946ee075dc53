/** Another name for a field: for its columns, and for the indexes that hold them. */
import { endNames } from '../../../schema/record/columnNames.ts';
import { nameBefore } from '../../../schema/record/index.ts';
import type { TableMigration } from '../../../schema/generated/types.gen.ts';
import type { Db } from '../../db/database.ts';
import { quote } from '../../db/text.ts';
import { renameUses } from '../../files/field-uses.ts';
import { hashName } from '../shape/encrypted.ts';
import { storedColumns } from '../shape/ranges.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { execute } from '../sql.ts';
import { createIndexStatement } from './apply.ts';
import { fieldOf, formerColumn } from './data/fields.ts';
import { unfolded, withColumnsNamed, type IndexSpec } from './index-spec.ts';
import { indexesOver } from './introspect.ts';
import { tableOf } from './spec.ts';
import type { ExistingTable } from './spec.ts';

/** Runs the migration `renameField`. */
export async function renameField(
  db: Db,
  shape: ModelShape,
  migration: TableMigration,
  existing: ExistingTable,
): Promise<void> {
  const { field, to = '' } = migration;
  const column = fieldOf(shape, migration, to);
  await renameUses(db, { model: shape.model.name, field }, to);
  const before = storedUnder(shape, field);
  const after = storedUnder(shape, to);
  for (const kind of column ? kindsOf(column) : kinds) {
    const names = { before: before[kind], after: after[kind] };
    // Of a field that is dropped later nobody says what it was: a name may be that of another.
    const isOther = !column && isOfOther(shape, field, names.before);
    if (hasColumn(existing, names.before) && !hasColumn(existing, names.after) && !isOther)
      await renameColumn(db, shape, migration, names);
  }
}

export const hasColumn = (existing: ExistingTable, name: string): boolean =>
  existing.columns.some((column) => column.name === name);

/** Names of the columns of a field: an encrypted one has a hash beside it, a range two ends. */
export function storedUnder(
  shape: ModelShape,
  field: string,
): Record<(typeof kinds)[number], string> {
  const value = formerColumn(shape, field);
  const ends = shape.byField.get(field)?.ends?.map(({ name }) => name);
  const [first, second] = (ends ?? endNames(value)) as [string, string];
  return { value, hash: hashName(value), first, second };
}

const kinds = ['value', 'hash', 'first', 'second'] as const;
const kindsOf = ({ ends }: Column): readonly (typeof kinds)[number][] =>
  ends ? ['first', 'second'] : ['value', 'hash'];

/** Whether a column holds another field of the model than the one of that name. */
export const isOfOther = ({ columns }: ModelShape, field: string, column: string): boolean =>
  storedColumns(columns.filter((one) => one.field !== field)).some(({ name }) => name === column);

/** Indexes follow, so that none bears the name of a column that it does not hold. */
async function renameColumn(
  db: Db,
  shape: ModelShape,
  migration: TableMigration,
  { before, after }: Record<'before' | 'after', string>,
): Promise<void> {
  const { dialect, model, table } = shape;
  const indexes = await indexesOver(db, dialect, { table: model.table, column: before });
  await execute(db, `alter table ${table} rename column ${quote(before)} to ${quote(after)}`);
  for (const name of indexes) {
    const next = nextIndex(shape, migration, name);
    if (next && dialect === 'postgres')
      await execute(db, `alter index ${quote(name)} rename to ${quote(next.name)}`);
    else {
      await execute(db, `drop index ${quote(name)}`);
      // SQLite has no other way to rename an index.
      if (next) await execute(db, createIndexStatement(model.table, next));
    }
  }
}

/** What becomes of an index behind a migration; undefined for one that the model does not have. */
function nextIndex(shape: ModelShape, { id }: TableMigration, name: string): IndexSpec | undefined {
  const { model } = shape;
  const place = (model.migrations ?? []).findIndex((one) => one.id === id);
  const [then, next] = [place, place + 1].map((index) => columnsAt(shape, index)) as [Names, Names];
  const index = tableOf(shape)
    .indexes.flatMap((one) => [one, unfolded(model.table, one)])
    .find(
      (one) =>
        one.columns.every((column) => then.has(column)) &&
        withColumnsNamed(model.table, one, then).name === name,
    );
  return index && withColumnsNamed(model.table, index, next);
}

type Names = ReadonlyMap<string, string>;

/**
 * What columns were called at a place in the list of migrations, by what they are called now;
 * without those that came later.
 */
const columnsAt = (shape: ModelShape, index: number): Names =>
  new Map(
    shape.columns.flatMap((column) => {
      const former = nameBefore(shape.model, column.field, index);
      if (former === undefined) return [];
      const now = storedUnder(shape, column.field);
      const then = storedUnder(shape, former);
      return kindsOf(column).map((kind) => [now[kind], then[kind]] as const);
    }),
  );
