/**
 * What the migrations of a model that are yet to run make of the rows of its table: which columns
 * they read, and which they give values to. All of them together, so that each row is read and
 * written once.
 */
import { createHash } from 'node:crypto';
import { fieldsRead } from '../../../../schema/record/recordScope.ts';
import type { TableMigration } from '../../../../schema/generated/types.gen.ts';
import type { EngineContext } from '../../operation.ts';
import type { Column, ModelShape, OwnedRows } from '../../shape/shape.ts';
import type { ColumnSpec, ExistingTable } from '../spec.ts';
import { isRewriting } from '../widening.ts';
import { addedColumns } from './added.ts';
import { fieldOf, formerColumn, singleField } from './fields.ts';
import { unreachable } from '../../../../schema/unreachable.ts';

/** A field that is read as it was, and the column that holds it. */
export interface FormerField {
  name: string;
  column: ColumnSpec;
  /** The field of that name in the model, where its values are stored as they were. */
  same: Column | undefined;
}

/** Rows without a value that get one where they stand: others may already read it. */
export interface Filling {
  /** Name of the column as it is. */
  column: string;
  target: Column;
  migration: TableMigration;
}

/** Fields that become rows of their own. */
export interface Moving {
  migration: TableMigration;
  relation: OwnedRows;
}

export interface DataChange {
  context: EngineContext;
  shape: ModelShape;
  /** Names the change: one that was begun with other migrations is another. */
  definition: string;
  /** Migrations that are yet to run, those that only change the table among them. */
  pending: readonly TableMigration[];
  reads: readonly FormerField[];
  /** Columns that get values, under their future names; hashes of encrypted ones among them. */
  targets: readonly Column[];
  /** Those of them that keep their values, in a larger type (PostgreSQL). */
  widened: readonly Column[];
  fillings: readonly Filling[];
  movings: readonly Moving[];
  /** New columns that hold the same in every row, added before for their unique indexes. */
  added: readonly ColumnSpec[];
}

/** Whether any row is worked through; otherwise columns are added at most. */
export const concernsRows = ({ targets, fillings, movings }: Omit<DataChange, 'added'>): boolean =>
  targets.length + fillings.length + movings.length > 0;

/** @returns undefined when nothing is to be done before the table is changed */
export function dataChangeOf(
  context: EngineContext,
  shape: ModelShape,
  pending: readonly TableMigration[],
  existing: ExistingTable,
): DataChange | undefined {
  const places = new Map(existing.columns.map(({ name }) => [name, name]));
  const targets = new Set<Column>();
  const fillings: Filling[] = [];
  const movings: Moving[] = [];
  for (const migration of pending) {
    const place = formerColumn(shape, migration.field);
    const given = givesValues(migration) ? singleField(shape, migration) : undefined;
    switch (migration.type) {
      case 'renameField':
        move(places, place, formerColumn(shape, migration.to ?? ''));
        break;
      case 'changeType':
      case 'replaceValues':
        if (given && places.has(place)) targets.add(given);
        break;
      case 'deriveField':
        if (given) targets.add(given);
        places.set(place, '');
        break;
      case 'moveToChildren':
        movings.push({ migration, relation: relationOf(shape, migration) });
        break;
      case 'require': {
        const target = fieldOf(shape, migration, migration.field);
        const column = places.get(place);
        const isFilled = migration.fill !== undefined && migration.fill !== null;
        if (target && column && isFilled && !targets.has(target))
          fillings.push({ column, target, migration });
        break;
      }
      case 'dropField':
        places.delete(place);
        break;
      case 'addUnique':
        break;
      default:
        throw unreachable(migration.type);
    }
  }
  const widened = shape.columns.filter(
    (column) => !targets.has(column) && isWidened(shape, column, { places, existing }),
  );
  for (const column of widened) targets.add(column);
  const withHashes = [...targets].flatMap((column) =>
    column.lookup ? [column, column.lookup.column] : [column],
  );
  const taken = new Set([...places.keys(), ...withHashes.map(({ name }) => name)]);
  const added = addedColumns(shape, { pending, existing, taken });
  if (targets.size + fillings.length + movings.length + added.length === 0) return undefined;
  return {
    context,
    shape,
    definition: definitionOf(pending, { targets: withHashes, movings, added }),
    pending,
    reads: readsOf(shape, pending, existing),
    targets: withHashes,
    widened,
    fillings,
    movings,
    added,
  };
}

interface Placed {
  /** Present names of columns by those that they will have. */
  places: ReadonlyMap<string, string>;
  existing: ExistingTable;
}

/** Whether a column becomes one of a larger type, for which its table would be written anew. */
function isWidened(
  { dialect }: ModelShape,
  { name, codec }: Column,
  { places, existing }: Placed,
): boolean {
  const now = existing.columns.find((column) => column.name === places.get(name));
  return dialect === 'postgres' && now !== undefined && isRewriting(now.type, codec.columnType);
}

/** Whether a migration works out a value of its field for every row. */
const givesValues = ({ type }: TableMigration): boolean =>
  type === 'changeType' || type === 'replaceValues' || type === 'deriveField';

function move(places: Map<string, string>, from: string, to: string): void {
  const place = places.get(from);
  if (place === undefined || places.has(to)) return;
  places.delete(from);
  places.set(to, place);
}

function relationOf(shape: ModelShape, { id, field }: TableMigration): OwnedRows {
  const relation = shape.owned.find(({ name }) => name === field);
  if (!relation)
    throw new Error(
      `Model ${shape.model.name}, migration ${id}: there is no owned relation '${field}'`,
    );
  return relation;
}

function definitionOf(
  pending: readonly TableMigration[],
  { targets, movings, added }: Pick<DataChange, 'targets' | 'movings' | 'added'>,
): string {
  const text = JSON.stringify([
    pending,
    targets.map(({ name, codec }) => [name, codec.columnType]),
    movings.map(({ relation }) => relation.shape.model.table),
    ...(added.length > 0 ? [added] : []),
  ]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The names that migrations may speak of, as far as the table has a column for them. */
function readsOf(
  shape: ModelShape,
  pending: readonly TableMigration[],
  existing: ExistingTable,
): FormerField[] {
  const columns = new Map(existing.columns.map((column) => [column.name, column]));
  const names = new Set([
    ...shape.columns.map(({ field }) => field),
    ...pending.flatMap((migration) => [
      migration.field,
      ...sourcesOf(migration).flatMap(fieldsRead),
    ]),
  ]);
  return [...names].flatMap((name) => {
    const column = columns.get(formerColumn(shape, name));
    if (!column) return [];
    const own = shape.byField.get(name);
    return [{ name, column, same: own?.codec.columnType === column.type ? own : undefined }];
  });
}

/** Sources of the expressions of a migration. */
function sourcesOf({ value, rows = [] }: TableMigration): string[] {
  const given = rows.flatMap(({ set, if: condition }) => [
    ...Object.values(set).flatMap((one) => (typeof one === 'object' ? [one.$expr] : [])),
    ...(condition ? [condition.$expr] : []),
  ]);
  return value ? [value.$expr, ...given] : given;
}
