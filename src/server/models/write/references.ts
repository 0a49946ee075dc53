/**
 * Keys of other records in a body: they must exist, and be in the caller's scope as if asked for by
 * path.
 */
import { say, term } from '../../../schema/locale/message.ts';
import type { Relation } from '../../../schema/generated/types.gen.ts';
import type { Row } from '../../db/database.ts';
import { chunksOf } from '../../db/text.ts';
import { Refusal } from '../../http/errors.ts';
import { shapeNamed } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { outOfScope } from '../refusals.ts';
import { isScoped } from '../scope/permission.ts';
import { scopeCondition } from '../scope/scope.ts';
import { Bindings, query, whereClause } from '../sql.ts';
import { keepLabel } from './kept-label.ts';
import { valueOf } from './values.ts';

/** Checks the belongsTo keys of a row that are new. @throws Refusal naming the field */
export async function checkReferences(
  operation: Operation,
  row: Row,
  stored: Row | undefined,
): Promise<void> {
  const { model, owner } = operation.shape;
  for (const relation of Object.values(model.relations ?? {})) {
    const { type, field, model: target } = relation;
    const isSetHere = field === model.tree?.parent || field === owner?.by.field;
    if (type === 'belongsTo' && field && !isSetHere) {
      await checkReference(operation, { field, target }, row, stored);
      await keepLabel(operation, relation, { row, stored });
    }
  }
}

async function checkReference(
  operation: Operation,
  { field, target: name }: { field: string; target: Relation['model'] },
  row: Row,
  stored: Row | undefined,
): Promise<void> {
  const { context, shape, actor } = operation;
  const column = shape.byField.get(field)!;
  const given = valueOf(row, field);
  if (given === undefined || given === null) return;
  const key = column.codec.parse(given, field);
  if (stored && stored[field] === key) return;
  const target = shapeNamed(context, name);
  if (await areVisible({ ...operation, shape: target }, [Number(key)])) return;
  throw isScoped(target, actor)
    ? outOfScope(target.model.label)
    : new Refusal(say`${term(column.spec.label)}不存在`, 500, field);
}

/**
 * Whether all keys name rows in scope. They stay locked, so that none is removed before the
 * caller's row refers to it.
 */
export async function areVisible(operation: Operation, keys: readonly number[]): Promise<boolean> {
  const { referred } = operation;
  const idOf = (key: number): string => `${operation.shape.model.name}/${key}`;
  const unknown = [...new Set(keys)].filter((key) => !referred?.has(idOf(key)));
  for (const some of chunksOf(unknown)) if (!(await areAllVisible(operation, some))) return false;
  for (const key of unknown) referred?.add(idOf(key));
  return true;
}

async function areAllVisible(operation: Operation, keys: readonly number[]): Promise<boolean> {
  const { context, db, shape } = operation;
  const bindings = new Bindings(context.dialect);
  const byKey = `${shape.key.sql} in (${bindings.addAll(keys)})`;
  const scope = scopeCondition(operation, bindings);
  const lock = context.dialect === 'postgres' ? ' for share' : '';
  const rows = await query(
    db,
    `select ${shape.key.sql} as id from ${shape.table}${whereClause([byKey, shape.present, scope])}${lock}`,
    bindings.values,
  );
  return rows.length === keys.length;
}
