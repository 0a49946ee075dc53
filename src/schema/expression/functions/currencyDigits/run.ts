import { currencyDigits } from '../../../record/currency.ts';
import { textOf } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';

export const run: FunctionRun = (run, [currency]) => currencyDigits(textOf(run, currency));
