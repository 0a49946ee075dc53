import { App, ConfigProvider } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { PasswordNotice } from '../account/PasswordNotice.tsx';
import { texts } from '../locale/index.ts';
import { SessionDialogs } from '../feedback/SessionDialogs.tsx';
import { Panes } from '../panes/Panes.tsx';
import { useLayer } from '../panes/useLayer.ts';
import { useSession, useSettings } from '../useApplication.ts';
import { useLiveStream } from '../live/useLiveStream.ts';
import { localKeys } from '../stores/storage.ts';
import { createPreferences } from '../stores/preferences.ts';
import { documentTitle } from '../routing/breadcrumb.ts';
import { menuKeyOf } from '../routing/menu.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TabBar } from './TabBar.tsx';
import { useCurrentPage } from './useCurrentPage.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useNarrow } from './useNarrow.ts';
import styles from './Frame.module.css';

const MenuDrawer = lazyPart(async () => (await import('./MenuDrawer.tsx')).default, {
  dismiss: ({ onClose }) => onClose(),
  isOpen: ({ open }) => open,
});
const SettingsDrawer = lazyPart(async () => (await import('./SettingsDrawer.tsx')).default, {
  dismiss: ({ onClose }) => onClose(),
  isOpen: ({ open }) => open,
});

/** The signed-in application: menu, header, tabs and the pages. */
export default function Frame() {
  const layer = useLayer('frame-layer');
  return (
    <>
      <ConfigProvider getPopupContainer={() => layer}>
        <App>
          <FrameLayout />
          <PasswordNotice />
        </App>
      </ConfigProvider>
      <SessionDialogs />
    </>
  );
}

function FrameLayout() {
  const { user, menu } = useSession();
  const settings = useSettings();
  const preferences = useMemo(() => createPreferences(localKeys, user.userId), [user.userId]);
  const { route, address } = useCurrentPage();
  const [settingsOpen, setSettingsOpen] = useState<boolean>();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const narrow = useNarrow();
  const top = settings.layout === 'topmenu' && !narrow;
  useLeaveGuard();
  useLiveStream();
  useEffect(() => {
    document.title = documentTitle(route?.title);
  }, [route]);
  // Lists write what they show into the address: only another page closes the menu. While drawing,
  // not afterwards: on a busy machine an effect comes late and would close what was opened since.
  const [drawnPath, setDrawnPath] = useState(route?.path);
  if (drawnPath !== route?.path) {
    setDrawnPath(route?.path);
    setDrawerOpen(false);
  }
  if (!route) return null;
  const current = menuKeyOf(menu, route);
  const modes = {
    'data-top': top || undefined,
    'data-fixed-header': settings.fixedHeader || undefined,
    'data-fixed-sider': settings.fixSiderbar || undefined,
    'data-tabs': settings.multiTab || undefined,
  };
  return (
    <div className={styles.frame} {...modes}>
      <a
        className={styles.skip}
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('content')?.focus();
        }}
      >
        {texts.layout.skip}
      </a>
      {!top && !narrow && <SideMenu current={current} preferences={preferences} />}
      {narrow && (
        <MenuDrawer
          open={drawerOpen}
          onClose={() => setDrawerOpen(false)}
          current={current}
          preferences={preferences}
        />
      )}
      <div className={styles.column}>
        <div className={styles.head} data-head>
          <Header
            current={current}
            top={top}
            narrow={narrow}
            preferences={preferences}
            onMenu={() => setDrawerOpen(true)}
            onSettings={() => setSettingsOpen(true)}
          />
          {settings.multiTab && <TabBar />}
        </div>
        <main
          id="content"
          tabIndex={-1}
          className={styles.content}
          data-fixed-width={(top && settings.contentWidth === 'Fixed') || undefined}
        >
          <Breadcrumbs route={route} />
          <Panes current={route} address={address} preferences={preferences} />
        </main>
        {!settings.hideFooter && <Footer />}
      </div>
      {settingsOpen !== undefined && (
        <SettingsDrawer open={settingsOpen} onClose={() => setSettingsOpen(false)} />
      )}
    </div>
  );
}
