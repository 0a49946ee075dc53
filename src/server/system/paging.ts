/**
 * Paging of hand-written lists (docs/protocol/conventions.md#paging-order-filters): a page above
 * the last shows the last, a size below one no rows.
 */
import type { ParameterSchema } from '../http/route.ts';

const DEFAULT_SIZE = 10;
const MAX_SIZE = 1000;

/** Declaration of the two parameters. */
export const pagingParameters: Record<string, ParameterSchema> = {
  pageNum: { type: 'integer', format: 'int32' },
  pageSize: { type: 'integer', format: 'int32' },
};

/** Rows to take and to skip for a query of `total` rows. */
export function pageWindow(
  query: { pageNum?: unknown; pageSize?: unknown },
  total: number,
): { limit: number; offset: number } {
  const asked = Math.trunc(Number(query.pageSize ?? DEFAULT_SIZE));
  if (asked < 1) return { limit: 0, offset: 0 };
  const limit = Math.min(asked || DEFAULT_SIZE, MAX_SIZE);
  const last = Math.max(Math.ceil(total / limit), 1);
  const page = Math.min(Math.max(Math.trunc(Number(query.pageNum ?? 1)) || 1, 1), last);
  return { limit, offset: (page - 1) * limit };
}
