/** What a model says must hold between the fields of a record. */
import { evaluateCondition } from '../../../schema/expression/index.ts';
import { isBlank } from '../../../schema/record/index.ts';
import { fieldsRead, recordScope } from '../../../schema/record/recordScope.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Operation } from '../operation.ts';
import { isSameValue } from '../compare.ts';
import { fillMessage } from '../fill-message.ts';
import { checkAmounts } from './amounts.ts';
import { hostOf, mergedRecord } from './computed.ts';

/**
 * Checks the record as it will be stored: what a write brings, over what is stored. One from before
 * that breaks a check is left alone until one of the fields changes that the check reads. Checks of
 * values that follow from owned rows wait for these.
 *
 * @param partsStored the rows that the record owns are as they will be: only the checks that waited
 * @throws Refusal of the first check that does not hold, or cannot be evaluated
 */
export function checkRecordChecks(
  { context, shape }: Pick<Operation, 'context' | 'shape'>,
  row: Row,
  stored: Row | undefined,
  partsStored = false,
): void {
  if (!partsStored) checkAmounts({ shape }, row, stored);
  const { checks = [] } = shape.model;
  if (checks.length === 0) return;
  const aggregated = new Set(shape.computed.aggregated.map(({ name }) => name));
  const record = mergedRecord(shape, row, stored);
  const host = hostOf(context);
  for (const { assert, message, field, blank } of checks) {
    const reads = fieldsRead(assert.$expr);
    if (reads.some((name) => aggregated.has(name)) !== partsStored) continue;
    const concerns = !stored || reads.some((name) => !isSameValue(record[name], stored[name]));
    if (!concerns || (!blank && reads.some((name) => isBlank(record[name])))) continue;
    if (!evaluateCondition(assert, recordScope(record), host, false, false))
      throw new Refusal(fillMessage(shape, message, record), 500, field);
  }
}
