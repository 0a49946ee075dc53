import { texts } from '../locale/index.ts';
import { Field } from './Field.tsx';
import type { Captcha } from './useCaptcha.ts';
import { TextInput } from './TextInput.tsx';
import styles from './account.module.css';

export interface CaptchaFieldProps {
  captcha: Captcha;
  value: string;
  error?: string | undefined;
  onChange(value: string): void;
  onRenew(): void;
}

/** 验证码: the answer, and the picture as a button that brings another one. */
export function CaptchaField({ captcha, value, error, onChange, onRenew }: CaptchaFieldProps) {
  return (
    <Field label={texts.captcha.label} error={error}>
      {(control) => (
        <div className={styles.captcha}>
          <TextInput
            {...control}
            name="code"
            autoComplete="off"
            maxLength={8}
            value={value}
            onChange={onChange}
          />
          <button
            type="button"
            className={styles.captchaImage}
            onClick={onRenew}
            aria-label={texts.captcha.renew}
            title={texts.captcha.renewHint}
          >
            {captcha.image ? (
              <img src={captcha.image} alt={texts.captcha.picture} width={120} height={40} />
            ) : (
              <span>{texts.captcha.fetch}</span>
            )}
          </button>
        </div>
      )}
    </Field>
  );
}
