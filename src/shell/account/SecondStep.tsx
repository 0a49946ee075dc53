import { useEffect, useRef, useState, type FormEvent } from 'react';
import { texts } from '../locale/index.ts';
import { Field } from './Field.tsx';
import { Refusal } from './Refusal.tsx';
import { TextInput } from './TextInput.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import styles from './account.module.css';

interface SecondStepProps {
  refusal: string | undefined;
  busy: boolean;
  onSubmit(code: string): void;
  onBack(): void;
}

/** 两步验证 after the right password: a code of the authenticator, or a recovery code instead. */
export function SecondStep({ refusal, busy, onSubmit, onBack }: SecondStepProps) {
  const [kind, setKind] = useState<'totp' | 'recovery'>('totp');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { label, hint, empty, other } = texts.secondStep[kind];
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
    <form className={styles.form} onSubmit={submit} noValidate aria-label={texts.secondStep.title}>
      <h1>{texts.secondStep.title}</h1>
      <Refusal text={refusal} />
      <p className={styles.note}>{hint}</p>
      <Field label={label} error={error}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            name="totp"
            autoFocus
            autoComplete="one-time-code"
            inputMode={kind === 'totp' ? 'numeric' : 'text'}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            value={code}
            onChange={(text) =>
              setCode(kind === 'totp' ? text.replace(/\D/g, '').slice(0, 6) : text)
            }
          />
        )}
      </Field>
      <div className={styles.row}>
        <button type="button" className={styles.textButton} onClick={change}>
          {other}
        </button>
        <button type="button" className={styles.textButton} onClick={onBack}>
          {texts.secondStep.back}
        </button>
      </div>
      <SubmitButton busy={busy} />
    </form>
  );
}
