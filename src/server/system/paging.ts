/**
 * Paging of hand-written lists (docs/protocol/conventions.md#paging-order-filters): a page above
 * the last shows the last, a size below one no rows.
 */
import { defaultPageSize, listParameters, maxPageSize } from '../../protocol/paging.ts';

/** Rows to take and to skip for a query of `total` rows. */
export function pageWindow(
  query: Readonly<Record<string, unknown>>,
  total: number,
): { limit: number; offset: number } {
  const asked = Math.trunc(Number(query[listParameters.size] ?? defaultPageSize));
  if (asked < 1) return { limit: 0, offset: 0 };
  const limit = Math.min(asked || defaultPageSize, maxPageSize);
  const last = Math.max(Math.ceil(total / limit), 1);
  const page = Math.min(
    Math.max(Math.trunc(Number(query[listParameters.page] ?? 1)) || 1, 1),
    last,
  );
  return { limit, offset: (page - 1) * limit };
}
