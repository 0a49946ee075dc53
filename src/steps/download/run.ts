import { done, evaluateIn, onTheWire } from '../../runtime/action/current.ts';
import type { RunStep } from '../../runtime/action/step.ts';

export const run: RunStep<'download'> = async ({ request, filename }, run) => {
  const evaluate = evaluateIn(run);
  await onTheWire(run, () =>
    run.ports.http.download(evaluate.request(request), evaluate.text(filename)),
  );
  return done();
};
