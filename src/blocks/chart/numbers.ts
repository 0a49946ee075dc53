/** How numbers of a chart are written. */
import { numberText } from '../../widgets/numberText/numberText.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import type { Line, Point } from './points.ts';

/** With all its digits, its currency and unit; nothing for what is no number. */
export const pointText = ({ plan }: Pick<Line, 'plan'>, point: Point | undefined): string =>
  point?.value === undefined ? '' : numberText(point.exact, plan.number) + (plan.suffix ?? '');

/** Short, for an axis: 1.2万, 12K. */
export const axisText = (value: number, { number }: Line['plan']): string => {
  const short = new Intl.NumberFormat(lateTexts.chart.locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(value);
  return number.currency === undefined ? short : numberText(0, number).replace(/[\d.,]+/, short);
};
