/** What a view of a list keeps, and what of it the list still knows. */
import { defined } from '../../../schema/defined.ts';
import type { Values } from '../../../schema/compile/plan.ts';
import { isObject } from '../../../schema/isObject.ts';
import type { ListPlan } from '../plan.ts';
import {
  compactQuery,
  isSorted,
  shownSort,
  type SearchState,
  type SortState,
} from '../state/search.ts';
import { layoutNamed } from '../state/layout.ts';
import { maxSize } from '../state/url.ts';
import { readView, type ViewPreference } from '../state/view.ts';

/** Columns as a view keeps them; density is the person's own everywhere. */
export type ViewColumns = Omit<ViewPreference, 'size'>;

export interface ViewContent {
  /** Search values by field. */
  query: Values;
  /** Column filters by field. */
  filters: Readonly<Record<string, string>>;
  /** null: in no order. */
  sort: SortState | null;
  /** Rows a page. */
  size: number;
  /** Key of the layout; absent: the first one. */
  layout?: string | undefined;
  columns: ViewColumns;
}

function readSort(stored: unknown): SortState | null {
  if (!isObject(stored)) return null;
  const { field, order } = stored;
  return typeof field === 'string' && (order === 'asc' || order === 'desc')
    ? { field, order }
    : null;
}

/** Reads what was stored; anything of another shape counts as nothing. */
export function readContent(plan: ListPlan, stored: unknown): ViewContent {
  const { query, filters, sort, size, columns, layout } = isObject(stored) ? stored : {};
  const { size: _density, ...arrangement } = readView(columns);
  return {
    query: isObject(query) ? query : {},
    filters: Object.fromEntries(
      Object.entries(isObject(filters) ? filters : {}).flatMap(([field, value]) =>
        typeof value === 'string' ? [[field, value]] : [],
      ),
    ),
    sort: readSort(sort),
    size:
      typeof size === 'number' && Number.isInteger(size) && size >= 1 && size <= maxSize
        ? size
        : plan.pageSize,
    columns: arrangement,
    ...defined({ layout: typeof layout === 'string' ? layout : undefined }),
  };
}

export const isFiltered = (plan: ListPlan, name: string) =>
  plan.columns.some(({ field, filterable }) => filterable && field === name);
export const isOrder = (plan: ListPlan, name: string) =>
  isSorted(plan, name) || Object.hasOwn(plan.sort, name);
/** What of a view the list still has. */
export function knownContent(plan: ListPlan, content: ViewContent): ViewContent {
  const { query, filters, sort, layout: _layout, ...rest } = content;
  return {
    ...rest,
    ...layoutNamed(plan.layouts ?? [], content.layout),
    query: compactQuery(plan.query, query),
    filters: Object.fromEntries(
      Object.entries(filters).filter(([field]) => isFiltered(plan, field)),
    ),
    sort: sort && isOrder(plan, sort.field) ? sort : null,
  };
}

/** The search that shows a view. */
export const searchOf = (
  plan: ListPlan,
  content: ViewContent,
  own: Pick<SearchState, 'page' | 'view'>,
): SearchState => {
  const { query, filters, sort, size, layout } = knownContent(plan, content);
  const pages = shownSort(plan, undefined);
  // The page's own order may have further fields.
  const isPages = pages?.field === sort?.field && pages?.order === sort?.order;
  return { query, filters: { ...filters }, sort: isPages ? undefined : sort, size, layout, ...own };
};
