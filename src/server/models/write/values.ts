/** From a sent body to stored values. */
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { isNoValue, isSameValue } from '../compare.ts';
import { mayWrite } from '../shape/field-access.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import type { Actor } from '../types.ts';

/**
 * The input without what the caller may not set: fields that do not take part in the mode, or are
 * guarded by a permission, are ignored. Members that are no fields stay for hooks.
 */
export function acceptedInput(
  shape: ModelShape,
  input: Row,
  actor: Actor,
  mode: 'create' | 'update',
): Row {
  const accepted: Row = {};
  for (const [name, value] of Object.entries(input)) {
    const column = shape.byField.get(name);
    if (!column) {
      if (name !== '__proto__') accepted[name] = value;
    } else if (
      column === shape.key
        ? mode === 'update' || actor === null
        : isVersion(shape, column) || mayWrite(column, actor, mode)
    ) {
      accepted[name] = value;
    }
  }
  return accepted;
}

/** The version travels with every update, whatever its field says about clients. */
const isVersion = (shape: ModelShape, column: Column): boolean =>
  column.field === shape.model.versionField;

/** Stored value of a protocol value. */
export function storedValue(column: Column, value: unknown): unknown {
  return value === null || value === undefined
    ? null
    : column.codec.write(value, column.spec.label);
}

/** The value of a stored one, as it is answered. */
export const protocolValue = ({ codec }: Column, stored: unknown): unknown =>
  stored === null || stored === undefined ? null : codec.read ? codec.read(stored) : stored;

/** Own-property read, so that a field named like a prototype member is simply absent. */
export const valueOf = (row: Row, field: string): unknown =>
  Object.hasOwn(row, field) ? row[field] : undefined;

/** Whether both are stored alike. What cannot be stored at all is refused where it is written. */
export function isStoredAlike(column: Column, one: unknown, other: unknown): boolean {
  if (isNoValue(one) || isNoValue(other)) return isNoValue(one) && isNoValue(other);
  // What is sealed twice differs.
  if (column.lookup) return String(one) === String(other);
  try {
    return isSameValue(storedValue(column, one), storedValue(column, other));
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
