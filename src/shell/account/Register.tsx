import { Button } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { formRule, passwordProblem } from '../../schema/password.ts';
import { useApplication } from '../application.ts';
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
      feedback.success(`恭喜你，您的账号 ${values.username} 注册成功！`);
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
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-label="注册">
      <h1>注册</h1>
      <Refusal text={refusal ?? captcha.failure} />
      <Field label="账户" error={errors.username}>
        {(control) => <TextInput {...control} {...bound('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={20} autoFocus />}
      </Field>
      <Field label="密码" error={errors.password} hint={capsLock.on ? '大写锁定已打开' : undefined}>
        {(control) => <PasswordInput {...control} {...capsLock.watch} {...bound('password')} autoComplete="new-password" maxLength={20} />}
      </Field>
      <Field label="确认密码" error={errors.confirmPassword}>
        {(control) => <PasswordInput {...control} {...bound('confirmPassword')} autoComplete="new-password" maxLength={20} />}
      </Field>
      {codeNeeded && <CaptchaField captcha={captcha} value={values.code} error={errors.code} onChange={put('code')} onRenew={() => void renew()} />}
      <Button type="primary" size="large" htmlType="submit" block loading={busy} autoInsertSpace={false}>注册</Button>
      <div className={styles.row}><Link to={loginPath}>使用已有账户登录</Link></div>
    </form>
  );
}

function errorsIn({ username, password, confirmPassword, code }: Values, rule: string, codeNeeded: boolean): Errors {
  const errors: Errors = {};
  const problem = passwordProblem(password, rule);
  if (username === '') errors.username = '请输入您的账号';
  else if (username.length < 2 || username.length > 20) errors.username = '用户账号长度必须介于 2 和 20 之间';
  if (password === '') errors.password = '请输入您的密码';
  else if (problem !== '') errors.password = problem;
  if (confirmPassword === '') errors.confirmPassword = '请再次输入您的密码';
  else if (confirmPassword !== password) errors.confirmPassword = '两次输入的密码不一致';
  if (codeNeeded && code.trim() === '') errors.code = '请输入验证码';
  return errors;
}
