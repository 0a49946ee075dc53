import { Button } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { formRule, passwordProblem } from '../../schema/password.ts';
import { useApplication } from '../application.ts';
import { texts } from '../locale/index.ts';
import { loginPath } from '../routing/static.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { Field } from './Field.tsx';
import { Refusal } from './Refusal.tsx';
import { PasswordInput, TextInput } from './TextInput.tsx';
import { useCapsLock } from './useCapsLock.ts';
import { useCaptcha } from './useCaptcha.ts';
import styles from './account.module.css';

interface Values { username: string; password: string; confirmPassword: string; code: string }
type Errors = Partial<Record<keyof Values, string>>;

const empty: Values = { username: '', password: '', confirmPassword: '', code: '' };

/** 注册 (pages.md 3). Whether it is open is the server's decision; its refusal is shown in the page. */
export function Register() {
  const { http, feedback, site } = useApplication();
  const { passwordRule } = useStore(site);
  const navigate = useNavigate();
  const { captcha, renew } = useCaptcha();
  const capsLock = useCapsLock();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const codeNeeded = captcha.enabled === true;
  const put = (name: keyof Values) => (value: string) => setValues((before) => ({ ...before, [name]: value }));
  const bound = (name: keyof Values) => ({ name, value: values[name], onChange: put(name) });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = errorsIn(values, formRule(passwordRule), codeNeeded);
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    setBusy(true);
    setRefusal(undefined);
    try {
      await http.request({ method: 'POST', url: '/register', body: { ...values, uuid: captcha.uuid }, quiet: true });
      feedback.success(texts.register.done(values.username));
      await navigate(loginPath);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
      put('code')('');
      if (codeNeeded) void renew();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-label={texts.register.title}>
      <h1>{texts.register.title}</h1>
      <Refusal text={refusal ?? captcha.failure} />
      <Field label={texts.common.account} error={errors.username}>
        {(control) => <TextInput {...control} {...bound('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={20} autoFocus />}
      </Field>
      <Field label={texts.common.password} error={errors.password} hint={capsLock.on ? texts.signIn.capsLock : undefined}>
        {(control) => <PasswordInput {...control} {...capsLock.watch} {...bound('password')} autoComplete="new-password" maxLength={20} />}
      </Field>
      <Field label={texts.register.confirm} error={errors.confirmPassword}>
        {(control) => <PasswordInput {...control} {...bound('confirmPassword')} autoComplete="new-password" maxLength={20} />}
      </Field>
      {codeNeeded && <CaptchaField captcha={captcha} value={values.code} error={errors.code} onChange={put('code')} onRenew={() => void renew()} />}
      <Button type="primary" size="large" htmlType="submit" block loading={busy} autoInsertSpace={false}>{texts.register.title}</Button>
      <div className={styles.row}><Link to={loginPath}>{texts.register.back}</Link></div>
    </form>
  );
}

function errorsIn({ username, password, confirmPassword, code }: Values, rule: string, codeNeeded: boolean): Errors {
  const errors: Errors = {};
  const problem = passwordProblem(password, rule);
  if (username === '') errors.username = texts.register.accountMissing;
  else if (username.length < 2 || username.length > 20) errors.username = texts.register.accountLength;
  if (password === '') errors.password = texts.register.passwordMissing;
  else if (problem !== '') errors.password = problem;
  if (confirmPassword === '') errors.confirmPassword = texts.register.confirmMissing;
  else if (confirmPassword !== password) errors.confirmPassword = texts.register.confirmDiffers;
  if (codeNeeded && code.trim() === '') errors.code = texts.captcha.missing;
  return errors;
}
