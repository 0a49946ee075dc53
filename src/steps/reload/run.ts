import { done } from '../../runtime/action/current.ts';
import type { RunStep } from '../../runtime/action/step.ts';

/**
 * Without a name it means where the action was started, and the page where it was started nowhere.
 */
export const run: RunStep<'reload'> = ({ block, source }, { call, ports }) => {
  if (block === undefined && source === undefined && call.origin) call.origin.reload();
  else ports.reload({ block, source });
  return done();
};
