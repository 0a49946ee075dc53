/** Which fields of a model a caller may read and write. */
import { isAnswered, takesPart } from '../../../schema/record/index.ts';
import { mayAccess } from '../../auth/permissions.ts';
import { everything } from '../../../protocol/permissions.ts';
import type { Actor } from '../types.ts';
import type { Column, ModelShape } from './shape.ts';

/** Columns answered to the caller, masked; a list leaves out long contents. The server itself reads all. */
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

/** Whether the caller is answered a field at all, masked or not. */
export function isShown({ spec }: Column, actor: Actor): boolean {
  return actor === null || (isAnswered(spec) && mayAccess(actor, spec.access?.read));
}

/**
 * Whether the caller may know the values of a field; sorting, grouping and filtering by others
 * would reveal them.
 */
export function mayRead(column: Column, actor: Actor): boolean {
  return isShown(column, actor) && mayReveal(column, actor);
}

/** Whether the caller may learn the whole of a masked value; others have nothing to reveal. */
export const mayReveal = ({ spec, reveal }: Column, actor: Actor): boolean =>
  actor === null || spec.mask === undefined || mayAccess(actor, reveal ?? everything);

/** Whether a value sent by the caller counts; others are ignored, as unknown members are. */
export function mayWrite(column: Column, actor: Actor, mode: 'create' | 'update'): boolean {
  if (actor === null) return true;
  const part = mode === 'create' ? 'create' : 'edit';
  return takesPart(column.spec, part) && mayAccess(actor, column.spec.access?.write);
}
