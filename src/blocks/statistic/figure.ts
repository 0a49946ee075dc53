/** A figure on a card, of the records it is worked out from. */
import { asNumber } from '../../schema/record/index.ts';
import { sumDecimals } from '../../schema/record/decimalText.ts';
import { readPath } from '../../runtime/data/result.ts';
import type { StatisticItemPlan } from './plan.ts';

export interface Figure {
  /** With all its digits; what is no number as the record holds it. */
  value: unknown;
  /** Change against the record before, as a share of it; undefined: nothing to compare with. */
  change: number | undefined;
  /** Its course; undefined where a record has no number. */
  course: (number | undefined)[];
  /** The record that the steps of the card read. */
  row: unknown;
}

/** Most points of a course. */
const mostPoints = 60;

/** Bad records and values leave gaps; nothing throws. */
export function figureOf(
  records: readonly unknown[],
  { field, isSum }: Pick<StatisticItemPlan, 'field' | 'isSum'>,
): Figure {
  const values = records.map((record) => readPath(record, field));
  const numbers = values.map(asNumber);
  const last = numbers.at(-1);
  const before = numbers.at(-2);
  return {
    value: isSum
      ? sumDecimals(values.filter((value) => asNumber(value) !== undefined))
      : values.at(-1),
    change: isSum ? undefined : changeOf(before, last),
    course: numbers.slice(-mostPoints),
    row: records.at(-1),
  };
}

function changeOf(before: number | undefined, last: number | undefined): number | undefined {
  if (before === undefined || last === undefined || before === 0) return undefined;
  return (last - before) / Math.abs(before);
}
