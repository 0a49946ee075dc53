import { Field } from './Field.tsx';
import type { Captcha } from './useCaptcha.ts';
import { TextInput } from './TextInput.tsx';
import styles from './account.module.css';

export interface CaptchaFieldProps { captcha: Captcha; value: string; error?: string | undefined; onChange(value: string): void; onRenew(): void }

/** 验证码: the answer, and the picture as a button that brings another one. */
export function CaptchaField({ captcha, value, error, onChange, onRenew }: CaptchaFieldProps) {
  return (
    <Field label="验证码" error={error}>
      {(control) => (
        <div className={styles.captcha}>
          <TextInput {...control} name="code" placeholder="验证码" autoComplete="off" maxLength={8} value={value} onChange={onChange} />
          <button type="button" className={styles.captchaImage} onClick={onRenew} aria-label="换一张验证码" title="看不清？换一张">
            {captcha.image ? <img src={captcha.image} alt="验证码图片" width={120} height={40} /> : <span>点击获取</span>}
          </button>
        </div>
      )}
    </Field>
  );
}
