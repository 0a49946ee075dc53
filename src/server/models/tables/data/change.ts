/**
 * What the migrations of a model that are yet to run make of the rows of its table: which columns
 * they read, and which they give values to. All of them together, so that each row is read and
 * written once.
 */
import { createHash } from 'node:crypto';
import { fieldsRead } from '../../../../schema/record/recordScope.ts';
import type { TableMigration } from '../../../../schema/generated/types.gen.ts';
import { columnName } from '../../../../schema/record/columnNames.ts';
import type { EngineContext } from '../../operation.ts';
import type { Column, ModelShape, OwnedRows } from '../../shape/shape.ts';
import type { ColumnSpec, ExistingTable } from '../spec.ts';

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
  fillings: readonly Filling[];
  movings: readonly Moving[];
}

/** Column of a field, also of one that the model no longer has. */
export const formerColumn = (shape: ModelShape, field: string): string =>
  shape.byField.get(field)?.name ?? columnName(field);

/** @throws Error naming the migration when the model does not have what it speaks of */
export function fieldOf(shape: ModelShape, { id }: TableMigration, field: string): Column {
  const column = shape.byField.get(field);
  if (!column)
    throw new Error(`Model ${shape.model.name}, migration ${id}: there is no field '${field}'`);
  return column;
}

/** The field that a migration gives values to. @throws Error for a range: it is two columns */
export function singleField(shape: ModelShape, migration: TableMigration): Column {
  const { id, type, field } = migration;
  const column = fieldOf(shape, migration, field);
  if (column.ends)
    throw new Error(`Migration ${id}: ${type} cannot make values of the range '${field}'`);
  return column;
}

/** @returns undefined when no row gets another value */
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
    switch (migration.type) {
      case 'renameField':
        move(places, place, fieldOf(shape, migration, migration.to ?? '').name);
        break;
      case 'changeType':
      case 'replaceValues':
        if (places.has(singleField(shape, migration).name))
          targets.add(singleField(shape, migration));
        break;
      case 'deriveField':
        targets.add(singleField(shape, migration));
        places.set(singleField(shape, migration).name, '');
        break;
      case 'moveToChildren':
        movings.push({ migration, relation: relationOf(shape, migration) });
        break;
      case 'require': {
        const target = fieldOf(shape, migration, migration.field);
        const column = places.get(target.name);
        const isFilled = migration.fill !== undefined && migration.fill !== null;
        if (column && isFilled && !targets.has(target))
          fillings.push({ column, target, migration });
        break;
      }
      case 'dropField':
      case 'addUnique':
        break;
    }
  }
  if (targets.size + fillings.length + movings.length === 0) return undefined;
  const withHashes = [...targets].flatMap((column) =>
    column.lookup ? [column, column.lookup.column] : [column],
  );
  return {
    context,
    shape,
    definition: definitionOf(pending, withHashes, movings),
    pending,
    reads: readsOf(shape, pending, existing),
    targets: withHashes,
    fillings,
    movings,
  };
}

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
  targets: readonly Column[],
  movings: readonly Moving[],
): string {
  const text = JSON.stringify([
    pending,
    targets.map(({ name, codec }) => [name, codec.columnType]),
    movings.map(({ relation }) => relation.shape.model.table),
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
