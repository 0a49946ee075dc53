import { Input } from 'antd';
import { controlProps } from '../control.ts';
import type { InputProps } from '../contract.ts';
import './oneTimeCode.css';

/**
 * The digits an authenticator shows or a message brings. One box, not one a digit: people paste,
 * browsers fill it in from the message, and screen readers read it as the one value it is.
 */
export function OneTimeCode({
  value,
  onChange,
  length = 6,
  ...field
}: InputProps<string> & { length?: number }) {
  return (
    <Input
      {...controlProps(field)}
      className="pl-one-time-code"
      style={{ maxWidth: `${length * 1.2 + 4}em` }}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value.replace(/\D/g, '').slice(0, length))}
      placeholder={field.placeholder ?? '0'.repeat(length)}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
