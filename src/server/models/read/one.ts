/** One record by what is not its key, and the records above one in a tree. */
import type { Row } from '../../db/database.ts';
import type { Operation } from '../operation.ts';
import { missing } from '../missing.ts';
import { scopeCondition } from '../scope/scope.ts';
import { mayRead } from '../shape/field-access.ts';
import { equalTo } from '../shape/equal.ts';
import type { Column } from '../shape/shape.ts';
import { Bindings, mostLevels, query, whereClause } from '../sql.ts';
import { NotPermitted } from '../../http/errors.ts';
import { getRow } from './get.ts';
import { listRows } from './list.ts';

/**
 * The record with a value of a unique field.
 * @throws Refusal when there is none in the caller's scope, as for keys
 */
export async function rowByValue(
  operation: Operation,
  column: Column,
  value: unknown,
): Promise<Row> {
  const { context, db, shape, actor } = operation;
  if (!mayRead(column, actor)) throw new NotPermitted();
  const bindings = new Bindings(context.dialect);
  const conditions = [
    equalTo(column, column.codec.parse(value, column.field), bindings),
    shape.present,
    scopeCondition(operation, bindings),
  ];
  const [row] = await query(
    db,
    `select ${shape.key.sql} as id from ${shape.table}${whereClause(conditions)}`,
    bindings.values,
  );
  if (!row) throw missing(operation);
  return getRow(operation, Number(row.id));
}

/**
 * The records from the root down to one, as a list answers them; those outside the caller's scope
 * are left out.
 * @throws Refusal when the record itself is not in the scope
 */
export async function treePath(operation: Operation, key: number): Promise<Row[]> {
  const { context, db, shape } = operation;
  await getRow(operation, key);
  const bindings = new Bindings(context.dialect);
  const parent = shape.byField.get(shape.model.tree!.parent)!.sql;
  const ids = await query(
    db,
    `with recursive above (id, parent, depth) as (
      select ${shape.key.sql}, ${parent}, 0 from ${shape.table} where ${shape.key.sql} = ${bindings.add(key)}
      union all
      select t.${shape.key.sql}, t.${parent}, above.depth + 1 from ${shape.table} t
        join above on t.${shape.key.sql} = above.parent where above.depth < ${bindings.add(mostLevels)}
    ) select id from above order by depth desc`,
    bindings.values,
  );
  const keys = [...new Set(ids.map(({ id }) => Number(id)))];
  const { rows } = await listRows(operation, { filters: {}, keys, whole: true });
  const byKey = new Map(rows.map((row) => [row[shape.key.field], row]));
  return keys.flatMap((one) => byKey.get(one) ?? []);
}
