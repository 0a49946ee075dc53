import { useMemo } from 'react';
import { useRuntimeHost } from '../../../../runtime/host.ts';
import type { ListPlan, QueryFieldPlan } from '../../plan.ts';
import type { SearchState } from '../../state/search.ts';
import type { RowItem } from '../../table/rows.ts';
import type { CalendarLayoutPlan, TimePlan } from '../plan.ts';
import type { LayoutProps } from '../props.ts';
import { useRowGroups, type GroupSearch } from '../useRowGroups.ts';
import { addDays } from './days.ts';
import { timedMoments, type Moments } from './hours.ts';
import type { DayRange } from './lanes.ts';
import { defined } from '../../../../schema/defined.ts';

type Ends = readonly [first: string | null, last: string | null];

/** A row on the days that it takes. */
export interface CalendarEvent extends DayRange {
  item: RowItem;
  /** Time of its start as hh:mm; '' where there is none. */
  time: string;
  /** Where it lies on hours; absent where it takes whole days. */
  moments?: Moments;
  /** The row says where it ends. */
  hasEnd: boolean;
}

/**
 * The rows on the days on show: those that begin there, and those that began before and last until
 * then.
 */
export function useCalendarRows(
  props: LayoutProps,
  { start, end }: CalendarLayoutPlan,
  days: readonly string[],
) {
  const { plan, list } = props;
  const { search } = list;
  const { most } = useRuntimeHost().protocol.lists;
  const first = days[0]!;
  const last = days.at(-1)!;
  const asked = useMemo(() => withTimes(plan, end ? [start, end] : [start]), [plan, start, end]);
  const groups = useMemo<GroupSearch[]>(() => {
    const within = (...ranges: (readonly [TimePlan, Ends])[]) => narrowed(plan, search, ranges);
    return [
      { name: 'within', search: within([start, [first, last]]) },
      {
        name: 'before',
        search: end ? within([start, [null, addDays(first, -1)]], [end, [first, null]]) : null,
      },
    ].map((group) => ({
      ...group,
      search: group.search && {
        ...group.search,
        sort: { field: start.field, order: 'asc' },
        page: 1,
        size: most,
      },
    }));
  }, [plan, search, start, end, first, last, most]);
  const loaded = useRowGroups(props, asked, groups);
  const rows = useMemo(() => loaded.flatMap((group) => group.rows), [loaded]);
  return {
    rows,
    loading: loaded.some(({ loading }) => loading),
    /** Those whose rows did not come. */
    lost: loaded.filter(({ error }) => error !== undefined),
    /** Rows that are not shown, for there are too many. */
    left: loaded.reduce((sum, { rows, total }) => sum + Math.max(0, total - rows.length), 0),
  };
}

const nameOf = ({ field }: TimePlan): string => `#${field}`;
const isSame = ({ range, prefix }: QueryFieldPlan, time: TimePlan): boolean =>
  range !== undefined && range !== 'number' && prefix === time.prefix;

/** The list with the times of the calendar as searches, in place of those of the same parameter. */
function withTimes(plan: ListPlan, times: readonly TimePlan[]): ListPlan {
  const { summary: _sums, ...without } = plan;
  const own = plan.query.filter((field) => !times.some((time) => isSame(field, time)));
  return {
    ...without,
    query: [
      ...own,
      ...times.map((time) => ({
        name: nameOf(time),
        label: '',
        component: '',
        props: {},
        range: time.range,
        ...defined({ prefix: time.prefix }),
      })),
    ],
  };
}

/** The search within ranges of days; null where what is searched for lies outside of them. */
function narrowed(
  plan: ListPlan,
  search: SearchState,
  ranges: readonly (readonly [TimePlan, Ends])[],
): SearchState | null {
  const query = { ...search.query };
  for (const [time, [first, last]] of ranges) {
    const own = plan.query.find((field) => isSame(field, time));
    const [from, to] = ((own && query[own.name]) ?? [null, null]) as Ends;
    const begin = from && first ? (from > first ? from : first) : (from ?? first);
    const finish = to && last ? (to < last ? to : last) : (to ?? last);
    if (begin && finish && begin > finish) return null;
    query[nameOf(time)] = [begin, finish];
  }
  return { ...search, query };
}

/** The rows as events; those without a start have no day. */
export const eventsOf = (
  items: readonly RowItem[],
  { start, end }: CalendarLayoutPlan,
): CalendarEvent[] =>
  items.flatMap((item) => {
    const begin = String(item.row[start.field] ?? '');
    const first = begin.slice(0, 10);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(first)) return [];
    const ending = end ? String(item.row[end.field] ?? '') : '';
    const finish = ending.slice(0, 10);
    const moments = start.hasTime ? timedMoments(begin, ending) : undefined;
    return [
      {
        item,
        first,
        last: finish > first ? finish : first,
        time: start.hasTime ? begin.slice(11, 16) : '',
        hasEnd: ending !== '',
        ...(moments && { moments }),
      },
    ];
  });
