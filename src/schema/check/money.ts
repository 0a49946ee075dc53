/** Amounts of different currencies are never taken together. */
import type { AggregateOver } from '../record/aggregate.ts';
import type { Field } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { typeOf } from '../fieldTypes/index.ts';
import type { Report } from './report.ts';

/** Why amounts of a field are not taken together. */
export const mixedCurrencies = (name: string, { currencyField = '' }: Field): string =>
  `the amounts of ${name} may differ in their currency: group by ${currencyField}`;

/** What decides the currency of an amount: always the same one, or a field of the record. */
const currencyOf = ({ currency, currencyField }: Field): string | undefined =>
  currencyField === undefined ? currency : `{${currencyField}}`;

const isAmount = (field: Field | undefined): boolean =>
  field !== undefined && typeOf(field).isAmount === true;

interface Computed {
  name: string;
  field: Field;
  path: Path;
}

/**
 * The amounts that an expression reads have one currency, that of the amount which it makes.
 * Another one is reached by a decimal between them, which has none.
 */
export function checkCurrencies(
  { name, field, path }: Computed,
  reads: readonly string[],
  fields: Readonly<Record<string, Field>>,
  report: Report,
): void {
  const amounts = reads.filter((one) => isAmount(fields[one]));
  if (isAmount(field)) amounts.push(name);
  const found = new Set(amounts.map((one) => currencyOf(one === name ? field : fields[one]!)));
  if (found.size > 1)
    report.add(
      'mixed-currencies',
      path,
      `${amounts.join(', ')} may differ in their currency: change it by a decimal field between them`,
    );
}

/** Amounts of owned rows are added up where all of them have the currency of what takes the sum. */
export function checkPartCurrency(
  { name, field, path }: Computed,
  { name: aggregate, field: over = '' }: AggregateOver,
  read: Field,
  report: Report,
): void {
  const place = [...path, aggregate];
  if (read.currencyField !== undefined)
    report.add('mixed-currencies', place, mixedCurrencies(over, read));
  else if (isAmount(read) && isAmount(field) && currencyOf(read) !== currencyOf(field))
    report.add('mixed-currencies', place, `${over} and ${name} differ in their currency`);
}
