import { done } from '../../runtime/action/current.ts';
import type { RunStep } from '../../runtime/action/step.ts';

export const run: RunStep<'close'> = (_step, { call }) => {
  call.close?.();
  return done();
};
