import { useMemo } from 'react';
import type { ActionPlan } from '../../schema/compile/plan.ts';
import type { LocalScope } from '../data/evaluate.ts';
import type { PageRoute } from '../host.ts';
import { usePage } from '../page/context.ts';
import { ScopeContext, useEvaluate } from '../page/scope.ts';
import type { ActionOf } from './ports.ts';
import { Surface } from './Surface.tsx';

interface Props {
  plan: ActionPlan;
  action: ActionOf<'openPage'>;
  query: Record<string, string>;
  local: LocalScope;
  onClosed(): void;
}

const nowhere: LocalScope = {};

/** Another page in a drawer or modal; its parameters are its route's query. */
export function PageSurface({ plan, action, query, local, onClosed }: Props) {
  const { Page, route } = usePage();
  const evaluate = useEvaluate();
  // The page inside has a route of its own: its search does not touch the address of the page around.
  const inner = useMemo<PageRoute>(
    () => ({
      path: `/${action.page}`,
      query,
      navigate: route.navigate,
      back: route.back,
      setQuery() {},
      setDirty: route.setDirty,
    }),
    [action.page, query, route],
  );
  return (
    <Surface
      kind={action.surface ?? 'drawer'}
      title={evaluate.text(action.title ?? plan.label, local)}
      width={action.width}
      onClosed={onClosed}
    >
      <ScopeContext.Provider value={nowhere}>
        <div className="pl-nested">
          <Page id={action.page} route={inner} />
        </div>
      </ScopeContext.Provider>
    </Surface>
  );
}
