import { passwordProblem } from '../../../password.ts';
import { textOf } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';
import { read } from '../shared/texts.ts';

export const run: FunctionRun = (run, [password, rule]) =>
  String(passwordProblem(read(run, password), textOf(run, rule)));
