import { lazyPart } from '../../parts/lazyPart.tsx';
import { done, titleIn } from '../../runtime/action/current.ts';
import type { FetchForStep, RunStep } from '../../runtime/action/step.ts';

const BlockSurface = lazyPart(async () => (await import('./BlockSurface.tsx')).BlockSurface, {
  dismiss: ({ onClosed }) => onClosed(),
});

export const run: RunStep<'show'> = async (step, run) => {
  const title = titleIn(run, step.title);
  await run.ports.open<void>(({ close }) => (
    <BlockSurface step={step} local={run.call.local} title={title} onClosed={close} />
  ));
  return done();
};

export const fetchAhead: FetchForStep<'show'> = ({ body }, fetch) => {
  fetch.part(BlockSurface);
  fetch.blocks(body);
};
