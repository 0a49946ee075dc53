/** Paging of hand-written lists (protocol.md 1.4): a page above the last shows the last. */
import type { ParameterSchema } from '../http/route.ts';

const DEFAULT_SIZE = 10;
const MAX_SIZE = 1000;

/** Declaration of the two parameters. */
export const pagingParameters: Record<string, ParameterSchema> = {
  pageNum: { type: 'integer', javaType: 'Integer' },
  pageSize: { type: 'integer', javaType: 'Integer' },
};

/** Rows to take and to skip for a query of `total` rows. */
export function pageWindow(query: { pageNum?: unknown; pageSize?: unknown }, total: number): { limit: number; offset: number } {
  const asked = Math.trunc(Number(query.pageSize ?? DEFAULT_SIZE)) || DEFAULT_SIZE;
  const limit = asked < 1 ? DEFAULT_SIZE : Math.min(asked, MAX_SIZE);
  const last = Math.max(Math.ceil(total / limit), 1);
  const page = Math.min(Math.max(Math.trunc(Number(query.pageNum ?? 1)) || 1, 1), last);
  return { limit, offset: (page - 1) * limit };
}
