/** How lists are asked for (docs/protocol/conventions.md#paging-order-filters). */
import type { ListQuery, Lists, SearchRange } from '../schema/protocol.ts';
import {
  firstSecond,
  lastSecond,
  listParameters,
  maxPageSize,
  numberRangeNames,
  rangeNames,
} from './paging.ts';

type Values = Record<string, unknown>;

/**
 * The ends of a range that are given, by name; servers that compare moments want their times, too.
 */
function ends({ prefix, first, last, unit }: SearchRange): Values {
  const [begin, end] = unit === 'number' ? numberRangeNames(prefix ?? '') : rangeNames(prefix);
  const at = (value: string | number, time: string) =>
    unit === 'time' ? `${value} ${time}` : value;
  const isGiven = (value: string | number | null) => value !== null && value !== '';
  return {
    ...(isGiven(first) && { [begin]: at(first!, firstSecond) }),
    ...(isGiven(last) && { [end]: at(last!, lastSecond) }),
  };
}

/** Several fields travel as `a asc,b` with the last direction apart. */
function orderOf(order: ListQuery['order']): Values {
  const last = order.at(-1);
  if (!last) return {};
  const fields = [
    ...order.slice(0, -1).map(([field, direction]) => `${field} ${direction}`),
    last[0],
  ];
  return { [listParameters.order]: fields.join(','), [listParameters.direction]: last[1] };
}

const pageOf = (number: number, size: number): Values => ({
  [listParameters.page]: number,
  [listParameters.size]: size,
});

export const lists: Lists = {
  params({ fixed = {}, values, ranges, order, sums, page }) {
    const all: Values = Object.assign(
      { ...(fixed[listParameters.ranges] as Values | undefined) },
      ...ranges.map(ends),
    );
    return {
      ...fixed,
      ...values,
      ...(Object.keys(all).length > 0 && { [listParameters.ranges]: all }),
      ...orderOf(order),
      ...(sums && { [listParameters.sums]: sums.join(',') }),
      ...(page && pageOf(page.number, page.size)),
    };
  },
  whole: pageOf(1, maxPageSize),
  most: maxPageSize,
};
