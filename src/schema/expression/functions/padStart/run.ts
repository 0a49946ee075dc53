import { limits } from '../../run.ts';
import type { FunctionRun } from '../contract.ts';
import { read, whole } from '../shared/texts.ts';

export const run: FunctionRun = (run, [text, length, fill]) => {
  const size = Math.min(Math.max(0, whole(length, 0)), limits.text + 1);
  return run.text(read(run, text).padStart(size, fill == null ? ' ' : read(run, fill)));
};
