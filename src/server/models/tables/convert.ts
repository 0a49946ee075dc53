/** Conversion of stored values when a migration changes the type of a field. */
import type { TableMigration } from '../../../schema/generated/types.gen.ts';
import { Refusal } from '../../http/errors.ts';
import { codecContext, storageOf } from '../shape/codec.ts';
import { RowsInTheWay } from './rows-in-the-way.ts';
import type { Column, ModelShape } from '../shape/shape.ts';

/** A field that takes on another type. */
export interface TypeChange {
  shape: ModelShape;
  column: Column;
  migration: TableMigration;
}

/**
 * Stored value of the new type. A value that cannot be converted becomes the migration's `fill`;
 * without one the migration fails and names the row, since guessing would lose the value.
 */
export function convertValue(
  { shape, column, migration }: TypeChange,
  value: unknown,
  key: unknown,
): unknown {
  const { codec, spec } = column;
  const missing = (): unknown =>
    migration.fill === undefined || migration.fill === null
      ? null
      : codec.write(migration.fill, spec.label);
  if (value === null) return missing();
  try {
    return converted(String(value).trim(), column, shape);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (migration.fill !== undefined) return missing();
    throw new RowsInTheWay(
      `Model ${shape.model.name}, migration ${migration.id}: the row with key ` +
        `${String(key)} has a value of '${migration.field}' that cannot become ` +
        `${spec.type}; say in 'fill' what to put instead`,
      { cause: error },
    );
  }
}

function converted(text: string, { codec, spec }: Column, { dialect }: ModelShape): unknown {
  const { convert } = storageOf(spec);
  return convert
    ? convert(text, { field: spec, codec, context: codecContext(dialect) })
    : codec.write(text, spec.label);
}
