/** Conversion of stored values when a migration changes the type of a field. */
import type { TableMigration } from '../../../schema/generated/types.gen.ts';
import { Refusal } from '../../http/errors.ts';
import type { Column } from '../shape/shape.ts';

/**
 * Stored value of the new type. A value that cannot be converted becomes the migration's `fill`; without one the
 * migration fails and names the row, since guessing would lose the value.
 */
export function convertValue(
  value: unknown,
  column: Column,
  migration: TableMigration,
  model: string,
  key: unknown,
): unknown {
  const missing = (): unknown =>
    migration.fill === undefined || migration.fill === null
      ? null
      : column.codec.write(migration.fill, column.spec.label);
  if (value === null) return missing();
  try {
    return converted(value, column);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (migration.fill !== undefined) return missing();
    throw new Error(
      `Model ${model}, migration ${migration.id}: the row with key ${String(key)} has a value of '${migration.field}' that cannot become ${column.spec.type}; say in 'fill' what to put instead`,
      { cause: error },
    );
  }
}

function converted(value: unknown, column: Column): unknown {
  const text = String(value).trim();
  const { type, label, maxLength } = column.spec;
  if (type === 'json') return isJson(text) ? text : JSON.stringify(text);
  if (maxLength !== undefined && text.length > maxLength)
    throw new Refusal(`${label}长度不能超过${maxLength}个字符`);
  if (type === 'integer' || type === 'long' || type === 'ref')
    return column.codec.write(text.replace(/\.0*$/, ''), label);
  return column.codec.write(text, label);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
