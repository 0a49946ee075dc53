/** Currencies by their codes (ISO 4217). */

/** Codes by the digits after the point of their amounts; all others of those in use have two. */
export const currenciesByDigits: readonly (readonly [digits: number, codes: readonly string[]])[] =
  [
    [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')],
    [3, 'BHD IQD JOD KWD LYD OMR TND'.split(' ')],
  ];

const digits: Readonly<Record<string, number>> = Object.fromEntries(
  currenciesByDigits.flatMap(([count, codes]) => codes.map((code) => [code, count])),
);

/**
 * Digits after the point that amounts of a currency have. Not those of Intl, which browsers and
 * servers take from different editions of another list.
 */
export const currencyDigits = (currency: string): number =>
  Object.hasOwn(digits, currency) ? (digits[currency] ?? 2) : 2;

const signs = new Map<string, string>();

/**
 * Sign of a currency, as Chinese texts write it: ¥, US$, €; a code that has none stands for itself.
 */
export function currencySign(currency: string): string {
  let sign = signs.get(currency);
  if (sign === undefined) signs.set(currency, (sign = signOf(currency)));
  return sign;
}

/** What a record holds as a currency may be no code at all. */
const signOf = (currency: string): string =>
  /^[A-Za-z]{3}$/.test(currency)
    ? (new Intl.NumberFormat('zh-CN', { style: 'currency', currency })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency)
    : currency;
