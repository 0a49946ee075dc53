import { Input as AntInput } from 'antd';
import { controlProps } from '../control.ts';
import type { InputProps } from '../contract.ts';
import './input.css';

interface Props extends InputProps<string> {
  allowClear?: boolean;
  maxLength?: number;
  showCount?: boolean;
  prefix?: string;
  suffix?: string;
  /** Texts in boxes of their own, joined to it. */
  addonBefore?: string;
  addonAfter?: string;
  autoComplete?: string;
}

/** One line of text. */
export function Input({
  value,
  onChange,
  allowClear = true,
  maxLength,
  showCount,
  prefix,
  suffix,
  addonBefore,
  addonAfter,
  autoComplete = 'off',
  ...field
}: Props) {
  const input = (
    <AntInput
      {...controlProps(field)}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
      allowClear={allowClear && !field.readOnly}
      maxLength={maxLength}
      showCount={showCount}
      prefix={prefix}
      suffix={suffix}
      autoComplete={autoComplete}
    />
  );
  if (!addonBefore && !addonAfter) return input;
  return (
    <div className="pl-joined">
      {addonBefore && <span className="pl-joined-text">{addonBefore}</span>}
      {input}
      {addonAfter && <span className="pl-joined-text">{addonAfter}</span>}
    </div>
  );
}
