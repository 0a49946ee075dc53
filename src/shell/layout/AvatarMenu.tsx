import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import { App, Dropdown } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useApplication, useSession, useTabs } from '../application.ts';
import { Avatar } from './Avatar.tsx';
import styles from './Header.module.css';

/** 个人中心, 个人设置, 锁定屏幕 and 退出登录. */
export function AvatarMenu({ narrow }: { narrow: boolean }) {
  const { lock } = useApplication();
  const { user } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const name = user.nickName ?? user.userName;
  const items = [
    { key: 'center', icon: <UserOutlined />, label: '个人中心', onClick: () => void navigate('/account/center') },
    { key: 'settings', icon: <SettingOutlined />, label: '个人设置', onClick: () => void navigate('/account/settings') },
    { key: 'lock', icon: <LockOutlined />, label: '锁定屏幕', onClick: () => lock.close(user.userId) },
    { type: 'divider' as const },
    { key: 'logout', icon: <LogoutOutlined />, label: '退出登录', onClick: signOut },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <button type="button" className={styles.user} aria-haspopup="menu" aria-label={`用户菜单：${name}`}>
        <Avatar path={user.avatar} size={28} />
        {!narrow && <span>{name}</span>}
      </button>
    </Dropdown>
  );
}

/** Asks, ends the session and starts the site anew (spec.md 2). */
function useSignOut(): () => void {
  const application = useApplication();
  const { modal } = App.useApp();
  const { dirty } = useTabs();
  return () => {
    modal.confirm({
      title: '提示',
      content: <>确定注销并退出系统吗？{dirty.length > 0 && <div>有未保存的修改，退出后将会丢失。</div>}</>,
      async onOk() {
        await application.signOut();
        location.hash = '';
        location.reload();
      },
    });
  };
}
