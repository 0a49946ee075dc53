import { InputNumber, Slider } from 'antd';
import { defined } from '../../schema/defined.ts';
import { asNumber, isBlank } from '../../schema/record/index.ts';
import { singleAria } from '../aria.ts';
import type { InputProps } from '../contract.ts';
import { valueTexts } from '../locale/values.ts';
import { OddValue } from '../OddValue.tsx';
import './sliderInput.css';

/** A scale, and how it is drawn. */
export interface ScaleProps {
  min?: number;
  max?: number;
  step?: number;
  suffix?: string;
  reverse?: boolean;
  marks?: Readonly<Record<string, string>>;
}

/** A number on a scale, and the same to be typed. Without a value nothing is filled in. */
export function SliderInput({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  status,
  min = 0,
  max = 100,
  step = 1,
  suffix,
  reverse = false,
  marks,
  ...aria
}: InputProps & ScaleProps) {
  const number = asNumber(value);
  const isOut = number === undefined ? !isBlank(value) : number < min || number > max;
  const isLocked = disabled === true || readOnly === true;
  const change = (next: number | null) => onChange?.(next ?? undefined);
  const label = aria['aria-label'];
  return (
    <>
      <div className={number === undefined ? 'pl-slider pl-slider-unset' : 'pl-slider'}>
        <Slider
          className="pl-slider-scale"
          value={number ?? min}
          onChange={change}
          onChangeComplete={onBlur}
          disabled={isLocked}
          {...defined({
            marks,
            ariaLabelForHandle: label,
            ariaLabelledByForHandle: label === undefined ? aria['aria-labelledby'] : undefined,
          })}
          {...{ min, max, step, reverse }}
        />
        <InputNumber<number>
          {...singleAria(aria)}
          className="pl-slider-number"
          inputMode="decimal"
          value={number ?? null}
          onChange={change}
          placeholder={valueTexts().slider.none}
          {...{ onBlur, disabled, readOnly, status, min, max, step, suffix }}
        />
      </div>
      {isOut && <OddValue value={value} />}
    </>
  );
}
