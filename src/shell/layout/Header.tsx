import MenuFoldOutlined from '@ant-design/icons/es/icons/MenuFoldOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/es/icons/MenuUnfoldOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import { Menu } from 'antd';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useApplication, useSession, useSettings } from '../application.ts';
import { siteTitle } from '../routing/breadcrumb.ts';
import { AvatarMenu } from './AvatarMenu.tsx';
import { FullscreenButton } from './FullscreenButton.tsx';
import { HeaderButton } from './HeaderButton.tsx';
import { Logo } from './Logo.tsx';
import { menuItems, openByKey } from './MenuTree.tsx';
import styles from './Header.module.css';

interface HeaderProps { current: string; top: boolean; narrow: boolean; onMenu(): void; onSettings(): void }

/** The bar above the pages: collapse toggle or top menu at the left, the user's tools at the right. */
export function Header({ current, top, narrow, onMenu, onSettings }: HeaderProps) {
  const { settings } = useApplication();
  const { sideCollapsed, navTheme } = useSettings();
  const dark = navTheme === 'dark' && top;
  const label = narrow ? '打开菜单' : sideCollapsed ? '展开菜单' : '收起菜单';
  return (
    <header className={styles.header} data-theme={dark ? 'dark' : undefined}>
      {top ? <TopMenu current={current} theme={dark ? 'dark' : 'light'} /> : (
        <HeaderButton label={label} expanded={narrow ? undefined : !sideCollapsed} onClick={narrow ? onMenu : () => settings.change({ sideCollapsed: !sideCollapsed })}>
          {narrow || sideCollapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        </HeaderButton>
      )}
      {narrow && <Link to="/" className={styles.brand}><Logo size={24} /><span>{siteTitle}</span></Link>}
      <div className={styles.tools}>
        {!narrow && <FullscreenButton />}
        <HeaderButton label="界面设置" onClick={onSettings}><SettingOutlined /></HeaderButton>
        <AvatarMenu narrow={narrow} />
      </div>
    </header>
  );
}

/** The menu as a bar, at most 800 px wide (spec.md 9); groups open as pop-ups. */
function TopMenu({ current, theme }: { current: string; theme: 'light' | 'dark' }) {
  const { menu } = useSession();
  const navigate = useNavigate();
  const items = useMemo(() => menuItems(menu), [menu]);
  return (
    <>
      <Link to="/" className={styles.brand}><Logo size={28} /><span>{siteTitle}</span></Link>
      <nav className={styles.menu} aria-label="主菜单"><Menu mode="horizontal" theme={theme} items={items} selectedKeys={[current]} onClick={openByKey(menu, navigate)} /></nav>
    </>
  );
}
