import { Input } from 'antd';
import { singleAria } from '../aria.ts';
import type { InputProps } from '../contract.ts';

/**
 * The digits an authenticator shows or a message brings. One box, not one a digit: people paste,
 * browsers fill it in from the message, and screen readers read it as the one value it is.
 */
export function OneTimeCode({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  placeholder,
  status,
  length = 6,
  ...aria
}: InputProps<string> & { length?: number }) {
  return (
    <Input
      {...singleAria(aria)}
      className="pl-one-time-code"
      style={{ maxWidth: `${length * 1.2 + 4}em` }}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value.replace(/\D/g, '').slice(0, length))}
      onBlur={onBlur}
      disabled={disabled}
      readOnly={readOnly}
      placeholder={placeholder ?? '0'.repeat(length)}
      status={status}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
