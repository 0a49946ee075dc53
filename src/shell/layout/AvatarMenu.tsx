import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import TranslationOutlined from '@ant-design/icons/es/icons/TranslationOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import { App, Dropdown } from 'antd';
import { useNavigate } from 'react-router-dom';
import { reloadAfter } from '../../parts/reload.ts';
import { useApplication, useSession, useTabs } from '../useApplication.ts';
import { texts } from '../locale/index.ts';
import { Avatar } from './Avatar.tsx';
import { useLanguages } from './useLanguages.ts';
import styles from './Header.module.css';

/**
 * 个人中心, 个人设置, 锁定屏幕 and 退出登录; on narrow screens also the language, for which the
 * header has no room.
 */
export function AvatarMenu({ narrow }: { narrow: boolean }) {
  const { lock } = useApplication();
  const { user } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const languages = useLanguages();
  const name = user.nickName ?? user.userName;
  const items = [
    {
      key: 'center',
      icon: <UserOutlined />,
      label: texts.pages.center,
      onClick: () => void navigate('/account/center'),
    },
    {
      key: 'settings',
      icon: <SettingOutlined />,
      label: texts.pages.settings,
      onClick: () => void navigate('/account/settings'),
    },
    ...(narrow
      ? [
          {
            key: 'language',
            icon: <TranslationOutlined />,
            label: texts.layout.language,
            children: languages.items,
          },
        ]
      : []),
    {
      key: 'lock',
      icon: <LockOutlined />,
      label: texts.lock.lock,
      onClick: () => lock.close(user.userId),
    },
    { type: 'divider' as const },
    { key: 'logout', icon: <LogoutOutlined />, label: texts.user.signOut, onClick: signOut },
  ];
  return (
    <Dropdown
      menu={{ items }}
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={(open) => open && narrow && languages.ask()}
    >
      <button
        type="button"
        className={styles.user}
        aria-haspopup="menu"
        aria-label={texts.user.menu(name)}
      >
        <Avatar path={user.avatar} size={28} />
        {!narrow && <span>{name}</span>}
      </button>
    </Dropdown>
  );
}

/** Asks, ends the session and starts the site anew (docs/protocol/product.md). */
function useSignOut(): () => void {
  const application = useApplication();
  const { modal } = App.useApp();
  const { dirty } = useTabs();
  return () => {
    modal.confirm({
      title: texts.common.tip,
      content: (
        <>
          {texts.user.signOutQuestion}
          {dirty.length > 0 && <div>{texts.user.signOutLoss}</div>}
        </>
      ),
      // Where the server cannot be reached, the sign-in page is shown without it.
      onOk: () =>
        reloadAfter(async () => {
          await application.session.signOut();
          location.hash = '';
        }),
    });
  };
}
