/** Rows that are part of others are there, and in scope, as their owners are. */
import type { ModelShape } from '../shape/shape.ts';
import { whereClause } from '../sql.ts';

/**
 * Condition on the rows of a model that holds where their owners fulfil the conditions; empty for
 * none.
 */
export function ownersWhere({ owner }: ModelShape, conditions: readonly string[]): string {
  const where = whereClause(conditions);
  if (!owner || where === '') return '';
  const { shape, by } = owner;
  return `${by.sql} in (select ${shape.key.sql} from ${shape.table}${where})`;
}

/** Leaves out rows whose owner, or its owner, was marked as removed; empty where none can be. */
export function ownerPresent(shape: ModelShape): string {
  const { owner } = shape;
  return owner ? ownersWhere(shape, [owner.shape.present, ownerPresent(owner.shape)]) : '';
}
