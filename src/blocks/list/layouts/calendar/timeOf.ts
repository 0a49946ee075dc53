import { typeOf } from '../../../../schema/fieldTypes/index.ts';
import { defined } from '../../../../schema/defined.ts';
import { fieldsOf } from '../../../../schema/record/fieldsOf.ts';
import { filtersOf } from '../../../../schema/record/filtersOf.ts';
import type { Model } from '../../../../schema/generated/types.gen.ts';
import type { TimePlan } from '../plan.ts';

/** A field as a time of the calendar; undefined: it is none, or cannot be searched for by days. */
export function timeOf(model: Model | undefined, name: string): TimePlan | undefined {
  const fields = model ? fieldsOf(model) : {};
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const kept = field && typeOf(field).range;
  if (!kept) return undefined;
  const filter = filtersOf(field).find(({ type }) => type === 'dayRange' || type === 'timeRange');
  return (
    filter && {
      field: name,
      hasTime: kept === 'moments',
      range: filter.type === 'timeRange' ? 'time' : 'day',
      ...defined({ prefix: filter.prefix }),
    }
  );
}
