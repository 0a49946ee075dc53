/** Sums of columns, exact to the last digit: amounts are added as decimals, not as binary numbers. */
import { asNumber } from '../../../schema/record/index.ts';

/** The sum as a decimal text with at least `scale` digits after the point; values that are no numbers are passed over. */
export function exactSum(values: readonly unknown[], scale = 0): string {
  const texts = values.flatMap((value) => {
    const number = asNumber(value);
    return number === undefined ? [] : [plainText(value, number)];
  });
  const digits = texts.reduce((most, text) => Math.max(most, fractionOf(text).length), scale);
  const total = texts.reduce((sum, text) => sum + scaled(text, digits), 0n);
  return spelled(total, digits);
}

/** Without an exponent, which very small and large numbers have. */
const plainText = (value: unknown, number: number): string => {
  const text = typeof value === 'string' ? value.trim() : String(value);
  if (/^-?\d+(\.\d+)?$/.test(text)) return text;
  return number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
};

const fractionOf = (text: string): string => text.split('.')[1] ?? '';

const scaled = (text: string, digits: number): bigint =>
  BigInt(text.replace('.', '') + '0'.repeat(digits - fractionOf(text).length));

function spelled(total: bigint, digits: number): string {
  const sign = total < 0n ? '-' : '';
  const text = String(total < 0n ? -total : total).padStart(digits + 1, '0');
  const whole = BigInt(text.slice(0, text.length - digits)).toLocaleString('en-US');
  return `${sign}${whole}${digits === 0 ? '' : `.${text.slice(-digits)}`}`;
}
