import { App } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApplication } from '../useApplication.ts';
import { texts } from '../locale/index.ts';

/** Where one changes one's password: 个人设置 › 安全设置. */
const passwordAddress = '/account/settings?tab=security';

/** 安全提示: once after signing in, when the password is not one's own yet or too old. */
export function PasswordNotice() {
  const application = useApplication();
  const navigate = useNavigate();
  const { modal } = App.useApp();
  useEffect(() => {
    const state = application.session.takePasswordNotice();
    if (state === 'own') return;
    modal.confirm({
      title: texts.passwordNotice.title,
      content: texts.passwordNotice[state],
      okText: texts.passwordNotice.change,
      cancelText: texts.passwordNotice.later,
      onOk: () => void navigate(passwordAddress),
    });
  }, [application, modal, navigate]);
  return null;
}
