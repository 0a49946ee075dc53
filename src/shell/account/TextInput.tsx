import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import { useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { texts } from '../locale/index.ts';
import styles from './account.module.css';

interface TextInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'prefix'
> {
  value: string;
  onChange(value: string): void;
  icon?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A text input in the look of the theme. The pages open to all use it instead of antd's Input,
 * which would bring the form library with it and a quarter more script for the first visit.
 */
export function TextInput({
  icon,
  onChange,
  children,
  ...props
}: TextInputProps & { children?: ReactNode }) {
  return (
    <span className={styles.input} data-invalid={props['aria-invalid'] || undefined}>
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <input {...props} onChange={(event) => onChange(event.target.value)} />
      {children}
    </span>
  );
}

/** A password with a switch to read it. */
export function PasswordInput(props: TextInputProps) {
  const [shown, setShown] = useState(false);
  const label = shown ? texts.reveal.hidePassword : texts.reveal.showPassword;
  return (
    <TextInput {...props} type={shown ? 'text' : 'password'}>
      <button
        type="button"
        className={styles.reveal}
        aria-pressed={shown}
        aria-label={label}
        title={label}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOutlined /> : <EyeInvisibleOutlined />}
      </button>
    </TextInput>
  );
}
