/** Values that the server works out from the others of a record. */
import { hoursAhead } from '../../../protocol/clock.ts';
import { compileExpression, ExpressionError } from '../../../schema/expression/index.ts';
import { computedSource } from '../../../schema/record/computed.ts';
import { fieldProblem } from '../../../schema/record/index.ts';
import { recordScope } from '../../../schema/record/recordScope.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { EngineContext } from '../operation.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { storedValue, valueOf } from './values.ts';

interface Computation {
  context: Pick<EngineContext, 'now'>;
  shape: ModelShape;
}

/**
 * Sets the computed fields of a row to write, whatever it brings for them.
 * @throws Refusal naming the field when the value is none of the field
 */
export function setComputed(
  { context, shape }: Computation,
  row: Row,
  stored: Row | undefined,
): void {
  const columns = computedColumns(shape);
  if (columns.length === 0) return;
  for (const { field } of columns) delete row[field];
  const values = computedValues(context.now, columns, mergedRecord(shape, row, stored));
  for (const { field, spec } of columns) {
    const message = fieldProblem(spec, values[field]);
    if (message) throw new Refusal(message, 500, field);
    row[field] = values[field];
  }
}

export const computedColumns = ({ columns }: ModelShape): Column[] =>
  columns.filter(({ spec }) => spec.computed !== undefined);

/**
 * Values of the columns over a record, in their order; one that cannot be worked out is null.
 * @param now present time in epoch milliseconds
 */
export function computedValues(now: () => number, columns: readonly Column[], record: Row): Row {
  const values: Row = {};
  for (const { field, spec } of columns) {
    const scope = recordScope({ ...record, ...values });
    values[field] = valueOver(computedSource(spec)!, scope, now) ?? null;
  }
  return values;
}

function valueOver(source: string, scope: Row, now: () => number): unknown {
  try {
    return compileExpression(source).evaluate(scope, { now, hoursAhead });
  } catch (error) {
    if (error instanceof ExpressionError) return null;
    throw error;
  }
}

/**
 * The record as it would be answered once the row is stored: "1.50" sent for a decimal is 1.5, and
 * what neither has is null.
 */
export function mergedRecord(shape: ModelShape, row: Row, stored: Row | undefined): Row {
  const record: Row = {};
  for (const column of shape.columns) {
    const { field } = column;
    record[field] =
      valueOf(row, field) === undefined
        ? (stored?.[field] ?? null)
        : protocolValue(column, storedValue(column, row[field]));
  }
  return record;
}

/** The value as it is answered. */
export const protocolValue = ({ codec }: Column, stored: unknown): unknown =>
  stored === null || !codec.read ? stored : codec.read(stored);
