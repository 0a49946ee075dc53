import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { useApplication } from '../useApplication.ts';
import { texts } from '../locale/index.ts';
import { registerPath } from '../routing/paths.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { Field } from './Field.tsx';
import { Refusal } from './Refusal.tsx';
import { readRemembered, remember } from './remembered.ts';
import { SecondStep } from './SecondStep.tsx';
import { PasswordInput, TextInput } from './TextInput.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useCapsLock } from '../../widgets/useCapsLock.ts';
import { useCaptcha } from './useCaptcha.ts';
import { useSignIn } from './useSignIn.ts';
import styles from './account.module.css';
import { defined } from '../../schema/defined.ts';

interface Errors {
  username?: string;
  password?: string;
  code?: string;
}

/**
 * 登录 (docs/protocol/pages.md#sign-in-and-own-account). Refusals stand in the page, never in a
 * notification (docs/protocol/product.md#errors).
 */
export function SignIn() {
  const remembered = useState(readRemembered)[0];
  const [username, setUsername] = useState(remembered.username);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [rememberMe, setRememberMe] = useState(remembered.rememberMe);
  const [errors, setErrors] = useState<Errors>({});
  const registration = useStore(useApplication().site).registration;
  const { captcha, renew } = useCaptcha();
  const capsLock = useCapsLock();
  const codeNeeded = captcha.enabled === true;
  const { refusal, busy, signIn, step, back } = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = errorsIn({
      username,
      password,
      ...defined({ code: codeNeeded ? code : undefined }),
    });
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    remember({ username: username.trim(), rememberMe });
    const outcome = await signIn({
      username: username.trim(),
      password,
      code,
      ...defined({ uuid: captcha.uuid || undefined }),
    });
    if (outcome !== 'refused') return;
    // One try per picture (docs/protocol/sign-in.md#sign-in): a refusal needs another one.
    begin();
    passwordInput.current?.select();
  }

  /** The first step again: its captcha was used up. */
  function begin() {
    setCode('');
    if (codeNeeded) void renew();
  }

  async function submitCode(totp: string) {
    if ((await signIn({ ...step!, totp })) === 'refused') begin();
  }

  if (step)
    return (
      <SecondStep
        refusal={refusal}
        busy={busy}
        onSubmit={(totp) => void submitCode(totp)}
        onBack={() => {
          back();
          begin();
        }}
      />
    );
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={texts.signIn.title}
    >
      <h1>{texts.signIn.title}</h1>
      <Refusal text={refusal ?? captcha.failure} />
      <Field label={texts.common.account} error={errors.username}>
        {(control) => (
          <TextInput
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={50}
            icon={<UserOutlined />}
            autoFocus={!remembered.username}
            value={username}
            onChange={setUsername}
          />
        )}
      </Field>
      <Field
        label={texts.common.password}
        error={errors.password}
        hint={capsLock.on ? texts.signIn.capsLock : undefined}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...capsLock.watch}
            ref={passwordInput}
            name="password"
            autoComplete="current-password"
            maxLength={100}
            icon={<LockOutlined />}
            autoFocus={remembered.username !== ''}
            value={password}
            onChange={setPassword}
          />
        )}
      </Field>
      {codeNeeded && (
        <CaptchaField
          captcha={captcha}
          value={code}
          error={errors.code}
          onChange={setCode}
          onRenew={() => void renew()}
        />
      )}
      <div className={styles.row}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={rememberMe}
            onChange={(event) => setRememberMe(event.target.checked)}
          />
          {texts.signIn.remember}
        </label>
        {registration && <Link to={registerPath}>{texts.signIn.register}</Link>}
      </div>
      <SubmitButton busy={busy} />
    </form>
  );
}

/** The rules' texts of docs/protocol/pages.md#sign-in-and-own-account, for the empty ones. */
function errorsIn({
  username,
  password,
  code,
}: {
  username: string;
  password: string;
  code?: string;
}): Errors {
  return {
    ...defined({
      username: username.trim() ? undefined : texts.signIn.accountMissing,
      password: password ? undefined : texts.signIn.passwordMissing,
      code: code?.trim() === '' ? texts.captcha.missing : undefined,
    }),
  };
}
