/** Numbers rounded as the language does it, and as texts for people. */

/**
 * Rounds half away from zero at the decimal that is written, so that 1.005 gives 1.01. Digits after
 * the fifteenth are noise of binary arithmetic: 1.1 * 1.15 is 1.265.
 */
export function rounded(number: number, digits: number): number {
  if (!Number.isFinite(number) || Math.abs(number) >= 1e15) return number;
  const written = Number(Math.abs(number).toPrecision(15));
  const shifted = moved(written, digits);
  // Where no digit is left behind the point, none is certain that could be rounded.
  const result = shifted >= 1e15 ? written : moved(Math.round(shifted), -digits);
  return number < 0 && result !== 0 ? -result : result;
}

/** The number with its point moved by so many digits, as it is written. */
function moved(number: number, by: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e');
  return Number(`${digits}e${Number(exponent) + by}`);
}

/** With thousands separators. @param digits after the point, 0 to 15; absent: as it is written */
export function formattedNumber(number: number, digits: number | undefined): string {
  const text = digits === undefined ? String(number) : rounded(number, digits).toFixed(digits);
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(\D.*)?$/.exec(text) ?? [
    '',
    '',
    '',
    text,
  ];
  return sign + thousands(whole) + rest;
}

/** Digits with a comma before each three, counted from the end. */
function thousands(digits: string): string {
  const head = digits.slice(0, digits.length % 3);
  return [...(head ? [head] : []), ...(digits.slice(head.length).match(/\d{3}/g) ?? [])].join(',');
}
