import { createContext, useContext, useMemo } from 'react';
import { formRule } from '../../schema/password.ts';
import { createEvaluate, withLocals, type Evaluate, type LocalScope } from './evaluate.ts';
import { useRuntimeHost, type PageRoute, type RuntimeHost } from '../host.ts';
import { usePage } from './context.ts';
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
  { route, host }: { route: PageRoute; host: RuntimeHost },
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
      route: routeOf(route),
      features: host.features,
    },
    local,
  );

/**
 * The expression language over the page and the locals of this place; a new object whenever what it
 * reads changed.
 */
export function useEvaluate(): Evaluate {
  const { route, store, expressions } = usePage();
  const host = useRuntimeHost();
  const local = useContext(ScopeContext);
  const state = useStore(store, (whole) => whole.state);
  const sources = useStore(store, (whole) => whole.sources);
  return useMemo(() => {
    const whole = { ...store.getState(), state, sources };
    return createEvaluate(scopeOf({ route, host }, whole, local), expressions);
  }, [route, store, expressions, host, local, state, sources]);
}

/**
 * The same over the state of this very moment, for handlers that run long after they were rendered.
 */
export function useEvaluateNow(): (local?: LocalScope) => Evaluate {
  const { route, store, expressions } = usePage();
  const host = useRuntimeHost();
  const outer = useContext(ScopeContext);
  return useMemo(
    () => (local) =>
      createEvaluate(
        scopeOf({ route, host }, store.getState(), { ...outer, ...local }),
        expressions,
      ),
    [route, store, expressions, host, outer],
  );
}
