/** Decimal numbers as texts of their digits: no step is taken in binary, so none is lost. */

/** Plain decimal text of a number or numeric text, without exponent. */
export function decimalText(value: unknown): string | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const text = String(value).trim();
  const match = /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  return (sign === '-' ? '-' : '') + shiftPoint(whole, fraction, Number(exponent));
}

function shiftPoint(whole: string, fraction: string, by: number): string {
  if (by === 0) return fraction ? `${whole}.${fraction}` : whole;
  const digits = whole + fraction;
  const point = whole.length + by;
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return digits + '0'.repeat(point - digits.length);
  return `${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** Digits after the point that a number has, zeros at its end left out; 0 for what is none. */
export function fractionDigits(value: unknown): number {
  const fraction = fractionOf(decimalText(value) ?? '');
  let end = fraction.length;
  while (fraction[end - 1] === '0') end -= 1;
  return end;
}

/**
 * The number that a decimal text spells; the text itself where a number would lose some of its
 * digits.
 */
export function exactNumber(text: string): number | string {
  const number = Number(text);
  const [exact, kept] = [decimalText(text), decimalText(number)];
  if (exact === undefined || kept === undefined) return text;
  const scale = Math.max(fractionDigits(text), fractionDigits(number));
  return roundDecimal(exact, scale) === roundDecimal(kept, scale) ? number : text;
}

/** Rounds plain decimal text half away from zero to `scale` digits after the point. */
export function roundDecimal(text: string, scale: number): string {
  const negative = text.startsWith('-');
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const kept = BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
  const rounded = (fraction[scale] ?? '0') >= '5' ? kept + 1n : kept;
  const digits = rounded.toString().padStart(scale + 1, '0');
  const result = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return negative && rounded !== 0n ? `-${result}` : result;
}

/**
 * The exact sum of numbers and numeric texts as a plain decimal text, with as many digits after the
 * point as the longest has, and at least `scale`; what is no number is passed over.
 */
export function sumDecimals(values: readonly unknown[], scale = 0): string {
  const texts = values.flatMap((value) => decimalText(value) ?? []);
  const digits = texts.reduce((most, text) => Math.max(most, fractionOf(text).length), scale);
  const total = texts.reduce((sum, text) => sum + unitsOf(text, digits), 0n);
  return withPoint(total, digits);
}

const fractionOf = (text: string): string => text.split('.')[1] ?? '';

const unitsOf = (text: string, digits: number): bigint =>
  BigInt(text.replace('.', '') + '0'.repeat(digits - fractionOf(text).length));

/** A whole number of units of the last place, with its point. */
export function withPoint(units: bigint, decimals: number): string {
  if (decimals === 0) return String(units);
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** A plain decimal text divided by a whole number, rounded half away from zero. */
export function divideDecimal(text: string, by: number, scale: number): string {
  const negative = text.startsWith('-');
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  // One digit more than is kept decides; what is left of it changes nothing.
  const digits = BigInt(whole + fraction.padEnd(scale + 1, '0'));
  const quotient = (digits / BigInt(by)).toString();
  const places = Math.max(fraction.length, scale + 1);
  const padded = quotient.padStart(places + 1, '0');
  return roundDecimal(
    `${negative ? '-' : ''}${padded.slice(0, -places)}.${padded.slice(-places)}`,
    scale,
  );
}

/** Digits of the whole part in groups of three: 1,234,567.5. */
export function groupDigits(text: string): string {
  const sign = text.startsWith('-') ? '-' : '';
  const [whole = '', fraction] = text.slice(sign.length).split('.');
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3)
    groups.unshift(whole.slice(Math.max(0, end - 3), end));
  return sign + groups.join(',') + (fraction === undefined ? '' : `.${fraction}`);
}
