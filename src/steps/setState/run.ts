import { done, evaluateIn } from '../../runtime/action/current.ts';
import type { RunStep } from '../../runtime/action/step.ts';

export const run: RunStep<'setState'> = ({ values }, run) => {
  run.ports.setState(evaluateIn(run).value(values) as Record<string, unknown>);
  return done();
};
