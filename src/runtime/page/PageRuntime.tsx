import { useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { PagePlan } from '../../schema/compile/plan.ts';
import { reuse } from '../../schema/merge/reuse.ts';
import { WidgetHostContext } from '../../widgets/contract.ts';
import { ActionProvider } from '../action/ActionProvider.tsx';
import { useActions } from '../action/context.ts';
import { StepsContext } from '../action/step.ts';
import { DataContext } from '../data/context.ts';
import { dictCacheOf, type DictCache } from '../data/dicts.ts';
import { findChoice } from '../data/choices.ts';
import { RequestPool } from '../data/pool.ts';
import { Sources } from '../data/Sources.tsx';
import { useDicts } from '../data/useDicts.ts';
import { Failed } from '../display/Failed.tsx';
import { Outcome } from '../display/Outcome.tsx';
import { plainHttp } from '../data/announcements.ts';
import { announcing } from '../data/writes.ts';
import { useLatest } from '../core/hooks/useLatest.ts';
import {
  RuntimeHostContext,
  useRuntimeHost,
  type PageBundle,
  type PageRoute,
  type RuntimeHost,
} from '../host.ts';
import { readAddressState } from '../core/addressState.ts';
import { Blocks } from './Blocks.tsx';
import { PageContext, usePage, type PageContextValue } from '../core/context.ts';
import { compileBundle } from './compileBundle.ts';
import { PageProblems } from './PageProblems.tsx';
import { preloadOpened } from './preload.ts';
import { PageStore } from '../core/pageStore.ts';
import { watchRoom } from '../core/room.ts';
import { useStore } from '../core/store.ts';
import { usePageBundle } from './usePageBundle.ts';
import { useWidgetHost } from './useWidgetHost.ts';
import { texts } from '../locale/index.ts';
import './page.css';
import './print.css';
import type { EvaluateHost } from '../core/evaluate.ts';

/** A page by its id: loads its file, compiles it for the viewer, and renders it. */
export function PageRuntime({ id, route }: { id: string; route: PageRoute }): ReactElement {
  const loaded = usePageBundle(id);
  switch (loaded.state) {
    case 'loading':
      return (
        <div className="pl-panel pl-waiting" aria-busy>
          <i />
          <i />
          <i />
          <i />
        </div>
      );
    case 'failed':
      return (
        <div className="pl-panel">
          <Failed title={texts.page.failed} message={loaded.message} onRetry={loaded.retry} />
        </div>
      );
    case 'ready':
      return (
        <CompiledPage
          key={`${id} ${loaded.bundle.hash}`}
          id={id}
          bundle={loaded.bundle}
          route={route}
        />
      );
  }
}

/** A page that is at hand with all it needs: compiled for the viewer, and rendered. */
export function CompiledPage({
  id,
  bundle,
  route,
  children,
}: {
  id: string;
  bundle: PageBundle;
  route: PageRoute;
  /** Has access to what everything in the page has. */
  children?: ReactNode;
}) {
  const { protocol, viewer, widgets, blocks, customActions } = useRuntimeHost();
  const steps = useContext(StepsContext);
  // Only what the plan is made of: a changed table size or theme is no reason to compile again.
  const compiled = useMemo(
    () => compileBundle(bundle, { protocol, viewer, widgets, blocks, customActions, steps }),
    [bundle, protocol, viewer, widgets, blocks, customActions, steps],
  );
  const plan = useReused('plan' in compiled ? compiled.plan : undefined);
  if ('problems' in compiled) return <PageProblems id={id} problems={compiled.problems} />;
  if (!plan?.allowed)
    return (
      <div className="pl-panel">
        <Outcome status="warning" title={texts.page.forbidden} />
      </div>
    );
  return (
    <PageScope plan={plan} route={route}>
      <Body />
      {children}
    </PageScope>
  );
}

/**
 * The plan, with all parts of the last one that say the same: what has not changed is not drawn.
 */
function useReused(plan: PagePlan | undefined): PagePlan | undefined {
  const last = useRef<PagePlan>(undefined);
  const reused = useMemo(() => plan && reuse(last.current, plan), [plan]);
  useEffect(() => {
    last.current = reused;
  }, [reused]);
  return reused;
}

/** What functions of the expression language ask of a page. */
const expressionHost = ({ protocol, viewer }: RuntimeHost, dicts: DictCache): EvaluateHost => ({
  dictLabel: (type, value) => findChoice(dicts.get(type), value)?.label,
  hasPermi: (permission) => protocol.rights.hasPermission(viewer, permission),
  hasRole: (role) => protocol.rights.hasRole(viewer, role),
  now: () => Date.now(),
  hoursAhead: protocol.hoursAhead,
  lists: protocol.lists,
});

/** What everything in a page has access to: its state, sources, actions, and the application. */
export function PageScope({
  plan,
  route,
  children,
}: {
  plan: PagePlan;
  route: PageRoute;
  children: ReactNode;
}) {
  const host = useRuntimeHost();
  const { features, protocol } = host;
  const shared = plainHttp(host.http);
  const query = useRef(route.query);
  const { state, addressState } = plan;
  // What must last as long as the page, whatever changes around it.
  const lasting = useMemo(() => {
    const address = readAddressState({ state, addressState }, query.current);
    const store = new PageStore({ ...state, ...address });
    return {
      store,
      blocks: new Map(),
      elements: new Map(),
      pool: new RequestPool(shared, protocol),
      http: announcing(shared, protocol),
    };
  }, [state, addressState, shared, protocol]);
  const { store, blocks, elements, pool, http } = lasting;
  useEffect(() => pool.follow(), [pool]);
  const dicts = dictCacheOf(shared, { protocol, batch: features.dictBatch });
  const ownHost = useMemo(() => ({ ...host, http }), [host, http]);
  const expressions = useMemo(() => expressionHost(host, dicts), [host, dicts]);
  const page = useMemo<PageContextValue>(
    () => ({
      plan,
      route,
      store,
      blocks,
      elements,
      expressions,
      Blocks,
      Page: PageRuntime,
    }),
    [store, blocks, elements, plan, route, expressions],
  );
  const data = useMemo(() => ({ pool, dicts }), [pool, dicts]);
  const widgetHost = useWidgetHost(http);
  return (
    <RuntimeHostContext.Provider value={ownHost}>
      <PageContext.Provider value={page}>
        <WidgetHostContext.Provider value={widgetHost}>
          <DataContext.Provider value={data}>
            <ActionProvider>{children}</ActionProvider>
          </DataContext.Provider>
        </WidgetHostContext.Provider>
      </PageContext.Provider>
    </RuntimeHostContext.Provider>
  );
}

/** The blocks, and what was opened over or instead of them. */
function Body() {
  const { plan, store } = usePage();
  const { widgets, blocks } = useRuntimeHost();
  const steps = useContext(StepsContext);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(watchRoom, []);
  const open = useStore(store, (state) => state.containers);
  const dicts = useDicts(plan.dicts);
  // Expressions read labels at any time: a page that is opened again tries failed dictionaries
  // again.
  useEffect(() => dicts.retry(plan.dicts), [dicts, plan]);
  useEffect(() => preloadOpened(plan, { widgets, blocks, steps }), [plan, widgets, blocks, steps]);
  const { run } = useLatest(useActions()).current;
  const { onOpen } = plan;
  useEffect(() => {
    if (onOpen) void run({ plan: onOpen, local: {} });
  }, [onOpen, store, run]);
  const covered = open.some((container) => container.kind === 'page');
  return (
    <div ref={root} className="pl-page">
      <Sources root={root} />
      <div className="pl-blocks" hidden={covered}>
        <Blocks body={plan.body} />
      </div>
      {open.map((container) => (
        <div key={container.id} className="pl-container">
          {container.render()}
        </div>
      ))}
    </div>
  );
}
