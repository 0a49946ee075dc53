import type { FetchForStep, RunStep } from '../../runtime/action/step.ts';

export const run: RunStep<'action'> = ({ action }, run) =>
  run.start({ ...run, call: { ...run.call, plan: action } });

export const fetchAhead: FetchForStep<'action'> = ({ action }, fetch) => fetch.steps(action.run);
