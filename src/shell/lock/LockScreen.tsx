import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import { Button } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../runtime/host.ts';
import { PasswordInput } from '../account/TextInput.tsx';
import { useCapsLock } from '../../widgets/useCapsLock.ts';
import { useApplication } from '../useApplication.ts';
import weave from '../assets/weave.svg';
import { SessionDialogs } from '../feedback/SessionDialogs.tsx';
import { Avatar } from '../layout/Avatar.tsx';
import { texts } from '../locale/index.ts';
import { documentTitle } from '../routing/breadcrumb.ts';
import { signInAddress } from '../routing/redirect.ts';
import { loginPath } from '../routing/paths.ts';
import type { SessionUser } from '../../protocol/viewer.ts';
import { Clock } from './Clock.tsx';
import styles from './LockScreen.module.css';
import { sessionPaths } from '../../protocol/addresses.ts';
import { codes } from '../../protocol/codes.ts';

/**
 * 锁定屏幕 (docs/protocol/frame.md#screen-lock-vue3): nothing of the application is seen before its
 * user gives the password.
 */
export default function LockScreen({
  user,
  alone,
}: {
  user: SessionUser;
  /** No frame stands behind it. */ alone: boolean;
}) {
  const { password, setPassword, refusal, busy, unlock, leave } = useUnlock();
  const capsLock = useCapsLock();
  const input = useRef<HTMLInputElement>(null);
  useTitle(texts.lock.locked);
  // A refused password is overwritten by the next one.
  useLayoutEffect(() => {
    if (refusal) input.current?.select();
  }, [refusal]);
  const name = user.nickName ?? user.userName;
  const note = refusal ?? (capsLock.on ? texts.signIn.capsLock : undefined);
  return (
    <main className={styles.screen} aria-label={texts.lock.screen}>
      <img src={weave} alt="" className={styles.picture} />
      <Clock />
      <form className={styles.card} onSubmit={unlock} noValidate aria-label={texts.lock.unlock}>
        <Avatar path={user.avatar} size={64} />
        <h1>{name}</h1>
        <p className={styles.hint}>{texts.lock.hint}</p>
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user.userName}
          readOnly
          hidden
        />
        <PasswordInput
          {...capsLock.watch}
          ref={input}
          name="password"
          autoComplete="current-password"
          maxLength={100}
          icon={<LockOutlined />}
          placeholder={texts.proof.passwordMissing}
          aria-label={texts.proof.password}
          aria-invalid={refusal !== undefined}
          aria-describedby={note ? 'lock-note' : undefined}
          autoFocus
          value={password}
          onChange={setPassword}
        />
        <p id="lock-note" className={styles.note} role={refusal ? 'alert' : undefined}>
          {note}
        </p>
        <Button type="primary" size="large" htmlType="submit" block loading={busy}>
          {texts.lock.unlock}
        </Button>
        <Button type="link" htmlType="button" onClick={leave}>
          {texts.lock.leave}
        </Button>
      </form>
      {alone && <SessionDialogs />}
    </main>
  );
}

/** Asks the server whether the password is right. */
function useUnlock() {
  const { http, lock, session } = useApplication();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const toSignIn = () => void navigate(signInAddress(pathname, search) ?? loginPath);

  async function ask() {
    setBusy(true);
    setRefusal(undefined);
    try {
      await http.request({
        method: 'POST',
        url: sessionPaths.unlock,
        body: { password },
        quiet: true,
      });
      lock.open();
      // Where the focus was before cannot be restored for a page that was hidden: it begins at the
      // contents.
      requestAnimationFrame(() => document.getElementById('content')?.focus());
    } catch (error) {
      // An ended session must not show the page behind: the sign-in page takes the place of the
      // lock.
      if (error instanceof ApiError && error.code === codes.unauthenticated) {
        session.suspend();
        return toSignIn();
      }
      setRefusal(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    password,
    setPassword,
    refusal,
    busy,
    unlock(event: FormEvent) {
      event.preventDefault();
      if (password === '') setRefusal(texts.signIn.passwordMissing);
      else void ask();
    },
    leave: () => void session.leave().then(toSignIn),
  };
}

/** The window's title while this is shown; the page's own would give away what lies behind. */
function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = documentTitle(title);
    return () => {
      document.title = before;
    };
  }, [title]);
}
