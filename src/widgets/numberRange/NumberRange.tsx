import { NumberInput } from '../numberInput/NumberInput.tsx';
import type { InputProps } from '../contract.ts';
import { lateTexts } from '../locale/late/index.ts';
import './numberRange.css';

interface Props extends InputProps {
  precision?: number;
  grouping?: boolean;
  currency?: string;
  suffix?: string;
}

type End = number | null;

/**
 * The least and the greatest number as [from, to], null for an open end; undefined when both are.
 */
export function NumberRange({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  status,
  precision,
  grouping,
  currency,
  suffix,
  'aria-label': label,
}: Props) {
  const [from = null, to = null] = Array.isArray(value) ? (value as End[]) : [];
  const change = (ends: readonly [End, End]) =>
    onChange?.(ends.every((end) => end === null) ? undefined : ends);
  const shared = { onBlur, disabled, readOnly, status, precision, grouping, currency, suffix };
  const nameOf = (end: string) => (label === undefined ? end : `${label} ${end}`);
  return (
    <div className="pl-number-range">
      <div>
        <NumberInput
          {...shared}
          id={id}
          aria-label={nameOf(lateTexts.range.from)}
          placeholder={lateTexts.range.from}
          value={from}
          onChange={(next) => change([(next as End | undefined) ?? null, to])}
        />
      </div>
      <span aria-hidden>~</span>
      <div>
        <NumberInput
          {...shared}
          aria-label={nameOf(lateTexts.range.to)}
          placeholder={lateTexts.range.to}
          value={to}
          onChange={(next) => change([from, (next as End | undefined) ?? null])}
        />
      </div>
    </div>
  );
}
