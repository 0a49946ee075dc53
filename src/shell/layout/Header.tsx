import MenuFoldOutlined from '@ant-design/icons/es/icons/MenuFoldOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/es/icons/MenuUnfoldOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import { Menu } from 'antd';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { PreferenceStore } from '../../runtime/host.ts';
import { hasPermi } from '../../protocol/rights.ts';
import { useSession, useSettings } from '../useApplication.ts';
import { texts } from '../locale/index.ts';
import { NoticeBell } from '../notices/NoticeBell.tsx';
import { MenuSearch } from '../search/MenuSearch.tsx';
import { AvatarMenu } from './AvatarMenu.tsx';
import { FullscreenButton } from './FullscreenButton.tsx';
import { HeaderButton } from './HeaderButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import { menuItems, openByKey } from './MenuTree.tsx';
import { useCollapsed } from './useCollapsed.ts';
import styles from './Header.module.css';

interface HeaderProps {
  current: string;
  top: boolean;
  narrow: boolean;
  preferences: PreferenceStore;
  onMenu(): void;
  onSettings(): void;
}

/**
 * The bar above the pages: collapse toggle or top menu at the left, the user's tools at the right.
 */
export function Header({ current, top, narrow, preferences, onMenu, onSettings }: HeaderProps) {
  const [collapsed, toggle] = useCollapsed();
  const { navTheme } = useSettings();
  const { viewer } = useSession();
  const dark = navTheme === 'dark' && top;
  const label = narrow
    ? texts.layout.openMenu
    : collapsed
      ? texts.layout.expandMenu
      : texts.layout.collapseMenu;
  return (
    <header className={styles.header} data-theme={dark ? 'dark' : undefined}>
      {top ? (
        <TopMenu current={current} theme={dark ? 'dark' : 'light'} />
      ) : (
        <HeaderButton
          label={label}
          expanded={narrow ? undefined : !collapsed}
          onClick={narrow ? onMenu : toggle}
        >
          {narrow || collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        </HeaderButton>
      )}
      {narrow && (
        <Link to="/" className={styles.brand}>
          <Logo size={24} />
          <span>{texts.site.title}</span>
        </Link>
      )}
      <div className={styles.tools}>
        <MenuSearch preferences={preferences} />
        {!narrow && <FullscreenButton />}
        {hasPermi(viewer, 'system:notice:list') && <NoticeBell />}
        {!narrow && <LanguageMenu />}
        <HeaderButton label={texts.settings.title} onClick={onSettings}>
          <SettingOutlined />
        </HeaderButton>
        <AvatarMenu narrow={narrow} />
      </div>
    </header>
  );
}

/**
 * The menu as a bar, at most 800 px wide (docs/protocol/product.md#limits); groups open as pop-ups.
 */
function TopMenu({ current, theme }: { current: string; theme: 'light' | 'dark' }) {
  const { menu } = useSession();
  const navigate = useNavigate();
  const items = useMemo(() => menuItems(menu), [menu]);
  return (
    <>
      <Link to="/" className={styles.brand}>
        <Logo size={28} />
        <span>{texts.site.title}</span>
      </Link>
      <nav className={styles.menu} aria-label={texts.layout.mainMenu}>
        <Menu
          mode="horizontal"
          theme={theme}
          items={items}
          selectedKeys={[current]}
          onClick={openByKey(menu, navigate)}
        />
      </nav>
    </>
  );
}
