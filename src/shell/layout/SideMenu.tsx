import { Menu } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { PreferenceStore } from '../../runtime/host.ts';
import { useSession, useSettings } from '../useApplication.ts';
import { texts } from '../locale/index.ts';
import { ancestorsOf, oneRootOpen } from '../routing/menu.ts';
import { Logo } from './Logo.tsx';
import { menuItems, openByKey } from './MenuTree.tsx';
import { useCollapsed } from './useCollapsed.ts';
import styles from './SideMenu.module.css';

const remembered = 'menu-open';

/**
 * The menu at the side: 256 wide, 80 collapsed; one root group open, remembered
 * (docs/protocol/product.md#states).
 */
export function SideMenu({
  current,
  preferences,
  drawer = false,
}: {
  current: string;
  preferences: PreferenceStore;
  drawer?: boolean;
}) {
  const { menu } = useSession();
  const { navTheme } = useSettings();
  const [sideCollapsed] = useCollapsed();
  const navigate = useNavigate();
  const theme = navTheme === 'dark' ? 'dark' : 'light';
  const collapsed = sideCollapsed && !drawer;
  const [open, setOpen] = useOpenGroups(current, preferences);
  const items = useMemo(() => menuItems(menu), [menu]);
  const roots = menu.map(({ key }) => key);
  return (
    <nav
      className={styles.sider}
      data-theme={theme}
      data-collapsed={collapsed || undefined}
      data-drawer={drawer || undefined}
      aria-label={texts.layout.mainMenu}
    >
      <Link to="/" className={styles.brand} aria-label={texts.site.title}>
        <Logo size={30} />
        {!collapsed && <span>{texts.site.title}</span>}
      </Link>
      <Menu
        mode="inline"
        theme={theme}
        className={styles.menu}
        inlineCollapsed={collapsed}
        items={items}
        selectedKeys={[current]}
        {...(!collapsed && {
          openKeys: open,
          onOpenChange: (keys: string[]) => setOpen(oneRootOpen(roots, open, keys)),
        })}
        onClick={openByKey(menu, navigate)}
      />
    </nav>
  );
}

/** Open groups: those remembered, and always the ones around the page shown. */
function useOpenGroups(current: string, preferences: PreferenceStore) {
  const { menu } = useSession();
  const ancestors = useMemo(() => ancestorsOf(menu, current) ?? [], [menu, current]);
  const withAncestors = (before: string[]): string[] => {
    if (ancestors.every((key) => before.includes(key))) return before;
    return oneRootOpen(
      menu.map(({ key }) => key),
      before,
      [...new Set([...before, ...ancestors])],
    );
  };
  // The first drawing has them open already: opening them afterwards would move the menu.
  const [open, setOpen] = useState<string[]>(() =>
    withAncestors(preferences.get<string[]>(remembered) ?? []),
  );
  const [seen, setSeen] = useState(ancestors);
  if (seen !== ancestors) {
    setSeen(ancestors);
    setOpen(withAncestors(open));
  }
  useEffect(() => preferences.set(remembered, open), [preferences, open]);
  return [open, setOpen] as const;
}
