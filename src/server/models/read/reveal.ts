/** The whole of one masked value. */
import { mayAccess } from '../../auth/permissions.ts';
import { NotPermitted } from '../../http/errors.ts';
import type { Operation } from '../operation.ts';
import { missing } from '../missing.ts';
import { scopeCondition } from '../scope/scope.ts';
import type { Column } from '../shape/shape.ts';
import { Bindings } from '../sql.ts';
import { rowsByKey } from './rows.ts';

/**
 * @throws Refusal when there is no such record in the data scope of the permission, or the caller
 * may not read the field; TooMany
 */
export async function revealValue(
  operation: Operation,
  { column, key }: { column: Column; key: number },
): Promise<unknown> {
  const { context, db, shape, actor } = operation;
  if (actor && !mayAccess(actor, column.spec.access?.read)) throw new NotPermitted();
  if (actor) context.reveals.admit(actor.userId);
  const bindings = new Bindings(context.dialect);
  const condition = scopeCondition(operation, bindings);
  const [row] = await rowsByKey(db, shape, [key], { condition, bindings, columns: [column] });
  if (!row) throw missing(operation);
  return row[column.field];
}
