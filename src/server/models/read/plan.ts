/** FROM, WHERE and ORDER BY of a list, for pages and exports alike. */
import type { Operation } from '../operation.ts';
import { linkedCondition, linkOf } from '../scope/links.ts';
import { scopeCondition } from '../scope/scope.ts';
import { readableColumns } from '../shape/field-access.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, whereClause } from '../sql.ts';
import type { ListRequest } from '../types.ts';
import { filterConditions } from './filters.ts';
import { orderBy } from './order.ts';

export interface ListPlan {
  columns: readonly Column[];
  from: string;
  order: string;
  bindings: Bindings;
}

/** @throws Refusal for filters of a wrong type and orders that are not allowed */
export function planList(operation: Omit<Operation, 'db'>, request: ListRequest): ListPlan {
  const { context, shape, actor } = operation;
  const bindings = new Bindings(context.dialect);
  const scope = scopeCondition(operation, bindings);
  const further = (request.scopes ?? []).map((permission) =>
    scopeCondition({ ...operation, permission }, bindings),
  );
  const conditions = [
    shape.present,
    scope,
    ...further,
    ...keyConditions(shape, request, bindings),
    linkCondition(shape, request, bindings),
    ...filterConditions(operation, request.filters, bindings),
  ];
  return {
    columns: readableColumns(shape, actor, true),
    from: `from ${shape.table}${whereClause(conditions)}`,
    order: orderBy(shape, request, actor),
    bindings,
  };
}

function keyConditions(
  shape: ModelShape,
  { keys, except, among }: ListRequest,
  bindings: Bindings,
): string[] {
  return [
    keys ? `${shape.key.sql} in (${bindings.addAll(keys)})` : '',
    except?.length ? `${shape.key.sql} not in (${bindings.addAll(except)})` : '',
    among ? amongCondition(shape.byField.get(among.field)!.sql, among.values, bindings) : '',
  ];
}

function amongCondition(
  column: string,
  values: readonly (number | null)[],
  bindings: Bindings,
): string {
  const present = values.filter((value) => value !== null);
  const parts = [
    present.length ? `${column} in (${bindings.addAll(present)})` : '',
    values.includes(null) ? `${column} is null` : '',
  ].filter(Boolean);
  return parts.length ? `(${parts.join(' or ')})` : '1 = 0';
}

function linkCondition(shape: ModelShape, { linked }: ListRequest, bindings: Bindings): string {
  if (!linked) return '';
  const condition = linkedCondition(shape, linkOf(shape, linked.relation), linked.keys, bindings);
  return linked.not ? `not (${condition})` : condition;
}
