import { asNumber } from './index.ts';
import { decimalText, groupDigits, roundDecimal } from './decimalText.ts';
import { currencySign } from './currency.ts';

export interface NumberFormat {
  /** Digits after the point; absent: as many as the number has. */
  precision?: number;
  grouping?: boolean;
  /** ISO 4217. */
  currency?: string;
}

/** Writes a number, digit by digit as it is; what is no number stays what it is. */
export function numberText(
  value: unknown,
  { precision, grouping = false, currency }: NumberFormat = {},
): string {
  const exact = asNumber(value) === undefined ? undefined : decimalText(value);
  if (exact === undefined) return String(value ?? '');
  const rounded = precision === undefined ? exact : roundDecimal(exact, precision);
  const text = grouping ? groupDigits(rounded) : rounded;
  if (currency === undefined) return text;
  const sign = currencySign(currency);
  return text.startsWith('-') ? `-${sign}${text.slice(1)}` : sign + text;
}
