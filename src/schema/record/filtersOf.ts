import type { Field, Filter, Model } from '../generated/types.gen.ts';

/** The filters of a field, as objects; a name alone is a filter of that type. */
export function filtersOf({ filter }: Pick<Field, 'filter'>): Filter[] {
  if (filter === undefined) return [];
  return (Array.isArray(filter) ? filter : [filter]).map((one) =>
    typeof one === 'string' ? { type: one } : one,
  );
}

/** Filters with two ends, which travel under names of their own. */
export const isRangeFilter = ({ type }: Pick<Filter, 'type'>): boolean =>
  type === 'range' || type === 'dayRange' || type === 'timeRange';

/**
 * The filter by a field of another record or of parts, as the relation says it.
 * @param name from the relation on: lines.product
 */
export function relationFilter({ relations }: Model, name: string): Filter | undefined {
  const [relation = '', ...rest] = name.split('.');
  const path = rest.join('.');
  const filters = relations?.[relation]?.filters ?? {};
  const type = Object.hasOwn(filters, path) ? filters[path] : undefined;
  return type && { type, param: name, ...(isRangeFilter({ type }) && { prefix: name }) };
}
