import { App } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApplication } from '../application.ts';
import type { PasswordState } from '../stores/session.ts';

/** Where one changes one's password: 个人设置 › 安全设置. */
const passwordAddress = '/account/settings?tab=security';

/** Texts of pages.md 9.1. */
const texts: Readonly<Record<Exclude<PasswordState, 'own'>, string>> = {
  initial: '您的密码还是初始密码，请修改密码！',
  expired: '您的密码已过期，请尽快修改密码！',
};

/** 安全提示: once after signing in, when the password is not one's own yet or too old. */
export function PasswordNotice() {
  const application = useApplication();
  const navigate = useNavigate();
  const { modal } = App.useApp();
  useEffect(() => {
    const state = application.takePasswordNotice();
    if (state === 'own') return;
    modal.confirm({ title: '安全提示', content: texts[state], okText: '去修改', cancelText: '稍后', onOk: () => void navigate(passwordAddress) });
  }, [application, modal, navigate]);
  return null;
}
