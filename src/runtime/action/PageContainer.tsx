import { useMemo } from 'react';
import type { LocalScope } from '../core/evaluate.ts';
import type { PageRoute } from '../host.ts';
import { usePage } from '../core/context.ts';
import { ScopeContext } from '../core/scope.ts';
import { Container } from './Container.tsx';
import type { PageContainerProps } from './containers.ts';

const nowhere: LocalScope = {};

/** Another page in a drawer or modal; its parameters are its route's query. */
export function PageContainer({ step, query, title, onClosed }: PageContainerProps) {
  const { Page, route } = usePage();
  // The page inside has a route of its own: its search does not touch the address of the page around.
  const inner = useMemo<PageRoute>(
    () => ({
      path: `/${step.page}`,
      query,
      navigate: route.navigate,
      back: route.back,
      setQuery() {},
      setDirty: route.setDirty,
    }),
    [step.page, query, route],
  );
  return (
    <Container kind={step.container} title={title} width={step.width} onClosed={onClosed}>
      <ScopeContext.Provider value={nowhere}>
        <div className="pl-nested">
          <Page id={step.page} route={inner} />
        </div>
      </ScopeContext.Provider>
    </Container>
  );
}
