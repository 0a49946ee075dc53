/**
 * List answers: filters, data scope, paging and order
 * (docs/protocol/conventions.md#paging-order-filters).
 */
import type { Row } from '../../db/database.ts';
import { hooksOf } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { query } from '../sql.ts';
import type { ListAnswer, ListRequest } from '../types.ts';
import { isPaged, MAX_PAGE, pageSizeOf, wholeLimit } from './limits.ts';
import { attachOwned, ownedNamed } from './owned.ts';
import { planList } from './plan.ts';
import type { ListPlan } from './plan.ts';
import { attachExposed } from './related.ts';
import { decodeRows, selectList } from './rows.ts';
import { sumsOf } from './sums.ts';
import { totalBeside, totalOf } from './totals.ts';

/**
 * One page with the number of rows in all; or the rows of a list that is not paged, or not asked
 * for in pages. No list is answered without a limit, and an answer that was cut says so.
 */
export async function listRows(operation: Operation, request: ListRequest): Promise<ListAnswer> {
  const { db, shape, actor } = operation;
  const plan = planList(operation, request);
  const owned = ownedNamed(shape, request.with);
  const isWhole = request.whole ?? !isPaged(shape);
  const page = isWhole
    ? await firstRows(operation, plan, wholeLimit(shape, request))
    : await onePage(operation, plan, request);
  const sums = request.sums?.length && (await sumsOf(db, shape, plan, request.sums));
  await attachExposed(operation, page.rows);
  await attachOwned(operation, page.rows, { owned, inList: true });
  await hooksOf(operation).shape?.(db, page.rows, actor);
  return sums ? { ...page, sums } : page;
}

/** One more than the limit is read, to know whether there are more. */
async function firstRows(
  operation: Pick<Operation, 'db' | 'shape'>,
  plan: ListPlan,
  limit: number,
): Promise<ListAnswer> {
  const rows = await pageOf(operation, plan, { size: limit + 1, page: 1 });
  if (rows.length <= limit) return { rows, total: rows.length };
  return { rows: rows.slice(0, limit), total: limit, limit };
}

async function onePage(
  { db, shape }: Pick<Operation, 'db' | 'shape'>,
  plan: ListPlan,
  request: ListRequest,
): Promise<{ rows: Row[]; total: number }> {
  if (request.size !== undefined && request.size < 1)
    return { rows: [], total: await totalOf(db, shape, plan) };
  const size = pageSizeOf(request);
  const page = Math.min(Math.max(Math.trunc(request.page ?? 1) || 1, 1), MAX_PAGE);
  // `reasonable=false` shows a page below the first as empty, as one above the last.
  const isBelow = request.reasonable === false && (request.page ?? 1) < 1;
  const beside = totalBeside(db, shape, plan);
  const rows = isBelow ? [] : await pageOf({ db, shape }, plan, { size, page });
  // A page that is neither empty nor full is the last one and gives the total; so does an empty
  // first page.
  if (!isBelow && rows.length < size && (rows.length > 0 || page === 1))
    return { rows, total: (page - 1) * size + rows.length };
  const total = await (beside ?? totalOf(db, shape, plan));
  if (rows.length > 0 || total === 0 || request.reasonable === false) return { rows, total };
  return {
    rows: await pageOf({ db, shape }, plan, { size, page: Math.ceil(total / size) }),
    total,
  };
}

/** Rows before a page from which on it is read by its keys. */
const deep = 1000;

/**
 * Far behind the first page keys alone are put in order: whole rows would be, only to be passed
 * over.
 */
async function pageOf(
  { db, shape }: Pick<Operation, 'db' | 'shape'>,
  plan: ListPlan,
  { size, page }: { size: number; page: number },
): Promise<Row[]> {
  const bindings = plan.bindings.copy();
  const offset = (page - 1) * size;
  const paged = (columns: string): string =>
    `select ${columns} ${plan.from} order by ${plan.order} ` +
    `limit ${bindings.add(size)} offset ${bindings.add(offset)}`;
  const columns = selectList(plan.columns);
  const text =
    offset < deep
      ? paged(columns)
      : `select ${columns} from ${shape.table} where ${shape.key.sql} in ` +
        `(${paged(shape.key.sql)}) order by ${plan.order}`;
  return decodeRows(plan.columns, await query(db, text, bindings.values));
}
