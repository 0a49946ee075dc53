/** What a model says must hold between the fields of a record. */
import { evaluateCondition } from '../../../schema/expression/index.ts';
import { isBlank } from '../../../schema/record/index.ts';
import { fieldsRead, recordScope } from '../../../schema/record/recordScope.ts';
import { hoursAhead } from '../../../protocol/clock.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Operation } from '../operation.ts';
import { fillMessage } from '../refusals.ts';
import type { ModelShape } from '../shape/shape.ts';
import { storedValue, valueOf } from './values.ts';

/**
 * Checks the record as it will be stored: what a write brings, over what is stored. One from before
 * that breaks a check is left alone until one of the fields changes that the check reads.
 * @throws Refusal of the first check that does not hold, or cannot be evaluated
 */
export function checkRecordChecks(
  { context, shape }: Pick<Operation, 'context' | 'shape'>,
  row: Row,
  stored: Row | undefined,
): void {
  const { checks = [] } = shape.model;
  if (checks.length === 0) return;
  const changes = protocolValues(shape, row);
  const record = { ...emptyRecord(shape), ...stored, ...changes };
  const host = { now: context.now, hoursAhead };
  for (const { assert, message, field, blank } of checks) {
    const reads = fieldsRead(assert.$expr);
    const concerns = !stored || reads.some((name) => isChange(changes, stored, name));
    if (!concerns || (!blank && reads.some((name) => isBlank(record[name])))) continue;
    if (!evaluateCondition(assert, recordScope(record), host, false, false))
      throw new Refusal(fillMessage(message, record), 500, field);
  }
}

const isChange = (changes: Row, stored: Row, name: string): boolean =>
  Object.hasOwn(changes, name) && JSON.stringify(changes[name]) !== JSON.stringify(stored[name]);

const emptyRecord = (shape: ModelShape): Row =>
  Object.fromEntries(shape.columns.map(({ field }) => [field, null]));

/** The fields of a row as they would be answered once stored: "1.50" sent for a decimal is 1.5. */
function protocolValues(shape: ModelShape, row: Row): Row {
  const values: Row = {};
  for (const column of shape.columns) {
    if (valueOf(row, column.field) === undefined) continue;
    const value = storedValue(column, row[column.field]);
    values[column.field] = value === null || !column.codec.read ? value : column.codec.read(value);
  }
  return values;
}
