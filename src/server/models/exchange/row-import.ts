/** What each row of an import is stored with. */
import type { Db } from '../../db/database.ts';
import type { Session } from '../../http/session.ts';
import type { AnswerLanguage } from '../../locale/current.ts';
import type { EngineContext, Operation } from '../operation.ts';
import { rowsByKey } from '../read/rows.ts';
import { permissionOf } from '../scope/permission.ts';
import { scopeCondition } from '../scope/scope.ts';
import type { ModelShape } from '../shape/shape.ts';
import { Bindings } from '../sql.ts';
import type { Resource } from '../types.ts';

export interface RowImport {
  context: EngineContext;
  shape: ModelShape;
  resource: Resource;
  updateSupport: boolean;
  actor: Session;
  /** The language other than Chinese that the file is written in. */
  language: AnswerLanguage | undefined;
}

/** The operation of an import on a connection. */
export const importing = (
  db: Db,
  { context, shape, actor }: Pick<RowImport, 'context' | 'shape' | 'actor'>,
): Operation => ({ context, db, shape, actor, permission: permissionOf(shape, 'import') });

/** Whether the record with a key is one that the caller may change. */
export async function isInScope(operation: Operation, key: number): Promise<boolean> {
  const { context, db, shape } = operation;
  const bindings = new Bindings(context.dialect);
  const condition = scopeCondition(operation, bindings);
  return (await rowsByKey(db, shape, [key], { condition, bindings })).length > 0;
}
