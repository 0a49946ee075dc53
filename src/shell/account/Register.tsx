import { App, ConfigProvider } from 'antd';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import type { PageRoute, PreferenceStore, Notify } from '../../runtime/host.ts';
import type { Viewer } from '../../schema/compile/plan.ts';
import { useApplication } from '../useApplication.ts';
import { texts } from '../locale/index.ts';
import SchemaPage from '../panes/SchemaPage.tsx';
import { useSchemaIndex } from '../panes/useSchemaIndex.ts';
import { addressOf } from '../routing/entries.ts';
import { registerPageId } from '../../schema/bundle/open-pages.ts';
import { Refusal } from './Refusal.tsx';
import styles from './account.module.css';

/** Visitors have none. */
const noPreferences: PreferenceStore = { get: () => undefined, set: () => {} };

/** 注册 (docs/protocol/pages.md#sign-in-and-own-account): the page of that name, for a visitor. */
export function Register() {
  const { site, feedback } = useApplication();
  // The sign-in page comes right after: its visitor still sees the message.
  const notify = useCallback<Notify>(
    (tone, text) => feedback[tone === 'info' ? 'success' : tone](text),
    [feedback],
  );
  const passwordRule = useStore(site).passwordRule || '0';
  const { index, failure } = useSchemaIndex();
  const viewer = useMemo<Viewer>(
    () => ({ permissions: [], roles: [], passwordRule }),
    [passwordRule],
  );
  const route = useVisitorRoute();
  return (
    <div className={styles.form}>
      <h1>{texts.register.title}</h1>
      <Refusal text={failure instanceof Error ? failure.message : undefined} />
      {index && (
        <ConfigProvider componentSize="large">
          <App component={false}>
            <SchemaPage
              pageId={registerPageId}
              route={route}
              preferences={noPreferences}
              features={index.features}
              viewer={viewer}
              notify={notify}
            />
          </App>
        </ConfigProvider>
      )}
    </div>
  );
}

/** The address as a page sees it that stands in no tab. */
function useVisitorRoute(): PageRoute {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      path: pathname,
      query: Object.fromEntries(new URLSearchParams(search)),
      navigate: (to, { replace = false, query = {} } = {}) =>
        void navigate(addressOf(to, query), { replace }),
      back: () => void navigate(-1),
      setQuery: (query) => void navigate(addressOf(pathname, query), { replace: true }),
      setDirty: () => {},
    }),
    [pathname, search, navigate],
  );
}
