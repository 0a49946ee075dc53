/**
 * Amounts of money: each has a currency, one that exists, and amounts of different ones are never
 * taken together.
 */
import type { AggregateOver } from '../record/aggregate.ts';
import { currencyDigits } from '../record/currency.ts';
import { filtersOf } from '../record/filtersOf.ts';
import type { Field, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { typeOf } from '../fieldTypes/index.ts';
import { decimalsOf } from '../record/quantity.ts';
import { fieldsOf } from './fields.ts';
import type { ProjectIndex } from './projectIndex.ts';
import type { Report } from './report.ts';

interface Check {
  projectIndex: ProjectIndex;
  report: Report;
}

/** What a field says of its currency. */
export function checkMoney(model: Model, name: string, check: Check): void {
  const field = model.fields[name]!;
  const { report } = check;
  const path: Path = ['fields', name];
  const { currency, currencyField } = field;
  if (currency !== undefined) checkCode(currency, [...path, 'currency'], report);
  if (field.type !== 'money') {
    if (currencyField !== undefined)
      report.add(
        'wrong-field-type',
        [...path, 'currencyField'],
        `currencyField belongs to money, and ${name} is of type ${field.type}`,
      );
    return;
  }
  if ((currency === undefined) === (currencyField === undefined))
    report.add('missing-part', path, 'an amount has either currency or currencyField');
  const { digits = 0 } = typeOf(field);
  if ((field.precision ?? digits) > digits)
    report.add('bad-money', [...path, 'precision'], `an amount has ${digits} digits at most`);
  if (currencyField !== undefined) checkCurrencyField(model, { name, currencyField }, check);
}

function checkCurrencyField(
  model: Model,
  { name, currencyField }: { name: string; currencyField: string },
  { projectIndex, report }: Check,
): void {
  const fields = fieldsOf(model);
  const path = ['fields', name, 'currencyField'];
  if (!report.expect('unknown-field', path, 'field', currencyField, Object.keys(fields))) return;
  const holder = fields[currencyField]!;
  const codes = holder.options?.map(({ value }) => String(value)) ?? [
    ...(projectIndex.dicts.get(holder.dict ?? '') ?? []),
  ];
  if (holder.type !== 'string' || codes.length === 0)
    report.add(
      'wrong-field-type',
      path,
      `${currencyField} must be a string whose options or dict are codes of currencies`,
    );
  for (const code of codes) {
    if (!checkCode(code, path, report)) continue;
    const most = decimalsOf(fields[name]!);
    if (currencyDigits(code) > most)
      report.add(
        'bad-money',
        path,
        `${code} has ${currencyDigits(code)} digits after the point, and ${name} has ${most}: give it a scale`,
      );
  }
  const isFiltered = filtersOf(fields[name]!).some(({ type }) => type === 'range');
  if (isFiltered && filtersOf(holder).length === 0)
    report.add(
      'missing-part',
      path,
      `amounts are searched for in one currency: the field ${currencyField} needs a filter`,
    );
}

const codes = new Set<string>(
  typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('currency') : [],
);

/** Whether the code is one of ISO 4217; where these are not known, any will do. */
const checkCode = (code: string, path: Path, report: Report): boolean =>
  codes.size === 0 || report.expect('bad-money', path, 'currency', code, codes);

/** Why amounts of a field are not taken together. */
export const mixedCurrencies = (name: string, { currencyField = '' }: Field): string =>
  `the amounts of ${name} may differ in their currency: group by ${currencyField}`;

/** What decides the currency of an amount: always the same one, or a field of the record. */
const currencyOf = ({ currency, currencyField }: Field): string | undefined =>
  currencyField === undefined ? currency : `{${currencyField}}`;

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
  const amounts = reads.filter((one) => fields[one]?.type === 'money');
  if (field.type === 'money') amounts.push(name);
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
  else if (
    read.type === 'money' &&
    field.type === 'money' &&
    currencyOf(read) !== currencyOf(field)
  )
    report.add('mixed-currencies', place, `${over} and ${name} differ in their currency`);
}
