/** What must change in a table, decided from its present and its future form alone. */
import type { TableMigration } from '../../../schema/generated/types.gen.ts';
import type { DialectName } from '../../db/database.ts';
import type { IndexSpec } from './index-spec.ts';
import type { ColumnSpec, ExistingTable, TableSpec } from './spec.ts';
import { isReplaced } from './data/names.ts';
import { isWidening } from './widening.ts';

/** One change of a table. */
export type TableChange =
  | { type: 'createTable'; table: TableSpec }
  | { type: 'dropIndex'; name: string }
  | { type: 'dropColumn'; column: string }
  | { type: 'addColumn'; column: ColumnSpec }
  | { type: 'alterColumn'; from: ColumnSpec; to: ColumnSpec }
  /**
   * SQLite cannot alter the type of a column, nor drop each of them: the kept columns of the rows
   * move to a new table. `own` are indexes of the engine.
   */
  | { type: 'rebuildTable'; table: TableSpec; kept: readonly string[]; own: readonly string[] }
  | { type: 'createIndex'; index: IndexSpec };

/** What must hold of the rows, so that no change loses or invents data. */
export interface Condition {
  holds: 'no rows' | 'no nulls' | 'no duplicates';
  column: string;
  /**
   * Of 'no duplicates': the index that rows would break, and the columns that are yet to be added.
   */
  index?: IndexSpec;
  added?: readonly ColumnSpec[];
  /** What would happen otherwise, as a clause: "the column would be dropped". */
  reason: string;
  /** Entry in the model that allows it. */
  allow: Pick<TableMigration, 'type' | 'fill'>;
}

export interface MigrationPlan {
  /** Name of the table. */
  table: string;
  /** In the order in which they are made; none when the table is as it should be. */
  changes: readonly TableChange[];
  conditions: readonly Condition[];
}

interface Difference {
  added: readonly ColumnSpec[];
  altered: readonly { from: ColumnSpec; to: ColumnSpec }[];
  dropped: readonly string[];
  newIndexes: readonly IndexSpec[];
  staleIndexes: readonly string[];
}

/**
 * The way from the table as it is to the table as it should be; pure.
 * @param before undefined when there is no such table
 */
export function planMigration(
  dialect: DialectName,
  before: ExistingTable | undefined,
  after: TableSpec,
): MigrationPlan {
  if (!before) {
    const indexes = after.indexes.map((index) => ({ type: 'createIndex', index }) as const);
    const changes = [{ type: 'createTable', table: after } as const, ...indexes];
    return { table: after.name, changes, conditions: [] };
  }
  const difference = differenceOf(before, after);
  return {
    table: after.name,
    changes: changesOf(dialect, before, after, difference),
    conditions: conditionsOf(difference),
  };
}

/**
 * Compares names, types, nullability and indexes. Column defaults are not compared: the engine
 * writes every value itself.
 */
function differenceOf(before: ExistingTable, after: TableSpec): Difference {
  const old = new Map(before.columns.map((column) => [column.name, column]));
  const names = new Set(after.columns.map((column) => column.name));
  const indexNames = new Set(after.indexes.map((index) => index.name));
  return {
    added: after.columns.filter((column) => !old.has(column.name)),
    altered: after.columns.flatMap((to) => {
      const from = old.get(to.name);
      const isAltered = (one: ColumnSpec): boolean =>
        one.type !== to.type || one.notNull !== to.notNull || one.filled !== undefined;
      return from && isAltered(from) ? [{ from, to }] : [];
    }),
    dropped: before.columns.map((column) => column.name).filter((name) => !names.has(name)),
    newIndexes: after.indexes.filter((index) => !before.indexes.includes(index.name)),
    staleIndexes: before.indexes.filter((name) => !indexNames.has(name)),
  };
}

const isInvented = (column: ColumnSpec): boolean => column.notNull && column.default === undefined;

/** Dropping a column is a pass over the table; so many cost as much as writing it anew. */
const mostPasses = 3;

/** Whether SQLite drops the columns without writing the table anew. */
const isDroppedInPlace = ({ bound = [] }: ExistingTable, dropped: readonly string[]): boolean =>
  dropped.length <= mostPasses && !dropped.some((name) => bound.includes(name));

function changesOf(
  dialect: DialectName,
  before: ExistingTable,
  after: TableSpec,
  { added, altered, dropped, newIndexes, staleIndexes }: Difference,
): TableChange[] {
  const stale = staleIndexes.map((name): TableChange => ({ type: 'dropIndex', name }));
  const create = (index: IndexSpec): TableChange => ({ type: 'createIndex', index });
  const mustRebuild =
    altered.some(({ from, to }) => from.type !== to.type) ||
    added.some(isInvented) ||
    !isDroppedInPlace(before, dropped);
  if (dialect === 'sqlite' && mustRebuild) {
    const old = new Set(before.columns.map((column) => column.name));
    const kept = after.columns.map(({ name }) => name).filter((name) => old.has(name));
    const own = [...before.indexes, ...after.indexes.map(({ name }) => name)];
    return [
      ...stale,
      { type: 'rebuildTable', table: after, kept, own },
      ...after.indexes.map(create),
    ];
  }
  return [
    ...stale,
    ...dropped.map((column): TableChange => ({ type: 'dropColumn', column })),
    ...added.map((column): TableChange => ({ type: 'addColumn', column })),
    ...altered.map((change): TableChange => ({ type: 'alterColumn', ...change })),
    ...newIndexes.map(create),
  ];
}

function conditionsOf({ added, altered, dropped, newIndexes }: Difference): Condition[] {
  return [
    ...dropped
      .filter((column) => !isReplaced(column))
      .map((column): Condition => ({
        holds: 'no rows',
        column,
        reason: 'the column and its values would be dropped',
        allow: { type: 'dropField' },
      })),
    ...added.filter(isInvented).map(({ name }): Condition => ({
      holds: 'no rows',
      column: name,
      reason: 'it is required, has no default, and the rows in the table have no value for it',
      allow: { type: 'require', fill: '' },
    })),
    ...altered.flatMap(({ from, to }) => conditionOfAltered(from, to)),
    ...newIndexes
      .filter(({ unique }) => unique)
      .map((index): Condition => ({
        holds: 'no duplicates',
        column: index.columns[0]!,
        index,
        added,
        reason: 'it would be unique, but rows have equal values',
        allow: { type: 'addUnique' },
      })),
  ];
}

function conditionOfAltered(from: ColumnSpec, to: ColumnSpec): Condition[] {
  if (from.type !== to.type && !isWidening(from.type, to.type))
    return [
      {
        holds: 'no rows',
        column: to.name,
        reason: `its type would change from ${from.type} to ${to.type}`,
        allow: { type: 'changeType', fill: null },
      },
    ];
  if (!to.notNull || from.notNull || from.filled === 'always') return [];
  return [
    {
      holds: 'no nulls',
      column: to.name,
      reason: 'it would be required, but rows have no value for it',
      allow: { type: 'require', fill: '' },
    },
  ];
}
