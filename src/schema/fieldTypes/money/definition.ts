import { currencyDigits } from '../../record/currency.ts';
import type { FieldTypeDefinition } from '../contract.ts';
import { numberFilters } from '../shared/filters.ts';
import { wrongNumber } from '../shared/literals.ts';

/** Digits of amounts whose currency differs from record to record: those of most that exist. */
const anyCurrency = 3;

export const definition: FieldTypeDefinition = {
  name: 'money',
  label: '金额',
  icon: 'money',
  group: 'number',
  doc:
    'An exact amount of a currency, of 15 digits at most; it travels as a number, and ' +
    'digits that the currency does not have are refused.',
  example: 1234.5,
  value: 'number',
  isNumber: true,
  isAmount: true,
  kind: 'number',
  filters: numberFilters,
  wrong: wrongNumber,
  decimals: ({ scale, currency }) =>
    scale ?? (currency === undefined ? anyCurrency : currencyDigits(currency)),
  digits: 15,
  columnWidth: 130,
};
