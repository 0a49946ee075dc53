import type { FunctionRun } from '../contract.ts';
import { read } from '../shared/texts.ts';

export const run: FunctionRun = (run, [text, part]) => read(run, text).endsWith(read(run, part));
