import { App } from 'antd';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { LanguageMenu } from '../layout/LanguageMenu.tsx';
import { Logo } from '../layout/Logo.tsx';
import { texts } from '../locale/index.ts';
import { ErrorBoundary } from '../results/ErrorBoundary.tsx';
import { openTitle } from '../routing/openTitle.ts';
import { homePath, loginPath } from '../routing/paths.ts';
import { useApplication } from '../useApplication.ts';
import styles from './open.module.css';

/** Around pages that are open to all: what they are called, and the way into the application. */
export function OpenLayout() {
  const { session } = useApplication();
  const { pathname } = useLocation();
  const isSignedIn = useStore(session, (state) => state.session !== null) || session.exists();
  return (
    <div className={styles.layout}>
      <header className={styles.head}>
        <Logo size={28} />
        <h1>{openTitle(pathname)}</h1>
        <LanguageMenu />
        <Link to={isSignedIn ? homePath : loginPath}>
          {isSignedIn ? texts.pages.home : texts.pages.signIn}
        </Link>
      </header>
      <main>
        <ErrorBoundary key={pathname}>
          <App component={false}>
            <Outlet />
          </App>
        </ErrorBoundary>
      </main>
    </div>
  );
}
