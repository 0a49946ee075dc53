/** How numbers of records are written. */
import { lateTexts } from '../runtime/locale/late/index.ts';
import { asNumber } from '../schema/record/index.ts';
import { numberText } from '../schema/record/numberText.ts';
import type { FigurePlan } from './figures.ts';

/** With all its digits, its currency and unit; nothing for what is no number. */
export const figureText = ({ number, suffix = '' }: FigurePlan, value: unknown): string =>
  asNumber(value) === undefined ? '' : numberText(value, number) + suffix;

/** Short, for an axis: 1.2万, 12K. */
export const axisText = (value: number, { number }: FigurePlan): string => {
  const short = new Intl.NumberFormat(lateTexts.locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(value);
  return number.currency === undefined ? short : numberText(0, number).replace(/[\d.,]+/, short);
};

/** A share of one, in percent. */
export const percentText = (share: number): string =>
  new Intl.NumberFormat(lateTexts.locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    share,
  );
