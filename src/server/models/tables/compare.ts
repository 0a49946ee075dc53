/** What must change in a table, and what may not be changed without a migration entry in the model. */
import type { TableMigration } from '../../../schema/generated/types.gen.ts';
import type { Db } from '../../db/database.ts';
import { quote } from '../../db/text.ts';
import { query } from '../sql.ts';
import type { ExistingTable } from './introspect.ts';
import { indexedBy } from './spec.ts';
import type { ColumnSpec, IndexSpec, TableSpec } from './spec.ts';

/** One change that would lose or invent data. */
export interface Objection {
  column: string;
  /** What would happen, as a clause: "the column would be dropped". */
  reason: string;
  /** Entry that would allow it. */
  allow: Pick<TableMigration, 'type' | 'fill' | 'to'>;
}

export interface Difference {
  added: readonly ColumnSpec[];
  /** Columns whose type or nullability differs, as they are and as wanted. */
  altered: readonly { from: ColumnSpec; to: ColumnSpec }[];
  dropped: readonly string[];
  newIndexes: readonly IndexSpec[];
  staleIndexes: readonly string[];
}

/** Compares names, types, nullability and indexes. Column defaults are not compared: the engine writes every value itself. */
export function differenceOf(existing: ExistingTable, wanted: TableSpec): Difference {
  const old = new Map(existing.columns.map((column) => [column.name, column]));
  const names = new Set(wanted.columns.map((column) => column.name));
  const indexNames = new Set(wanted.indexes.map((index) => index.name));
  return {
    added: wanted.columns.filter((column) => !old.has(column.name)),
    altered: wanted.columns.flatMap((to) => {
      const from = old.get(to.name);
      return from && (from.type !== to.type || from.notNull !== to.notNull) ? [{ from, to }] : [];
    }),
    dropped: existing.columns
      .filter((column) => !names.has(column.name))
      .map((column) => column.name),
    newIndexes: wanted.indexes.filter((index) => !existing.indexes.includes(index.name)),
    staleIndexes: existing.indexes.filter((name) => !indexNames.has(name)),
  };
}

/** Objections to a difference on a table that has rows. */
export async function objectionsTo(
  db: Db,
  table: string,
  difference: Difference,
): Promise<Objection[]> {
  const objections: Objection[] = difference.dropped.map((column) => ({
    column,
    reason: 'the column and its values would be dropped',
    allow: { type: 'dropField' },
  }));
  for (const column of difference.added) {
    if (column.notNull && column.default === undefined) {
      objections.push({
        column: column.name,
        reason: 'it is required, has no default, and the rows in the table have no value for it',
        allow: { type: 'require', fill: '' },
      });
    }
  }
  for (const { from, to } of difference.altered)
    objections.push(...(await objectionsToAltered(db, table, from, to)));
  const added = new Set(difference.added.map((column) => column.name));
  for (const index of difference.newIndexes) {
    if (index.unique && (await hasDuplicates(db, table, index, added, difference.added))) {
      objections.push({
        column: index.columns[0],
        reason: 'it would be unique, but rows have equal values',
        allow: { type: 'addUnique' },
      });
    }
  }
  return objections;
}

async function objectionsToAltered(
  db: Db,
  table: string,
  old: ColumnSpec,
  wanted: ColumnSpec,
): Promise<Objection[]> {
  if (old.type !== wanted.type && !isWidening(old.type, wanted.type)) {
    return [
      {
        column: wanted.name,
        reason: `its type would change from ${old.type} to ${wanted.type}`,
        allow: { type: 'changeType', fill: null },
      },
    ];
  }
  if (
    wanted.notNull &&
    !old.notNull &&
    (
      await query(
        db,
        `select 1 as one from ${quote(table)} where ${quote(wanted.name)} is null limit 1`,
      )
    ).length > 0
  ) {
    return [
      {
        column: wanted.name,
        reason: 'it would be required, but rows have no value for it',
        allow: { type: 'require', fill: '' },
      },
    ];
  }
  return [];
}

/** Whether rows break a unique index that is not there yet. `added`: names of columns that are not, either. */
export async function hasDuplicates(
  db: Db,
  table: string,
  index: IndexSpec,
  added: ReadonlySet<string>,
  columns: readonly ColumnSpec[],
): Promise<boolean> {
  // A column that is yet to be added holds its default in every row; without one it is null, and nulls never collide.
  if (columns.some((column) => index.columns.includes(column.name) && column.default === undefined))
    return false;
  const columnsThere = index.columns.filter((name) => !added.has(name));
  const present = indexedBy({ columns: columnsThere, folded: index.folded });
  if (present.length < index.columns.length && index.where !== '')
    return (await query(db, `select count(*) as n from ${quote(table)}`))[0].n > 1;
  const conditions = [
    ...present.map((column) => `${column} is not null`),
    ...(index.where ? [index.where] : []),
  ];
  const where = conditions.length ? ` where ${conditions.join(' and ')}` : '';
  const group = present.length ? ` group by ${present.join(', ')}` : '';
  return (
    (
      await query(
        db,
        `select 1 as one from ${quote(table)}${where}${group} having count(*) > 1 limit 1`,
      )
    ).length > 0
  );
}

/** Types every value of which fits the other unchanged. */
export function isWidening(from: string, to: string): boolean {
  const [oldName, ...oldSizes] = from.split(/[(),]/);
  const [newName, ...newSizes] = to.split(/[(),]/);
  if (oldName === 'varchar')
    return (
      newName === 'text' || (newName === 'varchar' && Number(newSizes[0]) >= Number(oldSizes[0]))
    );
  if (oldName === 'integer') return newName === 'bigint';
  if (oldName !== 'numeric' || newName !== 'numeric') return false;
  const [precision, scale, newPrecision, newScale] = [
    ...oldSizes.slice(0, 2),
    ...newSizes.slice(0, 2),
  ].map(Number);
  return newScale >= scale && newPrecision - newScale >= precision - scale;
}
