/** Values that the server works out: from the others of a record, and from the rows it owns. */
import { hoursAhead } from '../../../protocol/clock.ts';
import { aggregateOf, partFieldsRead } from '../../../schema/record/aggregate.ts';
import type { ComputedField } from '../../../schema/compile/plan.ts';
import { computedValues } from '../../../schema/record/computed.ts';
import { fieldProblem } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { EngineContext, Operation } from '../operation.ts';
import { ownedRowsOf } from '../read/owned.ts';
import type { Column, ModelShape, OwnedRows } from '../shape/shape.ts';
import { isStoredAlike, protocolValue, storedValue, valueOf } from './values.ts';

interface Computation {
  context: Pick<EngineContext, 'now'>;
  shape: ModelShape;
  /** Gives those of the values that their fields take; default: refuses where one is not taken. */
  fitting?(fields: readonly ComputedField[], values: Row): Row;
}

/** What expressions of models may ask of the server. */
export const hostOf = ({ now }: Pick<EngineContext, 'now'>) => ({ now, hoursAhead });

/**
 * Sets the computed fields of a row to write, whatever it brings for them; those that follow from
 * owned rows stay as they are stored until those rows are (aggregatedChanges).
 * @throws Refusal naming the field when the value is none of the field
 */
export function setComputed(
  { context, shape }: Computation,
  row: Row,
  stored: Row | undefined,
): void {
  const { own, aggregated } = shape.computed;
  for (const { name } of [...own, ...aggregated]) delete row[name];
  if (own.length === 0) return;
  const record = mergedRecord(shape, row, stored);
  Object.assign(row, checked(own, computedValues(own, { record, host: hostOf(context) })));
}

/** Rows that aggregates of a record are over, by relation. */
type Parts = (relation: string) => readonly Row[];

/**
 * What of a stored record must change for it to agree with the rows it owns now: its aggregates,
 * and what is computed from them. The record is locked by whoever asks.
 * @throws Refusal naming the field when the value is none of the field
 */
export function aggregatedChanges(
  { context, shape, fitting = checked }: Computation,
  record: Row,
  parts: Parts,
): Row {
  const { aggregated } = shape.computed;
  const values = computedValues(aggregated, { record, parts, host: hostOf(context) });
  return changed(shape, fitting(aggregated, values), record);
}

/** What of a stored record is not as its model and its parts say. */
export function computedChanges(computation: Computation, stored: Row, parts: Parts): Row {
  const { context, shape, fitting = checked } = computation;
  const { own } = shape.computed;
  const values = computedValues(own, { record: stored, host: hostOf(context) });
  const changes = changed(shape, fitting(own, values), stored);
  return { ...changes, ...aggregatedChanges(computation, { ...stored, ...changes }, parts) };
}

/** The values that are not what the record has. */
function changed(shape: ModelShape, values: Row, record: Row): Row {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !isStoredAlike(shape.byField.get(name)!, value, record[name]),
    ),
  );
}

/**
 * The rows that aggregates of records are over, by the keys of these, with what is read of them.
 */
export async function partsOf(
  operation: Operation,
  keys: readonly number[],
): Promise<(key: number) => Parts> {
  const { shape } = operation;
  const parts = new Map<string, Map<number, Row[]>>();
  for (const owned of shape.owned) {
    const columns = columnsRead(shape, owned);
    if (columns) parts.set(owned.name, await ownedRowsOf(operation, owned, { keys, columns }));
  }
  return (key) => (relation) => parts.get(relation)!.get(key)!;
}

/** Columns of owned rows that aggregates of their owner read; undefined where none is over them. */
export function columnsRead(
  shape: ModelShape,
  { name, shape: part }: OwnedRows,
): Column[] | undefined {
  const over = shape.computed.aggregated
    .flatMap(({ field }) => aggregateOf(field) ?? [])
    .filter(({ relation }) => relation === name);
  if (over.length === 0) return undefined;
  const fields = new Set([part.key.field, ...over.flatMap(partFieldsRead)]);
  return part.columns.filter(({ field }) => fields.has(field));
}

function checked(fields: readonly ComputedField[], values: Row): Row {
  for (const { name, field } of fields) {
    const message = fieldProblem(field, values[name]);
    if (message) throw new Refusal(message, 500, name);
  }
  return values;
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
