import type { Values } from '../../../schema/compile/plan.ts';
import type { ListPlan, QueryFieldPlan } from '../plan.ts';
import { defined } from '../../../schema/defined.ts';
import type { ListQuery, Protocol, SearchRange } from '../../../schema/protocol.ts';

export interface SortState {
  field: string;
  order: 'asc' | 'desc';
}

/**
 * What a list shows: search, filters, order and page. sort null: the person took the order away.
 */
export interface SearchState {
  /** Search values by field; ranges as [first, last]. */
  query: Values;
  /** Column filters on fields that are no search fields. */
  filters: Record<string, string>;
  sort: SortState | null | undefined;
  page: number;
  size: number;
  /** Key of the layout; undefined: the first one. */
  layout?: string | undefined;
  /** What the layout shows of time, as it stands in the address. */
  at?: string | undefined;
  /** The view that it came from, as its address says it (views/address.ts). */
  view?: string | undefined;
}

/** Values that say nothing are not kept. */
export const isBlank = (value: unknown): boolean =>
  value == null ||
  value === '' ||
  (Array.isArray(value) && value.every((item) => item == null || item === ''));

/** A list may be sorted by its sortable columns, and by the members of a dynamic field. */
export const isSorted = (plan: ListPlan, name: string): boolean =>
  plan.columns.some(({ field, sortable, members }) =>
    members ? name.startsWith(`${field}.`) : sortable && field === name,
  );

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

/**
 * Three clicks on a header: ascending, descending, none. A header that shows the list's own order
 * goes on from there.
 */
export function nextSort(
  plan: ListPlan,
  sort: SearchState['sort'],
  field: string,
): SortState | null {
  const shown = shownSort(plan, sort);
  if (shown?.field !== field) return { field, order: 'asc' };
  return shown.order === 'asc' ? { field, order: 'desc' } : null;
}

/** What a search asks for, of the whole list or of its present page. */
function queryOf(plan: ListPlan, { query, filters, sort }: SearchState): ListQuery {
  const values: Values = { ...filters };
  const ranges: SearchRange[] = [];
  for (const { name, range: unit, prefix, members } of plan.query) {
    const value = query[name];
    if (isBlank(value)) continue;
    if (!unit) values[name] = members ? JSON.stringify(value) : value;
    else {
      const [first, last] = value as readonly [SearchRange['first'], SearchRange['last']];
      ranges.push({ ...defined({ prefix }), first: first ?? null, last: last ?? null, unit });
    }
  }
  const own = sort && ([[sort.field, sort.order]] as const);
  return { values, ranges, order: sort === undefined ? Object.entries(plan.sort) : (own ?? []) };
}

/** A list and what is searched for in it. */
interface Searched {
  plan: ListPlan;
  search: SearchState;
  /** Parameters of the list itself. */
  fixed: Values;
}

/** All parameters of the request that loads the rows. */
export function listParams({ lists }: Protocol, { plan, search, fixed }: Searched): Values {
  const page = plan.paged ? { number: search.page, size: search.size } : undefined;
  const sums = plan.summary?.filter(({ of }) => of === 'all').map(({ field }) => field);
  return lists.params({
    ...queryOf(plan, search),
    fixed,
    ...defined({ page }),
    ...(sums?.length && { sums }),
  });
}

/** The parameters without page and order: they say which rows there are. */
export const searchParams = ({ lists }: Protocol, { plan, search, fixed }: Searched): Values =>
  lists.params({ ...queryOf(plan, search), fixed, order: [] });

/** true when something narrows the list beyond what it shows by itself. */
export const isNarrowed = (plan: ListPlan, search: SearchState): boolean =>
  Object.keys(search.filters).length > 0 ||
  plan.query.some((field) => !isBlank(search.query[field.name]));
