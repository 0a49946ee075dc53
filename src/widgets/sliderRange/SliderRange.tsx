import { InputNumber, Slider } from 'antd';
import { defined } from '../../schema/defined.ts';
import { asNumber, isBlank } from '../../schema/record/index.ts';
import { groupAria } from '../aria.ts';
import type { InputProps } from '../contract.ts';
import { lateTexts } from '../locale/late/index.ts';
import { OddValue } from '../OddValue.tsx';
import type { ScaleProps } from '../sliderInput/SliderInput.tsx';
import '../sliderInput/sliderInput.css';

type End = number | null | undefined;

/**
 * Two numbers on a scale as [from, to], and the same to be typed: null for an open end, undefined
 * when both are.
 */
export function SliderRange({
  id,
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
  placeholder: _placeholder,
  ...aria
}: InputProps & ScaleProps) {
  const [begin, end]: readonly unknown[] = Array.isArray(value) ? value : [];
  const [from, to] = [asNumber(begin), asNumber(end)];
  const isUnset = from === undefined && to === undefined;
  const isOnScale = (one: unknown) => {
    const number = asNumber(one);
    return number === undefined ? isBlank(one) : number >= min && number <= max;
  };
  const isShown = Array.isArray(value) && value.length <= 2 && value.every(isOnScale);
  const change = (next: End, last: End) =>
    onChange?.(isBlank(next) && isBlank(last) ? undefined : [next ?? null, last ?? null]);
  const { from: fromText, to: toText } = lateTexts.range;
  const label = aria['aria-label'];
  const nameOf = (text: string) => (label === undefined ? text : `${label} ${text}`);
  const box = { onBlur, disabled, readOnly, status, step, suffix, inputMode: 'decimal' } as const;
  return (
    <>
      <div
        id={id}
        role="group"
        tabIndex={-1}
        {...groupAria(aria)}
        className={
          isUnset ? 'pl-slider pl-slider-range pl-slider-unset' : 'pl-slider pl-slider-range'
        }
      >
        <Slider
          range
          className="pl-slider-scale"
          value={[from ?? min, to ?? max]}
          onChange={([next, last]) => change(next!, last!)}
          onChangeComplete={onBlur}
          disabled={disabled === true || readOnly === true}
          ariaLabelForHandle={[nameOf(fromText), nameOf(toText)]}
          {...defined({ marks })}
          {...{ min, max, step, reverse }}
        />
        <div className="pl-slider-ends">
          <InputNumber<number>
            {...box}
            aria-label={nameOf(fromText)}
            placeholder={fromText}
            value={from ?? null}
            min={min}
            max={to ?? max}
            onChange={(next) => change(next, to)}
          />
          <span aria-hidden>~</span>
          <InputNumber<number>
            {...box}
            aria-label={nameOf(toText)}
            placeholder={toText}
            value={to ?? null}
            min={from ?? min}
            max={max}
            onChange={(last) => change(from, last)}
          />
        </div>
      </div>
      {!isShown && !isBlank(value) && <OddValue value={value} />}
    </>
  );
}
