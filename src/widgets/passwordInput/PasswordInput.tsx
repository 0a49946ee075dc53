import { Input } from 'antd';
import { singleAria } from '../aria.ts';
import type { InputProps } from '../contract.ts';

/** A secret; shown on request only. Browsers fill in a stored one only where it is not a new one. */
export function PasswordInput({ value, onChange, onBlur, disabled, readOnly, placeholder, status, maxLength, isNew = true, ...aria }: InputProps<string> & { maxLength?: number; isNew?: boolean }) {
  return (
    <Input.Password
      {...singleAria(aria)}
      value={value ?? ''} onChange={(event) => onChange?.(event.target.value)} onBlur={onBlur}
      disabled={disabled} readOnly={readOnly} placeholder={placeholder} status={status}
      maxLength={maxLength} autoComplete={isNew ? 'new-password' : 'current-password'}
    />
  );
}
