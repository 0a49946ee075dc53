import { Input as AntInput } from 'antd';
import { singleAria } from '../aria.ts';
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
  onBlur,
  disabled,
  readOnly,
  placeholder,
  status,
  allowClear = true,
  maxLength,
  showCount,
  prefix,
  suffix,
  size,
  autoComplete = 'off',
  ...aria
}: Props) {
  return (
    <AntInput
      {...singleAria(aria)}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
      onBlur={onBlur}
      disabled={disabled}
      readOnly={readOnly}
      placeholder={placeholder}
      status={status}
      allowClear={allowClear && !readOnly}
      maxLength={maxLength}
      showCount={showCount}
      prefix={prefix}
      suffix={suffix}
      size={size}
      autoComplete={autoComplete}
    />
  );
}
