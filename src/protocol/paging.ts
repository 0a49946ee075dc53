/** Paging, order and ranges of lists (docs/protocol/conventions.md#paging-order-filters). */

/** Parameters of lists, by what they say. */
export const listParameters = {
  page: 'pageNum',
  size: 'pageSize',
  /** Fields in camel case, with their directions when there are several: `a asc,b`. */
  order: 'orderByColumn',
  /** Direction of the last field in `order`. */
  direction: 'isAsc',
  /** false: a page beyond the last one is empty. */
  reasonable: 'reasonable',
  /** Holds the ranges, as `params[beginTime]`. */
  ranges: 'params',
  /** Fields whose sums over all that is found are answered, too. */
  sums: 'sums',
  /** Of values of a field: a part of their text. */
  search: 'search',
  /** Of values of a field: how many at most. */
  limit: 'limit',
} as const;

export const defaultPageSize = 10;
/** Records of one page at most (docs/protocol-differences.md). */
export const maxPageSize = 1000;

/** Words for the two directions; front ends use both spellings. */
export const directions: Readonly<Record<string, 'asc' | 'desc'>> = {
  asc: 'asc',
  ascending: 'asc',
  desc: 'desc',
  descending: 'desc',
};

/** Names of the two ends of a range: beginTime and endTime, or xBeginTime and xEndTime with prefix x. */
export const rangeNames = (prefix?: string): readonly [string, string] =>
  prefix ? [`${prefix}BeginTime`, `${prefix}EndTime`] : ['beginTime', 'endTime'];

/** Names of the two ends of a range of numbers: beginAmount and endAmount. */
export function numberRangeNames(name: string): readonly [string, string] {
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return [`begin${capital}`, `end${capital}`];
}

/** First and last second of a day, for servers that compare moments. */
export const firstSecond = '00:00:00';
export const lastSecond = '23:59:59';
