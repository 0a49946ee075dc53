/** The fields that migrations speak of, by the names that they had at the time. */
import { presentName } from '../../../../schema/record/index.ts';
import { columnName } from '../../../../schema/record/columnNames.ts';
import type { TableMigration } from '../../../../schema/generated/types.gen.ts';
import type { Column, ModelShape } from '../../shape/shape.ts';

/** Column of a field, also of one that the model no longer has. */
export const formerColumn = (shape: ModelShape, field: string): string =>
  shape.byField.get(field)?.name ?? columnName(field);

/**
 * A field that a migration speaks of, by the name that it has behind that migration.
 * @returns undefined for one that a later migration drops
 * @throws Error naming the migration when the model does not have what it speaks of
 */
export function fieldOf(
  { model, byField }: ModelShape,
  migration: TableMigration,
  name: string,
): Column | undefined {
  const index = (model.migrations ?? []).findIndex(({ id }) => id === migration.id);
  const present = presentName(model, name, index);
  const column = present === undefined ? undefined : byField.get(present);
  if (!column && present !== undefined)
    throw new Error(
      `Model ${model.name}, migration ${migration.id}: there is no field '${present}'`,
    );
  return column;
}

/**
 * The field that a migration gives values to; undefined for one that a later migration drops.
 * @throws Error for a range: it is two columns
 */
export function singleField(shape: ModelShape, migration: TableMigration): Column | undefined {
  const { id, type, field } = migration;
  const column = fieldOf(shape, migration, field);
  if (column?.ends)
    throw new Error(`Migration ${id}: ${type} cannot make values of the range '${field}'`);
  return column;
}
