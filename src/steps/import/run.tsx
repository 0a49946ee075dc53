import { lazyPart } from '../../parts/lazyPart.tsx';
import { done, ended } from '../../runtime/action/current.ts';
import type { FetchForStep, RunStep } from '../../runtime/action/step.ts';

const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog, {
  dismiss: ({ onClosed }) => onClosed(false),
});

export const run: RunStep<'import'> = async (step, { call, ports }) => {
  const { local, origin } = call;
  const imported = await ports.open<boolean>(({ close }) => (
    <ImportDialog step={step} local={local} origin={origin} onClosed={close} />
  ));
  return imported ? done() : ended;
};

export const fetchAhead: FetchForStep<'import'> = (_step, fetch) => fetch.part(ImportDialog);
