/** How lists are filtered by fields: their own, and those that relations lead to. */
import type { Field, Filter } from '../generated/types.gen.ts';
import { typeOf } from '../fieldTypes/index.ts';
import type { ProblemKind } from '../problem.ts';
import { isNumber } from '../record/quantity.ts';

/** Why no list is filtered by a field so; undefined where one can be. */
export function whyNotFiltered(
  name: string,
  field: Field,
  filter: Filter['type'],
): { kind: ProblemKind; message: string } | undefined {
  if (field.type === 'range')
    return filter === 'contains' || filter === 'range'
      ? undefined
      : {
          kind: 'bad-range',
          message:
            'ranges are searched for by contains (a value in them) or range (those that overlap), ' +
            `not by ${filter}`,
        };
  const what = unlike(field, filter);
  return what === undefined
    ? undefined
    : {
        kind: 'wrong-field-type',
        message: `${filter} filters ${what}, and ${name} is of type ${field.type}`,
      };
}

/** What a filter with two ends is for, where the field is something else. */
function unlike(field: Field, filter: Filter['type']): string | undefined {
  if (filter === 'range') return isNumber(field) ? undefined : 'a number';
  if (filter !== 'dayRange' && filter !== 'timeRange') return undefined;
  return typeOf(field).range ? undefined : 'a date or datetime';
}
