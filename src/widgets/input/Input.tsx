import { Input as AntInput } from 'antd';
import { controlProps } from '../control.ts';
import type { InputProps } from '../contract.ts';

interface Props extends InputProps<string> {
  allowClear?: boolean;
  maxLength?: number;
  showCount?: boolean;
  prefix?: string;
  suffix?: string;
  size?: 'small' | 'middle' | 'large';
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
  size,
  autoComplete = 'off',
  ...field
}: Props) {
  return (
    <AntInput
      {...controlProps(field)}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
      allowClear={allowClear && !field.readOnly}
      maxLength={maxLength}
      showCount={showCount}
      prefix={prefix}
      suffix={suffix}
      size={size}
      autoComplete={autoComplete}
    />
  );
}
