import type { FunctionRun } from '../contract.ts';
import { charactersOf } from '../shared/texts.ts';

export const run: FunctionRun = (run, [text]) => charactersOf(run, text).length;
