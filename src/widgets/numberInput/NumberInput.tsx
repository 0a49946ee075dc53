import { InputNumber } from 'antd';
import { asNumber } from '../../schema/record/index.ts';
import { singleAria } from '../aria.ts';
import type { InputProps } from '../contract.ts';

interface Props extends InputProps {
  min?: number;
  max?: number;
  step?: number;
  precision?: number;
  prefix?: string;
  suffix?: string;
}

/** A number. Limits are reported by the field's message, not by changing what was typed; the arrows stop at them. */
export function NumberInput({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  placeholder,
  status,
  min,
  max,
  step,
  precision,
  prefix,
  suffix,
  ...aria
}: Props) {
  return (
    <InputNumber<number>
      {...singleAria(aria)}
      className="pl-fill"
      value={asNumber(value) ?? null}
      onChange={(next) => onChange?.(next ?? undefined)}
      onBlur={onBlur}
      disabled={disabled}
      readOnly={readOnly}
      placeholder={placeholder}
      status={status}
      min={min}
      max={max}
      step={step}
      precision={precision}
      prefix={prefix}
      suffix={suffix}
    />
  );
}
