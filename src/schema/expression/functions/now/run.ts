import type { FunctionRun } from '../contract.ts';
import { clockNow, dateTime, write } from '../shared/dates.ts';

export const run: FunctionRun = (run) => write(clockNow(run), dateTime);
