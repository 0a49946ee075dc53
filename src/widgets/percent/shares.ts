import { decimalText } from '../../schema/record/decimalText.ts';
import { asNumber } from '../../schema/record/index.ts';

/** How a share is stored: 0.25, or 25. */
export type ShareOf = 'fraction' | 'percent';

/** A number with its point moved, digit by digit: 0.07 is 7, not 7.000000000000001. */
function shifted(value: unknown, places: number): number | undefined {
  const exact = asNumber(value) === undefined ? undefined : decimalText(value);
  return exact === undefined ? undefined : Number(`${exact}e${places}`);
}

/** The percentage of a stored share; undefined for what is no number. */
export const percentOf = (value: unknown, of: ShareOf): number | undefined =>
  shifted(value, of === 'fraction' ? 2 : 0);

/** The share that is stored for a percentage. */
export const shareOf = (percent: number, of: ShareOf): number | undefined =>
  shifted(percent, of === 'fraction' ? -2 : 0);
