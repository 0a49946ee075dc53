import { Skeleton } from 'antd';
import { memo } from 'react';
import { lazyPart } from '../../parts/lazyPart.tsx';
import type { PreferenceStore } from '../../runtime/host.ts';
import { useSession } from '../useApplication.ts';
import { SchemaPage } from './schemaPagePart.ts';
import { ErrorBoundary } from '../results/ErrorBoundary.tsx';
import { MissingPage } from '../results/MissingPage.tsx';
import { ResultPage } from '../results/ResultPage.tsx';
import { designerId, pageIdOf } from '../routing/pageId.ts';
import type { Route } from '../routing/route.ts';
import { FramedPage } from './FramedPage.tsx';
import { usePageRoute } from './usePageRoute.ts';
import { useSchemaIndex } from './useSchemaIndex.ts';

const Home = lazyPart(async () => (await import('../home/Home.tsx')).default, {
  waiting: <Waiting />,
});

const WidgetsPage = lazyPart(async () => (await import('../gallery/WidgetsPage.tsx')).default, {
  waiting: <Waiting />,
});

const DesignerPage = lazyPart(async () => (await import('../designer/DesignerPage.tsx')).default, {
  waiting: <Waiting />,
});

interface PaneContentProps {
  route: Route;
  address: string;
  preferences: PreferenceStore;
}

/** What a route shows. Memoised: a pane out of sight is not rendered again. */
export const PaneContent = memo(function PaneContent({
  route,
  address,
  preferences,
}: PaneContentProps) {
  const { target } = route;
  return (
    <ErrorBoundary>
      {target.kind === 'home' && <Home preferences={preferences} />}
      {target.kind === 'frame' && <FramedPage url={target.url} title={route.title} />}
      {target.kind === 'result' && <ResultPage status={target.status} />}
      {target.kind === 'reserved' && <ResultPage status="reserved" />}
      {(target.kind === 'page' || target.kind === 'widgets') && (
        <ComponentPage
          component={target.kind === 'page' ? target.component : undefined}
          route={route}
          address={address}
          preferences={preferences}
        />
      )}
    </ErrorBoundary>
  );
});

/**
 * The page that a menu's component names, or the notice that there is none; without one that of the
 * widgets.
 */
function ComponentPage({
  component,
  route,
  address,
  preferences,
}: PaneContentProps & { component: string | undefined }) {
  const { index, failure } = useSchemaIndex();
  const pageRoute = usePageRoute(route, address);
  const { viewer } = useSession();
  if (failure) throw failure;
  if (!index) return <Waiting />;
  const { features } = index;
  const host = { route: pageRoute, preferences, features, viewer };
  if (component === undefined) return <WidgetsPage {...host} />;
  const { id, exists } = pageIdOf(component, index.pages);
  if (!exists && id === designerId && features.designer) return <DesignerPage {...host} />;
  if (!exists) return <MissingPage component={component} id={id} />;
  return <SchemaPage pageId={id} {...host} />;
}

function Waiting() {
  return (
    <div style={{ padding: 24 }}>
      <Skeleton active paragraph={{ rows: 6 }} />
    </div>
  );
}
