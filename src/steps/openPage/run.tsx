import { lazyPart } from '../../parts/lazyPart.tsx';
import { done, evaluateIn, titleIn } from '../../runtime/action/current.ts';
import type { FetchForStep, RunStep } from '../../runtime/action/step.ts';
import { queryOf } from '../shared/query.ts';

const PageContainer = lazyPart(async () => (await import('./PageContainer.tsx')).PageContainer, {
  dismiss: ({ onClosed }) => onClosed(),
});

export const run: RunStep<'openPage'> = async (step, run) => {
  const query = queryOf(evaluateIn(run).value(step.params));
  const title = titleIn(run, step.title);
  await run.ports.open<void>(({ close }) => (
    <PageContainer step={step} title={title} query={query} onClosed={close} />
  ));
  return done();
};

export const fetchAhead: FetchForStep<'openPage'> = (_step, fetch) => fetch.part(PageContainer);
