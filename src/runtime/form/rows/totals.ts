import { groupDigits, sumDecimals } from '../../../schema/record/decimalText.ts';

/** The exact sum with separators, at least `scale` digits after the point; values that are no numbers are passed over. */
export const exactSum = (values: readonly unknown[], scale = 0): string =>
  groupDigits(sumDecimals(values, scale));
