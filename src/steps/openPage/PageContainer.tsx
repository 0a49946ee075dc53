import { useMemo } from 'react';
import { Container } from '../../runtime/action/Container.tsx';
import type { PlannedStep } from '../../runtime/action/step.ts';
import type { LocalScope } from '../../runtime/core/evaluate.ts';
import type { PageRoute } from '../../runtime/host.ts';
import { usePage } from '../../runtime/core/context.ts';
import { ScopeContext } from '../../runtime/core/scope.ts';

interface Props {
  step: PlannedStep<'openPage'>;
  title: string;
  query: Record<string, string>;
  onClosed(): void;
}

const nowhere: LocalScope = {};

/** Another page in a drawer or modal; its parameters are its route's query. */
export function PageContainer({ step, query, title, onClosed }: Props) {
  const { Page, route } = usePage();
  // The page inside has a route of its own: its search does not touch the address of the
  // surrounding page.
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
