/** Which fields of a model a caller may read and write. */
import { mayAccess } from '../../auth/permissions.ts';
import type { Actor } from '../types.ts';
import type { Column, ModelShape } from './shape.ts';

/** Columns answered to the caller; a list leaves out long contents (inList: false). The server itself reads all. */
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

/** Whether the caller may read a field at all; sorting and filtering by others would tell their values. */
export function mayRead(column: Column, actor: Actor): boolean {
  return (
    actor === null ||
    (!column.spec.hidden && !column.spec.writeOnly && mayAccess(actor, column.spec.access?.read))
  );
}

/** Whether a value sent by the caller counts; others are ignored, as unknown members are. */
export function mayWrite(column: Column, actor: Actor, mode: 'create' | 'update'): boolean {
  if (actor === null) return true;
  const { hidden, readOnly, fixed, access } = column.spec;
  return !hidden && !readOnly && !(fixed && mode === 'update') && mayAccess(actor, access?.write);
}
