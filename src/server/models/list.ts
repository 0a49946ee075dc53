/** List answers: filters, data scope, paging and order (protocol.md 1.4). */
import type { Db } from '../db/database.ts';
import type { EngineContext } from './context.ts';
import type { Actor, ListAnswer, ListRequest, Row } from './engine.ts';
import { readableColumns } from './fields.ts';
import { filterConditions } from './filters.ts';
import { attachExposed, decodeRows, selectList, whereClause } from './read.ts';
import { linkedCondition, linkOf, permissionOf, scopeCondition } from './scope.ts';
import type { Column, ModelShape } from './shape.ts';
import { orderBy } from './sort.ts';
import { Bindings, query } from './sql.ts';

/** Rows of one page at most, whatever anybody asks for. */
export const MAX_PAGE_SIZE = 1000;
/** Rows of an answer without pages: choices, and trees, which are told whole. The rest is found by searching. */
export const MAX_CHOICES = 1000;
export const MAX_WHOLE = 5000;
const DEFAULT_PAGE_SIZE = 10;
const MAX_PAGE = 1_000_000_000;

/** Whether the list is paged; trees and models that say so answer all rows. */
export const isPaged = (shape: ModelShape): boolean =>
  shape.model.paged ?? shape.model.tree === undefined;

/** FROM and WHERE of a list, and its ORDER BY, for pages and exports alike. */
export interface ListPlan {
  columns: readonly Column[];
  from: string;
  order: string;
  bindings: Bindings;
}

/** @throws Refusal for filters of a wrong type and orders that are not allowed */
export function planList(
  context: EngineContext,
  shape: ModelShape,
  request: ListRequest,
  actor: Actor,
  permission: string | undefined,
): ListPlan {
  const bindings = new Bindings(context.dialect);
  const scope = scopeCondition(
    shape,
    context.shapes,
    actor,
    permission ?? permissionOf(shape, 'list'),
    bindings,
  );
  const further = (request.scopes ?? []).map((other) =>
    scopeCondition(shape, context.shapes, actor, other, bindings),
  );
  const conditions = [
    shape.present,
    scope,
    ...further,
    ...keyConditions(shape, request, bindings),
    linkCondition(shape, request, bindings),
    ...filterConditions(shape, context.shapes, request.filters, actor, bindings),
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

/**
 * One page with the number of rows in all; or the rows of a list that is not paged, or not wanted
 * in pages. No list is answered without a limit, and an answer that was cut tells it.
 */
export async function listRows(
  db: Db,
  context: EngineContext,
  shape: ModelShape,
  request: ListRequest,
  actor: Actor,
  permission?: string,
): Promise<ListAnswer> {
  const plan = planList(context, shape, request, actor, permission);
  const isWhole = request.whole ?? !isPaged(shape);
  const page = isWhole
    ? await firstRows(db, plan, wholeLimit(shape, request))
    : await onePage(db, plan, request);
  await attachExposed(db, context, shape, page.rows, actor);
  await context.hooksOf(shape.model.name).shape?.(db, page.rows, actor);
  return page;
}

const wholeLimit = (shape: ModelShape, { most }: ListRequest): number =>
  Math.min(most ?? (shape.model.tree ? MAX_WHOLE : MAX_CHOICES), MAX_WHOLE);

/** One more than the limit is read, to know whether there are more. */
async function firstRows(db: Db, plan: ListPlan, limit: number): Promise<ListAnswer> {
  const rows = await pageOf(db, plan, limit + 1, 1);
  if (rows.length <= limit) return { rows, total: rows.length };
  return { rows: rows.slice(0, limit), total: limit, limit };
}

async function onePage(
  db: Db,
  plan: ListPlan,
  request: ListRequest,
): Promise<{ rows: Row[]; total: number }> {
  if (request.pageSize !== undefined && request.pageSize < 1)
    return { rows: [], total: await countOf(db, plan) };
  const size = pageSizeOf(request);
  const wanted = Math.min(Math.max(Math.trunc(request.pageNum ?? 1) || 1, 1), MAX_PAGE);
  // `reasonable=false` shows a page below the first as empty, as one above the last.
  const isBelow = request.reasonable === false && (request.pageNum ?? 1) < 1;
  const rows = isBelow ? [] : await pageOf(db, plan, size, wanted);
  // A page that is neither empty nor full is the last one and tells the total; so does an empty first page.
  if (!isBelow && rows.length < size && (rows.length > 0 || wanted === 1))
    return { rows, total: (wanted - 1) * size + rows.length };
  const total = await countOf(db, plan);
  if (rows.length > 0 || total === 0 || request.reasonable === false) return { rows, total };
  return { rows: await pageOf(db, plan, size, Math.ceil(total / size)), total };
}

const countOf = async (db: Db, plan: ListPlan): Promise<number> =>
  Number((await query(db, `select count(*) as n ${plan.from}`, plan.bindings.values))[0].n);

function pageSizeOf(request: ListRequest): number {
  const size = Math.trunc(request.pageSize ?? DEFAULT_PAGE_SIZE) || DEFAULT_PAGE_SIZE;
  return Math.min(size, MAX_PAGE_SIZE);
}

async function pageOf(db: Db, plan: ListPlan, size: number, page: number): Promise<Row[]> {
  const bindings = plan.bindings.copy();
  const text = `select ${selectList(plan.columns)} ${plan.from} order by ${plan.order} limit ${bindings.add(size)} offset ${bindings.add((page - 1) * size)}`;
  return decodeRows(plan.columns, await query(db, text, bindings.values));
}
