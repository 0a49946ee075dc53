import type { FunctionRun } from '../contract.ts';
import { charactersOf, whole } from '../shared/texts.ts';

export const run: FunctionRun = (run, [text, start, end]) =>
  charactersOf(run, text)
    .slice(Math.max(0, whole(start, 0)), end == null ? undefined : Math.max(0, whole(end, 0)))
    .join('');
