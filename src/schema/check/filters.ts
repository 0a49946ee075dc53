/** How lists are filtered by fields: their own, and those that relations lead to. */
import type { Field, Filter } from '../generated/types.gen.ts';
import { typeOf } from '../fieldTypes/index.ts';
import type { ProblemKind } from '../problem.ts';

/** Why no list is filtered by a field so; undefined where one can be. */
export function whyNotFiltered(
  name: string,
  field: Field,
  filter: Filter['type'],
): { kind: ProblemKind; message: string } | undefined {
  const { filters } = typeOf(field);
  if (filters.includes(filter)) return undefined;
  const kind = 'wrong-field-type';
  return filters.length === 0
    ? { kind, message: `no list is filtered by ${name}, which is of type ${field.type}` }
    : {
        kind,
        message:
          `${name} is of type ${field.type} and can be filtered by ${filters.join(', ')}, ` +
          `not by ${filter}`,
      };
}
