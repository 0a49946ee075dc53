/** Sums of columns, exact to the last digit: amounts are added as decimals, not as binary numbers. */
import { addDecimals, decimalText, groupDigits } from '../../../schema/record/decimalText.ts';

/** The sum as a decimal text with at least `scale` digits after the point; values that are no numbers are passed over. */
export function exactSum(values: readonly unknown[], scale = 0): string {
  const zero = scale === 0 ? '0' : `0.${'0'.repeat(scale)}`;
  return groupDigits(addDecimals([zero, ...values.flatMap((value) => decimalText(value) ?? [])]));
}
