import type { Evaluate, LocalScope } from '../../runtime/core/evaluate.ts';
import { readPath } from '../../runtime/data/result.ts';
import type { HistoryPlan } from './plan.ts';

/** Key of the record whose history is shown; undefined while it is not known. */
export function keyOf(
  { recordKey, keyField }: Pick<HistoryPlan, 'recordKey' | 'keyField'>,
  evaluate: Evaluate,
  { record, row }: LocalScope,
): unknown {
  if (!recordKey) return readPath(record ?? row, keyField);
  try {
    return evaluate.value(recordKey) ?? undefined;
  } catch {
    return undefined; // what it reads is not there yet
  }
}
