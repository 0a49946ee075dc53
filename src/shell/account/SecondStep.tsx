import { Button } from 'antd';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Field } from './Field.tsx';
import { Refusal } from './Refusal.tsx';
import { TextInput } from './TextInput.tsx';
import styles from './account.module.css';

interface SecondStepProps { refusal: string | undefined; busy: boolean; onSubmit(code: string): void; onBack(): void }

const kinds = {
  totp: { label: '两步验证码', hint: '请输入身份验证器应用显示的 6 位验证码', empty: '请输入两步验证码', other: '手机不在身边？使用恢复码' },
  recovery: { label: '恢复码', hint: '每个恢复码只能使用一次', empty: '请输入恢复码', other: '使用身份验证器' },
} as const;

/** 两步验证 after the right password: a code of the authenticator, or a recovery code instead. */
export function SecondStep({ refusal, busy, onSubmit, onBack }: SecondStepProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('totp');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { label, hint, empty, other } = kinds[kind];
  useEffect(() => {
    if (refusal !== undefined) input.current?.select();
  }, [refusal]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = code.trim();
    setError(given === '' ? empty : undefined);
    if (given === '') input.current?.focus();
    else onSubmit(given);
  }

  function change() {
    setKind(kind === 'totp' ? 'recovery' : 'totp');
    setCode('');
    setError(undefined);
    input.current?.focus();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="两步验证">
      <h1>两步验证</h1>
      <Refusal text={refusal} />
      <p className={styles.note}>{hint}</p>
      <Field label={label} error={error}>
        {(control) => <TextInput {...control} ref={input} name="totp" autoFocus autoComplete="one-time-code" inputMode={kind === 'totp' ? 'numeric' : 'text'} autoCapitalize="characters" spellCheck={false}
          maxLength={20} value={code} onChange={(text) => setCode(kind === 'totp' ? text.replace(/\D/g, '').slice(0, 6) : text)} />}
      </Field>
      <div className={styles.row}>
        <button type="button" className={styles.textButton} onClick={change}>{other}</button>
        <button type="button" className={styles.textButton} onClick={onBack}>返回</button>
      </div>
      <Button type="primary" size="large" htmlType="submit" block loading={busy} autoInsertSpace={false}>确定</Button>
    </form>
  );
}
