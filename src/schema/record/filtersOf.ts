import type { Field, Filter } from '../generated/types.gen.ts';

/** The filters of a field, as objects; a name alone is a filter of that type. */
export function filtersOf({ filter }: Pick<Field, 'filter'>): Filter[] {
  if (filter === undefined) return [];
  return (Array.isArray(filter) ? filter : [filter]).map((one) =>
    typeof one === 'string' ? { type: one } : one,
  );
}
