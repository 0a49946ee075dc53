/** What can be done for tables on PostgreSQL before they are changed; only asks. */
import type { TableMigration } from '../../../schema/generated/types.gen.ts';
import type { Db } from '../../db/database.ts';
import type { EngineContext } from '../operation.ts';
import type { ModelShape } from '../shape/shape.ts';
import { dataChangeOf } from './data/change.ts';
import type { DataChange } from './data/change.ts';
import { formerColumn } from './data/fields.ts';
import { preparedIndexes } from './data/indexes.ts';
import { pendingMigrations } from './data/rows.ts';
import { managedShapes } from './foreign/managed.ts';
import { introspect, isEmpty } from './introspect.ts';
import type { IndexSpec } from './index-spec.ts';
import { tableOf } from './spec.ts';
import type { ExistingTable } from './spec.ts';

/** What can be done for a table. */
interface Work {
  table: string;
  indexes: readonly IndexSpec[];
  /** Names of columns that are to have a value in every row. */
  columns: readonly string[];
}

/** What is to become of a table. */
interface Coming {
  shape: ModelShape;
  existing: ExistingTable;
  /** Migrations that are yet to run. */
  pending: readonly TableMigration[];
  change: DataChange | undefined;
}

/** What is to be done, for each table that has rows. */
export async function workAhead(db: Db, context: EngineContext): Promise<Work[]> {
  const work: Work[] = [];
  for (const shape of managedShapes(context)) {
    const { table } = shape.model;
    const existing = await introspect(db, 'postgres', table);
    if (!existing) continue;
    const pending = await pendingMigrations(db, shape);
    const change = dataChangeOf(context, shape, pending, existing);
    const coming: Coming = { shape, existing, pending, change };
    const indexes = uniqueIndexesAhead(coming);
    const columns = filledAhead(coming);
    if (indexes.length + columns.length > 0 && !(await isEmpty(db, table)))
      work.push({ table, indexes, columns });
  }
  return work;
}

/**
 * Names of the columns that hold what they will hold, or that a change has prepared; not of those
 * whose name another one may have then.
 */
function presentNames({ shape, existing, pending, change }: Coming): Set<string> {
  const names = new Set(existing.columns.map(({ name }) => name));
  for (const { type, field } of pending)
    if (type === 'renameField' || type === 'dropField') names.delete(formerColumn(shape, field));
  for (const { name } of [...(change?.targets ?? []), ...(change?.added ?? [])]) names.add(name);
  return names;
}

/** Unique indexes that are yet to be built. */
function uniqueIndexesAhead(coming: Coming): IndexSpec[] {
  const { shape, existing, change } = coming;
  const there = presentNames(coming);
  const prepared = change ? preparedIndexes(change) : [];
  return tableOf(shape).indexes.flatMap((index) => {
    const now = prepared.find(({ name }) => name === index.name)?.index;
    const isThere = !now && existing.indexes.includes(index.name);
    const isPossible = index.columns.every((name) => there.has(name));
    return index.unique && !isThere && isPossible ? [now ?? index] : [];
  });
}

/** Columns that will have a value in every row, and do not say so yet. */
function filledAhead(coming: Coming): string[] {
  const { shape, existing, change } = coming;
  const there = presentNames(coming);
  for (const { name } of [...(change?.targets ?? []), ...(change?.added ?? [])]) there.delete(name);
  const open = new Set(existing.columns.flatMap(({ name, notNull }) => (notNull ? [] : name)));
  return tableOf(shape).columns.flatMap(({ name, notNull }) =>
    notNull && open.has(name) && there.has(name) ? [name] : [],
  );
}
