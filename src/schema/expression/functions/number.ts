import { currencyDigits as digitsOfCurrency } from '../../record/currency.ts';
import { formattedNumber, rounded } from '../numberText.ts';
import type { Run } from '../run.ts';
import { numberOf, textOf } from '../values.ts';
import { defineFunction, type ExpressionFunction } from './define.ts';

/** Applies an operation to a value that stands for a number; null for any other. */
const ofNumber = (value: unknown, operation: (number: number) => number): number | null => {
  const number = numberOf(value);
  return number === null ? null : operation(number);
};

const digitsOf = (value: unknown) => Math.min(Math.max(Math.trunc(numberOf(value) ?? 0), 0), 15);

/** Numbers among the arguments, or among the items of a list given alone. */
function numbersOf(run: Run, values: readonly unknown[]): number[] {
  const items = values.length === 1 && Array.isArray(values[0]) ? values[0] : values;
  run.spend(items.length);
  return items.map(numberOf).filter((number) => number !== null);
}

const extreme =
  (choose: (left: number, right: number) => boolean) => (run: Run, values: readonly unknown[]) =>
    numbersOf(run, values).reduce<number | null>(
      (best, number) => (best === null || choose(number, best) ? number : best),
      null,
    );

export const numberFunctions: readonly ExpressionFunction[] = [
  defineFunction(
    'round',
    'number, digits?',
    'Number rounded to digits after the point (0 by default).',
    ['round(1.005, 2)', 1.01],
    (_run, [value, digits]) => ofNumber(value, (number) => rounded(number, digitsOf(digits))),
  ),
  defineFunction(
    'floor',
    'number',
    'Largest whole number not above.',
    ['floor(-1.5)', -2],
    (_run, [value]) => ofNumber(value, Math.floor),
  ),
  defineFunction(
    'ceil',
    'number',
    'Smallest whole number not below.',
    ['ceil(1.2)', 2],
    (_run, [value]) => ofNumber(value, Math.ceil),
  ),
  defineFunction('abs', 'number', 'Number without its sign.', ['abs(-3)', 3], (_run, [value]) =>
    ofNumber(value, Math.abs),
  ),
  defineFunction(
    'min',
    '…numbers',
    'Smallest of the numbers, or of the items of one list; null when there is none.',
    ['min(3, 1, 2)', 1],
    extreme((left, right) => left < right),
  ),
  defineFunction(
    'max',
    '…numbers',
    'Largest of the numbers, or of the items of one list; null when there is none.',
    ['max([3, 1, 2])', 3],
    extreme((left, right) => left > right),
  ),
  defineFunction(
    'sum',
    '…numbers',
    'Sum of the numbers, or of the items of one list; what is no number is passed over.',
    ["sum([1, 2, '3'])", 6],
    (run, values) => {
      const total = numbersOf(run, values).reduce((left, right) => left + right, 0);
      return Number.isFinite(total) ? total : null;
    },
  ),
  defineFunction(
    'toNumber',
    'value',
    'The number that a text spells; null when it spells none.',
    ["toNumber('12.5')", 12.5],
    (_run, [value]) => numberOf(value),
  ),
  defineFunction(
    'currencyDigits',
    'currency',
    'Digits after the point that amounts of a currency have, by its code (ISO 4217); 2 where none is known.',
    ["currencyDigits('JPY')", 0],
    (run, [currency]) => digitsOfCurrency(textOf(run, currency)),
  ),
  defineFunction(
    'formatNumber',
    'number, digits?',
    'Number as text with thousands separators and, if given, a fixed number of digits after the point.',
    ['formatNumber(1234.5, 2)', '1,234.50'],
    (_run, [value, digits]) => {
      const number = numberOf(value);
      return number === null
        ? ''
        : formattedNumber(number, digits == null ? undefined : digitsOf(digits));
    },
  ),
];
