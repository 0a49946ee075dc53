import { done, ended, questionOf } from '../../runtime/action/current.ts';
import type { RunStep } from '../../runtime/action/step.ts';

export const run: RunStep<'confirm'> = async (step, { call, ports }) =>
  (await ports.confirm(questionOf(step, call.local, ports))) ? done() : ended;
