import { done, evaluateIn } from '../../runtime/action/current.ts';
import type { RunStep } from '../../runtime/action/step.ts';
import { queryOf } from '../shared/query.ts';

export const run: RunStep<'navigate'> = ({ to, query }, run) => {
  const { ports } = run;
  const evaluate = evaluateIn(run);
  if (to === 'back') ports.back();
  else ports.navigate(evaluate.url(to), query && queryOf(evaluate.value(query)));
  return done();
};
