import { isOpen, rangeOf, type RangeValue } from '../../schema/record/range.ts';
import type { DisplayProps } from '../contract.ts';
import { lateTexts } from '../locale/late/index.ts';
import { plainText, shortText } from '../plainText.ts';
import { numberText, type NumberFormat } from '../../schema/record/numberText.ts';

interface Props extends DisplayProps, NumberFormat {
  of?: string;
  /** Stands behind each end. */
  unit?: string;
}

const numbers = new Set(['integer', 'decimal', 'money']);

/** Two values in a list, as `DateRange` and `NumberRange` hold them. */
const pairOf = (value: unknown): RangeValue | undefined =>
  Array.isArray(value) && value.length === 2 ? { begin: value[0], end: value[1] } : undefined;

/** From … to …, in one line. */
export function RangeText({ value, of, unit, suffix, precision, grouping, currency }: Props) {
  const range = rangeOf(value) ?? pairOf(value);
  if (!range || (isOpen(range.begin) && isOpen(range.end)))
    return <>{shortText(plainText(value))}</>;
  const isNumber = (end: unknown) => (of === undefined ? typeof end === 'number' : numbers.has(of));
  const shown = (end: unknown): string =>
    isNumber(end)
      ? numberText(end, { precision, grouping, currency }) + (unit ?? suffix ?? '')
      : shortText(plainText(end));
  const { begin, end } = range;
  return (
    <span className="pl-number">
      {isOpen(end)
        ? lateTexts.range.since(shown(begin))
        : isOpen(begin)
          ? lateTexts.range.until(shown(end))
          : lateTexts.range.between(shown(begin), shown(end))}
    </span>
  );
}
