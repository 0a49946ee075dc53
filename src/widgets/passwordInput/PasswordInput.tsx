import { Input } from 'antd';
import { defined } from '../../schema/defined.ts';
import { singleAria } from '../aria.ts';
import type { InputProps } from '../contract.ts';
import { passwordDemands } from '../../schema/password.ts';
import { useCapsLock } from '../useCapsLock.ts';
import { texts } from '../locale/index.ts';
import { Strength } from './Strength.tsx';
import './passwordInput.css';

interface Props {
  maxLength?: number;
  prefix?: string;
  suffix?: string;
  isNew?: boolean;
  checks?: boolean;
  /** Shows how hard it is to guess. */
  strength?: boolean;
  rule?: string;
}

/**
 * A secret; shown on request only. Browsers fill in a stored one only where it is not a new one.
 * With `checks` it shows while typing what of a rule holds.
 */
export function PasswordInput({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  placeholder,
  status,
  size,
  prefix,
  suffix,
  maxLength,
  isNew = true,
  checks = false,
  strength = false,
  rule = 'strong',
  ...aria
}: InputProps<string> & Props) {
  const text = value ?? '';
  const {
    on: capsLock,
    watch: { onBlur: leave, ...keys },
  } = useCapsLock();
  return (
    <>
      <Input.Password
        {...singleAria(aria)}
        value={text}
        onChange={(event) => onChange?.(event.target.value)}
        onBlur={() => {
          leave();
          onBlur?.();
        }}
        {...keys}
        disabled={disabled}
        readOnly={readOnly}
        placeholder={placeholder}
        status={status}
        prefix={prefix}
        suffix={suffix}
        {...defined({ size })}
        maxLength={maxLength}
        autoComplete={isNew ? 'new-password' : 'current-password'}
      />
      {capsLock && (
        <div className="pl-password-hint" role="status">
          {texts.password.capsLock}
        </div>
      )}
      {strength && text !== '' && <Strength password={text} />}
      {checks && (
        <ul className="pl-password-checks" aria-label={texts.password.demands}>
          {passwordDemands(rule).map(({ label: demand, holds }) => {
            const label = String(demand);
            const met = holds(text);
            return (
              <li key={label} className={met ? 'pl-met' : undefined}>
                <span aria-hidden>{met ? '✓' : '○'}</span> {label}
                <span className="visually-hidden">
                  {met ? texts.password.met : texts.password.unmet}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
