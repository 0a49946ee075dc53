import { Checkbox as AntCheckbox } from 'antd';
import { singleAria } from '../aria.ts';
import type { InputProps } from '../contract.ts';

/** One box with a text beside it. */
export function Checkbox({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  text,
  ...aria
}: InputProps<boolean> & { text?: string }) {
  const { 'aria-required': _required, ...rest } = singleAria(aria); // a box is never empty
  return (
    <div className="pl-choices">
      <AntCheckbox
        {...rest}
        checked={value === true}
        onChange={({ target }) => onChange?.(target.checked)}
        onBlur={onBlur}
        disabled={disabled || readOnly}
      >
        {text}
      </AntCheckbox>
    </div>
  );
}
