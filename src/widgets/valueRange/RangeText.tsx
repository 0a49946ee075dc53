import { isOpen, rangeOf } from '../../schema/record/range.ts';
import type { DisplayProps } from '../contract.ts';
import { lateTexts } from '../locale/late/index.ts';
import { plainText, shortText } from '../plainText.ts';
import { numberText, type NumberFormat } from '../numberText/numberText.ts';

interface Props extends DisplayProps, NumberFormat {
  of?: string;
  /** Stands behind each end. */
  unit?: string;
}

const numbers = new Set(['integer', 'decimal', 'money']);

/** From … to …, in one line. */
export function RangeText({ value, of = 'date', unit = '', precision, grouping, currency }: Props) {
  const range = rangeOf(value);
  if (!range) return <>{shortText(plainText(value))}</>;
  const shown = (end: unknown): string =>
    numbers.has(of)
      ? numberText(end, { precision, grouping, currency }) + unit
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
