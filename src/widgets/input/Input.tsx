import { Input as AntInput, Space } from 'antd';
import { controlProps } from '../control.ts';
import type { InputProps } from '../contract.ts';

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
    <Space.Compact block>
      {addonBefore && <Space.Addon>{addonBefore}</Space.Addon>}
      {input}
      {addonAfter && <Space.Addon>{addonAfter}</Space.Addon>}
    </Space.Compact>
  );
}
