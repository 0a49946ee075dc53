/** What of a list differs from its view, and what of a view is gone. */
import { defined } from '../../../schema/defined.ts';
import type { ListPlan } from '../plan.ts';
import { compactQuery, shownSort, type SearchState } from '../state/search.ts';
import { arrangeColumns, type ViewPreference } from '../state/view.ts';
import { isFiltered, isOrder, knownContent, type ViewContent } from './content.ts';

type Searched = Pick<SearchState, 'query' | 'filters' | 'sort' | 'size' | 'layout'>;

/** What a view would keep of the list as it is now. */
export const contentOf = (
  plan: ListPlan,
  { query, filters, sort, size, layout }: Searched,
  { size: _density, ...columns }: ViewPreference,
): ViewContent => ({
  query: compactQuery(plan.query, query),
  filters,
  sort: shownSort(plan, sort) ?? null,
  size,
  columns,
  ...defined({ layout: layout ?? plan.layouts?.[0]?.key }),
});

const isSearched = (plan: ListPlan, name: string) =>
  plan.query.some((field) => field.name === name);
const isLayout = (plan: ListPlan, name: string) =>
  plan.layouts?.some(({ key }) => key === name) === true;
const isColumn = (plan: ListPlan, name: string) => plan.columns.some(({ key }) => key === name);

/** Names of fields and columns that a view has and the list does not, or not for this person. */
export function goneFrom(
  plan: ListPlan,
  { query, filters, sort, columns, layout }: ViewContent,
): string[] {
  const { order = [], shown = {}, widths = {} } = columns;
  const arranged = [...order, ...Object.keys(shown), ...Object.keys(widths)];
  return [
    ...new Set([
      ...Object.keys(query).filter((name) => !isSearched(plan, name)),
      ...Object.keys(filters).filter((name) => !isFiltered(plan, name)),
      ...(sort && !isOrder(plan, sort.field) ? [sort.field] : []),
      ...(layout !== undefined && !isLayout(plan, layout) ? [layout] : []),
      ...arranged.filter((name) => !isColumn(plan, name)),
    ]),
  ];
}

/** Equal for contents that show the same list. */
export function contentKey(plan: ListPlan, content: ViewContent): string {
  const { query, filters, sort, size, columns, layout } = knownContent(plan, content);
  const arranged = arrangeColumns(plan.columns, columns);
  return JSON.stringify([
    Object.entries(query),
    Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1)),
    sort && [sort.field, sort.order],
    size,
    layout ?? null,
    arranged.map(({ column, shown }) => [column.key, shown, columns.widths?.[column.key] ?? null]),
  ]);
}
