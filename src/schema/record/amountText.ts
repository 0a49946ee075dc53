/** Amounts as people and spreadsheets write them. */
import { currencySign } from './currency.ts';
import { asNumber } from './valueKinds.ts';

export interface Amount {
  /** Plain decimal text. */
  number: string;
  /** What stood beside the number: signs, codes or a unit; empty for nothing. */
  beside: string;
}

/** Full-width signs and digits, as Chinese keyboards write them, to plain ones. */
const plainForm = (text: string): string =>
  text.normalize('NFKC').replaceAll('−', '-').replaceAll('。', '.').replaceAll('、', ',');

const grouped = /^\d{1,3}(?:,\d{3})+$/;
const ofNumbers = /[\d.,]/;
/** What most cells of a file hold. */
const bareAmount = /^-?\d+(?:\.\d+)?$/;

/**
 * The amount in a text: ￥1,234.50, -US$5, 1，234.5元, (12.00), CNY 7; undefined for a text that
 * holds none, or separators where none belong.
 */
export function amountOf(text: string): Amount | undefined {
  if (bareAmount.test(text)) return { number: text, beside: '' };
  const plain = plainForm(text).trim();
  const start = plain.search(ofNumbers);
  if (start < 0) return undefined;
  let end = start;
  while (ofNumbers.test(plain.charAt(end))) end += 1;
  const number = plainNumber(plain.slice(start, end));
  const frame = frameOf(plain.slice(0, start).trim(), plain.slice(end).trim());
  if (number === undefined || !frame) return undefined;
  return { number: frame.negative ? `-${number}` : number, beside: frame.beside };
}

/** Digits without their separators, which stand before the point and between threes. */
function plainNumber(digits: string): string | undefined {
  const [whole = '', fraction = '', ...rest] = digits.split('.');
  const isNumber =
    rest.length === 0 &&
    (/^\d*$/.test(whole) || grouped.test(whole)) &&
    /^\d*$/.test(fraction) &&
    whole + fraction !== '';
  if (!isNumber) return undefined;
  const plain = whole.replaceAll(',', '') || '0';
  return fraction === '' ? plain : `${plain}.${fraction}`;
}

/** What stands around a number: its sign, or brackets for a negative one, and words. */
function frameOf(before: string, after: string): { negative: boolean; beside: string } | undefined {
  const inBrackets = before.startsWith('(') && after.endsWith(')');
  const head = inBrackets ? before.slice(1) : before;
  const tail = inBrackets ? after.slice(0, -1) : after;
  const words = head.replace(/[+-]/, ' ');
  const beside = `${words} ${tail}`.trim();
  if (/[\d+()-]/.test(beside)) return undefined;
  return { negative: inBrackets !== head.includes('-'), beside };
}

/** Signs and words that stand for a currency beside its code and its sign. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  CNY: ['¥', 'RMB', '元', '块', '人民币'],
  USD: ['$', '美元'],
  JPY: ['¥', '円', '日元'],
  EUR: ['欧元'],
  GBP: ['英镑'],
  HKD: ['$', '港元', '港币'],
};

/** Whether what stands beside an amount may mean that currency; nothing means any. */
export const meansCurrency = (beside: string, currency: string): boolean =>
  beside === '' || beside.split(/\s+/).every((word) => isNameOf(word, currency));

const isNameOf = (word: string, currency: string): boolean =>
  [currency, plainForm(currencySign(currency)), ...(otherNames[currency] ?? [])].some(
    (name) => name.toUpperCase() === word.toUpperCase(),
  );

/** The number of an amount in that currency, if it has one; undefined for any other text. */
export function amountIn(text: string, currency: string | undefined): number | undefined {
  const amount = amountOf(text);
  if (!amount || (currency !== undefined && !meansCurrency(amount.beside, currency)))
    return undefined;
  return asNumber(amount.number);
}
