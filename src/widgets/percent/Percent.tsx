import { InputNumber } from 'antd';
import { isBlank } from '../../schema/record/index.ts';
import { controlProps } from '../control.ts';
import type { DisplayProps, InputProps } from '../contract.ts';
import { numberText } from '../../schema/record/numberText.ts';
import { OddValue } from '../OddValue.tsx';
import './percent.css';
import { percentOf, shareOf, type ShareOf } from './shares.ts';

interface Share {
  of?: ShareOf;
  precision?: number;
}

interface InputShare extends Share {
  /** What is typed beyond these becomes the nearest of them when the control is left. */
  min?: number;
  max?: number;
  step?: number;
  bar?: boolean;
}

/** `25%` and `２５％` are pasted as well as 25. */
const readPercent = (text: string | undefined): number =>
  (text ?? '').normalize('NFKC').replaceAll(/[%,\s]/g, '') as unknown as number;

/** A percentage that is entered. */
export function PercentInput({
  value,
  onChange,
  of = 'fraction',
  precision,
  bar: _bar,
  min,
  max,
  step,
  ...field
}: InputProps & InputShare) {
  const percent = percentOf(value, of);
  return (
    <>
      <InputNumber<number>
        {...controlProps(field)}
        className="pl-fill"
        inputMode="decimal"
        value={percent ?? null}
        parser={readPercent}
        onChange={(next) => onChange?.(next === null ? undefined : shareOf(next, of))}
        min={min}
        max={max}
        step={step}
        precision={precision}
        suffix="%"
      />
      {percent === undefined && !isBlank(value) && <OddValue value={value} />}
    </>
  );
}

/** A percentage that is shown; what is no number is shown as it is. */
export function PercentText({
  value,
  of = 'fraction',
  precision,
  bar = false,
}: DisplayProps & Share & { bar?: boolean }) {
  const percent = percentOf(value, of);
  if (percent === undefined) return <>{numberText(value)}</>;
  const text = `${numberText(percent, { precision })}%`;
  if (!bar) return <span className="pl-number">{text}</span>;
  const width = `${Math.min(Math.max(percent, 0), 100)}%`;
  return (
    <span className="pl-percent">
      <span className="pl-percent-bar" aria-hidden>
        <span style={{ width }} />
      </span>
      <span className="pl-number">{text}</span>
    </span>
  );
}
