/**
 * Values over owned rows, kept right in the transaction that changes these
 * (docs/decisions/computed-fields.md).
 */
import type { Row } from '../../db/database.ts';
import type { Operation } from '../operation.ts';
import { rowsByKey } from '../read/rows.ts';
import type { ModelShape, Owner } from '../shape/shape.ts';
import { Bindings, query } from '../sql.ts';
import {
  aggregatedChanges,
  columnsRead,
  computedChanges,
  mergedRecord,
  partsOf,
} from './computed.ts';
import { checkRecordChecks } from './record-checks.ts';
import { store, writeChanges } from './store.ts';

/**
 * Completes a record whose own values and rows are stored with what follows from the rows. The row
 * that was written gets the values, too.
 * @throws Refusal when they break a check of the model, or are no values of their fields
 */
export async function storeAggregates(
  operation: Operation,
  row: Row,
  stored: Row | undefined,
): Promise<void> {
  const { shape } = operation;
  if (shape.computed.aggregated.length === 0) return;
  const record = mergedRecord(shape, row, stored);
  record[shape.key.field] = (stored ?? row)[shape.key.field];
  const key = record[shape.key.field];
  const parts = await partsOf(operation, [key]);
  const changes = aggregatedChanges(operation, record, parts(key));
  if (Object.keys(changes).length > 0) await writeChanges(operation, changes, record);
  Object.assign(row, changes);
  checkRecordChecks(operation, row, stored, true);
}

/** The model whose records have values over the rows of this one; undefined for none. */
const aggregatingOwner = ({ owner, model }: ModelShape): Owner | undefined => {
  const owned = owner?.shape.owned.find(({ shape }) => shape.model.name === model.name);
  return owner && owned && columnsRead(owner.shape, owned) ? owner : undefined;
};

/** Whether a change of a row of the model, in whatever field, may change what is computed. */
export const isComputedFrom = (shape: ModelShape): boolean =>
  shape.computed.own.length > 0 ||
  shape.computed.aggregated.length > 0 ||
  aggregatingOwner(shape) !== undefined;

/** Rows that are changed, or the keys of those that own them. */
interface Concerned {
  keys?: readonly unknown[];
  owners?: readonly unknown[];
}

/**
 * Runs a change of rows that are written by themselves although they may be parts of others: their
 * owners are locked before, as a save of the owner does, and worked out anew after.
 */
export async function keepingOwners<T>(
  operation: Operation,
  { keys = [], owners = [] }: Concerned,
  change: () => Promise<T>,
): Promise<T> {
  const owner = aggregatingOwner(operation.shape);
  if (!owner) return change();
  const rows = keys.map(Number).filter(Number.isSafeInteger);
  const before = [...numbers(owners), ...(await ownersOf(operation, owner, rows))];
  await rowsByKey(operation.db, owner.shape, before, { lock: true });
  const result = await change();
  const after = await ownersOf(operation, owner, rows);
  await recomputeRows({ ...operation, shape: owner.shape }, [...new Set([...before, ...after])]);
  return result;
}

const numbers = (values: readonly unknown[]): number[] =>
  values.flatMap((value) => (value === null || value === undefined ? [] : Number(value)));

async function ownersOf(
  { db, shape }: Operation,
  { by }: Owner,
  keys: readonly number[],
): Promise<number[]> {
  if (keys.length === 0) return [];
  const bindings = new Bindings(shape.dialect);
  const rows = await query(
    db,
    `select distinct ${by.sql} as owner from ${shape.table} where ${shape.key.sql} in (${bindings.addAll(keys)})`,
    bindings.values,
  );
  return numbers(rows.map(({ owner }) => owner));
}

/**
 * Works out the records that own rows which are gone or changed.
 * @param except whether a record takes care of itself: it is being saved or removed
 */
export async function recomputeOwners(
  operation: Operation,
  rows: readonly Row[],
  except: (owner: ModelShape, key: number) => boolean = () => false,
): Promise<void> {
  const owner = aggregatingOwner(operation.shape);
  if (!owner) return;
  const keys = new Set(numbers(rows.map((row) => row[owner.by.field])));
  const rest = [...keys].filter((key) => !except(owner.shape, key));
  await recomputeRows({ ...operation, shape: owner.shape }, rest);
}

/**
 * Works out the computed fields of stored records anew, and then those of their owners. A record
 * whose values change gets a new version: somebody may have read the old ones.
 * @throws Refusal when they break a check of the model, or are no values of their fields
 */
export async function recomputeRows(operation: Operation, keys: readonly number[]): Promise<void> {
  if (keys.length === 0) return;
  const { db, shape } = operation;
  const rows = await rowsByKey(db, shape, keys, { lock: true });
  const parts = await partsOf(
    operation,
    rows.map((row) => row[shape.key.field]),
  );
  for (const stored of rows) {
    const changes = computedChanges(operation, stored, parts(stored[shape.key.field]));
    if (Object.keys(changes).length === 0) continue;
    const { versionField: version } = shape.model;
    if (version) changes[version] = Number(stored[version]) + 1;
    checkRecordChecks(operation, changes, stored);
    checkRecordChecks(operation, changes, stored, true);
    await store(operation, changes, stored);
  }
  await recomputeOwners(operation, rows);
}
