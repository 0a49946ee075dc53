/** Amounts of money: each has a currency, one that exists. */
import { checkCurrency } from '../../check/currency.ts';
import { fieldsOf } from '../../check/fields.ts';
import type { Report } from '../../check/report.ts';
import type { Path } from '../../pointer.ts';
import { currencyDigits } from '../../record/currency.ts';
import { filtersOf } from '../../record/filtersOf.ts';
import { decimalsOf } from '../../record/quantity.ts';
import type { CheckedField, FieldTypeCheck } from '../checkContract.ts';
import { definition } from './definition.ts';

export const check: FieldTypeCheck = {
  members: ['currencyField'],
  check(checked, report) {
    const { name, field } = checked;
    const path: Path = ['fields', name];
    const { currency, currencyField } = field;
    if ((currency === undefined) === (currencyField === undefined))
      report.add('missing-part', path, 'an amount has either currency or currencyField');
    const { digits = 0 } = definition;
    if ((field.precision ?? digits) > digits)
      report.add('bad-money', [...path, 'precision'], `an amount has ${digits} digits at most`);
    if (currencyField !== undefined) checkCurrencyField(checked, currencyField, report);
  },
};

function checkCurrencyField(
  { name, field, model, projectIndex }: CheckedField,
  currencyField: string,
  report: Report,
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
    if (!checkCurrency(code, path, report)) continue;
    const most = decimalsOf(field);
    if (currencyDigits(code) > most)
      report.add(
        'bad-money',
        path,
        `${code} has ${currencyDigits(code)} digits after the point, and ${name} has ${most}: give it a scale`,
      );
  }
  const isFiltered = filtersOf(field).some(({ type }) => type === 'range');
  if (isFiltered && filtersOf(holder).length === 0)
    report.add(
      'missing-part',
      path,
      `amounts are searched for in one currency: the field ${currencyField} needs a filter`,
    );
}
