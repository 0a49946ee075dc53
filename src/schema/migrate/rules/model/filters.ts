import { changeFields } from '../../fields.ts';
import { isObject } from '../../../isObject.ts';
import type { JsonObject, Rule } from '../../rule.ts';

/** A filter that says its type only is the name of the type. */
const short = (filter: unknown): unknown =>
  isObject(filter) && Object.keys(filter).length === 1 && typeof filter.type === 'string'
    ? filter.type
    : filter;

function filterOf({ filter, extraFilters }: JsonObject): unknown {
  const more = Array.isArray(extraFilters) ? (extraFilters as unknown[]) : [];
  const all = [...(filter === undefined ? [] : [filter]), ...more].map(short);
  return all.length === 1 ? all[0] : all;
}

/** All filters of a field are in one member; the simplest is a word. */
export const filters: Rule = {
  name: 'filters',
  spellings: { extraFilters: 'filter' },
  apply: (model) =>
    changeFields(model, (field) => {
      if (field.extraFilters === undefined && !isObject(field.filter)) return field;
      const { extraFilters: _, ...rest } = field;
      return { ...rest, filter: filterOf(field) };
    }),
};
