import { done, evaluateIn } from '../../runtime/action/current.ts';
import type { RunStep } from '../../runtime/action/step.ts';

export const run: RunStep<'message'> = ({ tone, text }, run) => {
  // A write that succeeded in part says so itself; praise beside it would be wrong.
  if (tone === 'success' && run.warned) return done();
  const shown = text === undefined ? run.said : evaluateIn(run).text(text);
  if (shown) run.ports.message(tone, shown);
  return done();
};
