/** Which field can be the columns of a board, and how the cards of one are found. */
import { typeOf } from '../../../../schema/fieldTypes/index.ts';
import type { Field } from '../../../../schema/generated/types.gen.ts';
import { filtersOf } from '../../../../schema/record/filtersOf.ts';

export const hasColumns = (field: Field | undefined): boolean =>
  field !== undefined &&
  (field.dict !== undefined || field.options !== undefined || typeOf(field).choices === 'yesNo');

/** The parameter that finds the rows with one value of the field. */
export function paramOf(name: string, field: Field): string | undefined {
  const filter = filtersOf(field).find(({ type }) => type === 'exact' || type === 'in');
  return filter && (filter.param ?? name);
}
