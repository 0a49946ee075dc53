/** The layout in which a list is shown. */
import { defined } from '../../../schema/defined.ts';
import type { ListPlan } from '../plan.ts';
import type { SearchState } from './search.ts';

type Layouts = NonNullable<ListPlan['layouts']>;

/** The choice of a layout by its key; the first one is none, and so is one that is not there. */
export const layoutNamed = (
  layouts: Layouts,
  key: string | undefined,
): Pick<SearchState, 'layout'> =>
  defined({ layout: layouts.slice(1).find((one) => one.key === key)?.key });

/** The list as it is shown in the chosen layout. */
export function shownIn(plan: ListPlan, chosen: SearchState['layout']): ListPlan {
  const layout = plan.layouts?.find(({ key }) => key === chosen) ?? plan.layouts?.[0];
  return layout ? { ...plan, ...layout.list, layout } : plan;
}
