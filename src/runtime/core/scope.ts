import { createContext, useContext, useMemo } from 'react';
import { formRule } from '../../schema/password.ts';
import { createEvaluate, withLocals, type Evaluate, type LocalScope } from './evaluate.ts';
import { useRuntimeHost, type PageRoute, type RuntimeHost } from '../host.ts';
import { usePage, type PageContextValue } from './context.ts';
import type { PageState } from './pageStore.ts';
import { useStore } from './store.ts';

/**
 * Locals of where something stands: the row of an expansion, the record of a drawer, the rows of a
 * list.
 */
export const ScopeContext = createContext<LocalScope>({});

const userOf = ({ viewer }: RuntimeHost) => ({
  userId: viewer.userId,
  userName: viewer.userName,
  nickName: viewer.nickName,
  deptId: viewer.deptId,
  roles: [...viewer.roles],
  passwordRule: viewer.passwordRule ?? '0',
  newPasswordRule: formRule(viewer.passwordRule),
});

const routeOf = ({ path, query, params }: PageRoute) => ({
  path,
  query: { ...query },
  params: { ...params },
});

const scopeOf = (
  page: Pick<PageContextValue, 'route'>,
  host: RuntimeHost,
  { state, sources }: PageState,
  local: LocalScope,
) =>
  withLocals(
    {
      state,
      sources: Object.fromEntries(
        Object.entries(sources).map(([name, source]) => [name, source.data]),
      ),
      user: userOf(host),
      route: routeOf(page.route),
      features: host.features,
    },
    local,
  );

/**
 * The expression language over the page and the locals of this place; a new object whenever what it
 * reads changed.
 */
export function useEvaluate(): Evaluate {
  const page = usePage();
  const host = useRuntimeHost();
  const local = useContext(ScopeContext);
  const state = useStore(page.store, (whole) => whole.state);
  const sources = useStore(page.store, (whole) => whole.sources);
  return useMemo(
    () =>
      createEvaluate(
        scopeOf(page, host, { ...page.store.getState(), state, sources }, local),
        page.expressions,
      ),
    [page, host, local, state, sources],
  );
}

/**
 * The same over the state of this very moment, for handlers that run long after they were rendered.
 */
export function useEvaluateNow(): (local?: LocalScope) => Evaluate {
  const page = usePage();
  const host = useRuntimeHost();
  const outer = useContext(ScopeContext);
  return useMemo(
    () => (local) =>
      createEvaluate(
        scopeOf(page, host, page.store.getState(), { ...outer, ...local }),
        page.expressions,
      ),
    [page, host, outer],
  );
}
