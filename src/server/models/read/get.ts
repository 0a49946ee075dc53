/** One record, as forms and details read it. */
import type { Row } from '../../db/database.ts';
import { hooksOf } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { missing } from '../missing.ts';
import { scopeCondition } from '../scope/scope.ts';
import { readableColumns } from '../shape/field-access.ts';
import { Bindings, query, whereClause } from '../sql.ts';
import { attachOwned } from './owned.ts';
import { attachExposed, attachLinked } from './related.ts';
import { decodeRows, selectList } from './rows.ts';

/**
 * @throws Refusal when there is no such record in the caller's scope; absent and foreign ones read
 * the same
 */
export async function getRow(operation: Operation, key: number): Promise<Row> {
  const { context, db, shape, actor } = operation;
  const bindings = new Bindings(context.dialect);
  const columns = readableColumns(shape, actor, false);
  const byKey = `${shape.key.sql} = ${bindings.add(shape.key.codec.parse(key, shape.key.field))}`;
  const scope = scopeCondition(operation, bindings);
  const [row] = await query(
    db,
    `select ${selectList(columns)} from ${shape.table}${whereClause([byKey, shape.present, scope])}`,
    bindings.values,
  );
  if (!row) throw missing(operation);
  decodeRows(columns, [row]);
  await attachExposed(operation, [row]);
  await attachLinked(operation, row);
  await attachOwned(operation, [row], { inList: false });
  await hooksOf(operation).shape?.(db, [row], actor);
  return row;
}
