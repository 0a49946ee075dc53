/** One record, as forms and details read it. */
import type { Db } from '../db/database.ts';
import type { EngineContext } from './context.ts';
import type { Actor, Row } from './engine.ts';
import { readableColumns } from './fields.ts';
import { attachExposed, attachLinked, decodeRows, selectList, whereClause } from './read.ts';
import { absent, outOfScope } from './refusals.ts';
import { isScoped, permissionOf, scopeCondition } from './scope.ts';
import type { ModelShape } from './shape.ts';
import { Bindings, query } from './sql.ts';

/** @throws Refusal when there is no such record in the caller's scope; absent and foreign ones read the same */
export async function getRow(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  key: number,
  actor: Actor,
  permission?: string,
): Promise<Row> {
  const bindings = new Bindings(context.dialect);
  const columns = readableColumns(shape, actor, false);
  const byKey = `${shape.key.sql} = ${bindings.add(shape.key.codec.parse(key, shape.key.field))}`;
  const scope = scopeCondition(
    shape,
    context.shapes,
    actor,
    permission ?? permissionOf(shape, 'query'),
    bindings,
  );
  const rows = await query(
    db,
    `select ${selectList(columns)} from ${shape.table}${whereClause([byKey, shape.present, scope])}`,
    bindings.values,
  );
  if (rows.length === 0)
    throw isScoped(shape, actor) ? outOfScope(shape.model.label) : absent(shape.model.label);
  decodeRows(columns, rows);
  await attachExposed(db, context, shape, rows, actor);
  await attachLinked(db, shape, rows[0]);
  await context.hooksOf(shape.model.name).shape?.(db, rows, actor);
  return rows[0];
}
