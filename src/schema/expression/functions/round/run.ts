import { rounded } from '../../numberText.ts';
import type { FunctionRun } from '../contract.ts';
import { digitsOf, ofNumber } from '../shared/numbers.ts';

export const run: FunctionRun = (_run, [value, digits]) =>
  ofNumber(value, (number) => rounded(number, digitsOf(digits)));
