import { formattedNumber } from '../../numberText.ts';
import { numberOf } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';
import { digitsOf } from '../shared/numbers.ts';

export const run: FunctionRun = (_run, [value, digits]) => {
  const number = numberOf(value);
  return number === null
    ? ''
    : formattedNumber(number, digits == null ? undefined : digitsOf(digits));
};
