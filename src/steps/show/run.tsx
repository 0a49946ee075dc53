import { lazyPart } from '../../parts/lazyPart.tsx';
import { done, titleIn } from '../../runtime/action/current.ts';
import type { FetchForStep, RunStep } from '../../runtime/action/step.ts';

const BlockContainer = lazyPart(async () => (await import('./BlockContainer.tsx')).BlockContainer, {
  dismiss: ({ onClosed }) => onClosed(),
});

export const run: RunStep<'show'> = async (step, run) => {
  const title = titleIn(run, step.title);
  await run.ports.open<void>(({ close }) => (
    <BlockContainer step={step} call={run.call} title={title} onClosed={close} />
  ));
  return done();
};

export const fetchAhead: FetchForStep<'show'> = ({ body }, fetch) => {
  fetch.part(BlockContainer);
  fetch.blocks(body);
};
