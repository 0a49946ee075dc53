/** Which fields of a model a caller may read and write. */
import { isAnswered, takesPart } from '../../../schema/record/index.ts';
import { mayAccess } from '../../auth/permissions.ts';
import type { Actor } from '../types.ts';
import type { Column, ModelShape } from './shape.ts';

/** Columns answered to the caller; a list leaves out long contents. The server itself reads all. */
export function readableColumns(
  shape: ModelShape,
  actor: Actor,
  inList: boolean,
): readonly Column[] {
  if (actor === null) return shape.columns;
  const cached = inList ? shape.listColumns : shape.detailColumns;
  return cached.some(restricted)
    ? cached.filter((column) => mayAccess(actor, column.spec.access?.read))
    : cached;
}

const restricted = (column: Column): boolean => column.spec.access?.read !== undefined;

/**
 * Whether the caller may read a field at all; sorting and filtering by others would reveal their
 * values.
 */
export function mayRead(column: Column, actor: Actor): boolean {
  return actor === null || (isAnswered(column.spec) && mayAccess(actor, column.spec.access?.read));
}

/** Whether a value sent by the caller counts; others are ignored, as unknown members are. */
export function mayWrite(column: Column, actor: Actor, mode: 'create' | 'update'): boolean {
  if (actor === null) return true;
  const part = mode === 'create' ? 'create' : 'edit';
  return takesPart(column.spec, part) && mayAccess(actor, column.spec.access?.write);
}
