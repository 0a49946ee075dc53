import { listed, say } from '../../../locale/message.ts';
import { numberOf } from '../../values.ts';
import type { FunctionRun } from '../contract.ts';
import { read } from '../shared/texts.ts';

export const run: FunctionRun = (run, [list, most = 20]) => {
  const items = Array.isArray(list) ? list : [];
  const shown = items.slice(0, Math.max(1, Math.trunc(numberOf(most) ?? 20)));
  run.spend(shown.length);
  const text = String(say`${listed(shown.map((item) => read(run, item)))}`);
  return run.text(shown.length < items.length ? `${text} … (${items.length})` : text);
};
