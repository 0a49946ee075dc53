import type { FunctionRun } from '../contract.ts';
import { clockNow, write } from '../shared/dates.ts';

export const run: FunctionRun = (run) => write(clockNow(run), 'YYYY-MM-DD');
