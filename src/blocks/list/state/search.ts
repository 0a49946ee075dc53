import type { Values } from '../../../schema/compile/plan.ts';
import type { ListPlan, QueryFieldPlan } from '../plan.ts';

export interface SortState {
  field: string;
  order: 'asc' | 'desc';
}

/** What a list shows: search, filters, order and page. sort null: the person took the order away. */
export interface SearchState {
  /** Search values by field; ranges as [first day, last day]. */
  query: Values;
  /** Column filters on fields that are no search fields. */
  filters: Record<string, string>;
  sort: SortState | null | undefined;
  page: number;
  size: number;
}

/** Values that say nothing are not kept. */
export const isBlank = (value: unknown): boolean =>
  value == null ||
  value === '' ||
  (Array.isArray(value) && value.every((item) => item == null || item === ''));

/** Search of a list that nobody has touched. sort undefined: the plan's own. */
export function initialSearch(plan: ListPlan, defaults: Values = {}): SearchState {
  return { query: defaults, filters: {}, sort: undefined, page: 1, size: plan.pageSize };
}

/** Only the values that say something, in the order of the fields. */
export function compactQuery(fields: readonly QueryFieldPlan[], query: Values): Values {
  return Object.fromEntries(
    fields
      .filter((field) => !isBlank(query[field.name]))
      .map((field) => [field.name, query[field.name]]),
  );
}

/** The order the header shows. */
export function shownSort(plan: ListPlan, sort: SearchState['sort']): SortState | undefined {
  if (sort !== undefined) return sort ?? undefined;
  const [first] = Object.entries(plan.sort);
  return first && { field: first[0], order: first[1] };
}

/** Three clicks on a header: ascending, descending, none. A header that shows the list's own order goes on from there. */
export function nextSort(
  plan: ListPlan,
  sort: SearchState['sort'],
  field: string,
): SortState | null {
  const shown = shownSort(plan, sort);
  if (shown?.field !== field) return { field, order: 'asc' };
  return shown.order === 'asc' ? { field, order: 'desc' } : null;
}

function sortParams(plan: ListPlan, sort: SearchState['sort']): Values {
  const order =
    sort === undefined
      ? Object.entries(plan.sort)
      : sort
        ? [[sort.field, sort.order] as const]
        : [];
  const last = order.at(-1);
  if (!last) return {};
  const [lastField, lastOrder] = last;
  // Several columns travel as "a asc,b" with the last direction apart (docs/protocol/conventions.md#paging-order-filters).
  const columns = [
    ...order.slice(0, -1).map(([field, direction]) => `${field} ${direction}`),
    lastField,
  ];
  return { orderByColumn: columns.join(','), isAsc: lastOrder };
}

/**
 * Search values as the protocol wants them: ranges as params[beginTime] and params[endTime]
 * (docs/protocol/conventions.md#paging-order-filters).
 */
export function searchParams(
  fields: readonly QueryFieldPlan[],
  { query, filters }: Pick<SearchState, 'query' | 'filters'>,
): Values {
  const result: Values = { ...filters };
  const ranges: Values = {};
  for (const field of fields) {
    const value = query[field.name];
    if (isBlank(value)) continue;
    if (!field.range) result[field.name] = value;
    else {
      const [first, last] = value as [string | null, string | null];
      const [begin, end] = field.prefix
        ? [`${field.prefix}BeginTime`, `${field.prefix}EndTime`]
        : ['beginTime', 'endTime'];
      if (first) ranges[begin] = field.range === 'time' ? `${first} 00:00:00` : first;
      if (last) ranges[end] = field.range === 'time' ? `${last} 23:59:59` : last;
    }
  }
  return Object.keys(ranges).length > 0 ? { ...result, params: ranges } : result;
}

/** All parameters of the request that loads the rows; `fixed` are the list's own. */
export function listParams(plan: ListPlan, search: SearchState, fixed: Values): Values {
  const found = searchParams(plan.query, search);
  const ranges = {
    ...(fixed.params as Values | undefined),
    ...(found.params as Values | undefined),
  };
  return {
    ...fixed,
    ...found,
    ...(Object.keys(ranges).length > 0 && { params: ranges }),
    ...sortParams(plan, search.sort),
    ...(plan.paged && { pageNum: search.page, pageSize: search.size }),
  };
}

/** true when something narrows the list beyond what it shows by itself. */
export const isNarrowed = (plan: ListPlan, search: SearchState): boolean =>
  Object.keys(search.filters).length > 0 ||
  plan.query.some((field) => !isBlank(search.query[field.name]));
