/**
 * Rows that are part of a record: saved with it, in its transaction and under its lock
 * (docs/decisions/owned-children.md).
 */
import { say, term } from '../../../schema/locale/message.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Operation, SavedOwner } from '../operation.ts';
import { ownedRowsOf } from '../read/owned.ts';
import { typeMismatch } from '../refusals.ts';
import { mayWrite } from '../shape/field-access.ts';
import type { ModelShape, OwnedRows } from '../shape/shape.ts';
import { isNoValue } from '../compare.ts';
import { createRow } from './create.ts';
import { freeExchanged, type PartRow } from './exchanges.ts';
import { withStoredValues } from './masked.ts';
import { removeStored } from './remove.ts';
import { updateStored } from './update.ts';
import { isStoredAlike, valueOf } from './values.ts';

/**
 * Brings the parts of a record to the lists that the input holds, by relation: rows with a key are
 * changed, those without one are new, those not listed are removed. Lists that are absent leave the
 * parts as they are.
 *
 * @throws Refusal with the place of what is wrong: `lines[2].quantity`, counted from 0
 */
export async function saveOwned(
  operation: Operation,
  { key, input, isNew }: SavedOwner,
): Promise<void> {
  for (const owned of operation.shape.owned) {
    const given = valueOf(input, owned.name) ?? (isNew ? [] : undefined);
    if (given === undefined) continue;
    const rows = rowsIn(given, owned);
    const parts = {
      ...operation,
      shape: owned.shape,
      referred: operation.referred ?? new Set<string>(),
    };
    await saveRows(parts, { owned, owner: operation.shape, key, rows, isNew });
  }
}

/** A refusal at a row of parts. Its own text says which row of the list that is. */
export class PartRefusal extends Refusal {
  readonly relation: string;
  /** From 0. */
  readonly index: number;
  /** What the row was refused with. */
  readonly reason: Refusal;
  constructor({ name, label }: OwnedRows, index: number, reason: Refusal) {
    const { text, code, field, members } = reason;
    const place = `${name}[${index}]`;
    super(
      say`${term(label)}第${index + 1}行：${text}`,
      code,
      field === undefined ? place : `${place}.${field}`,
      members,
    );
    this.relation = name;
    this.index = index;
    this.reason = reason;
  }
}

/** One list of parts as it was sent. */
interface Parts {
  owned: OwnedRows;
  owner: ModelShape;
  /** Key of the owner. */
  key: number;
  rows: readonly Row[];
  /** The owner is new, so it has no parts yet. */
  isNew: boolean;
}

/** @throws Refusal for anything but as many rows as the relation allows */
function rowsIn(given: unknown, { name, label, min, max }: OwnedRows): Row[] {
  if (!Array.isArray(given)) throw typeMismatch(name, 'Object[]', given);
  const wrong = given.findIndex((row) => typeof row !== 'object' || row === null);
  if (wrong >= 0) throw typeMismatch(`${name}[${wrong}]`, 'Object', given[wrong]);
  if (given.length < min)
    throw new Refusal(
      given.length === 0 ? say`${term(label)}不能为空` : say`${term(label)}至少需要${min}行`,
      500,
      name,
    );
  if (given.length > max) throw new Refusal(say`${term(label)}不能超过${max}行`, 500, name);
  return given as Row[];
}

/** Rows are removed first: what must be unique among them is free then. */
async function saveRows(operation: Operation, parts: Parts): Promise<void> {
  const { owned, owner, key, rows, isNew } = parts;
  const before = isNew ? [] : (await ownedRowsOf(operation, owned, { keys: [key] })).get(key)!;
  const stored = storedOf(owned, rows, before);
  const kept = new Set(stored);
  const gone = before.filter((row) => !kept.has(row));
  if (gone.length > 0) await removeStored(operation, gone, { shape: owner, key });
  const written: PartRow[] = [];
  for (const [index, row] of rows.entries()) {
    const given: Row = { [owned.by.field]: key };
    if (owned.order) given[owned.order.field] = index + 1;
    const input = await inRow(owned, index, async () => inputOf(owned, row, stored[index]));
    written.push({ input, stored: stored[index], given });
  }
  await freeExchanged(operation, written);
  for (const [index, row] of written.entries())
    await inRow(owned, index, () => saveRow(operation, row));
}

/**
 * The stored row of each sent one; undefined for new ones. @throws Refusal for keys of other rows
 */
function storedOf(
  { name, label, shape }: OwnedRows,
  rows: readonly Row[],
  before: readonly Row[],
): (Row | undefined)[] {
  const { field, codec } = shape.key;
  const rest = new Map(before.map((row) => [row[field], row]));
  return rows.map((row, index) => {
    const given = valueOf(row, field);
    if (isNoValue(given)) return undefined;
    const at = `${name}[${index}].${field}`;
    const key = codec.parse(given, at);
    const found = rest.get(key);
    // One text for rows of other owners and rows that are gone, so that keys cannot be probed.
    if (!found)
      throw new Refusal(
        say`${term(label)}第${index + 1}行不存在或已被他人删除，请刷新后重试`,
        601,
        at,
      );
    rest.delete(key);
    return found;
  });
}

/** What was sent of a row, without its owner and its place, which the server sets. */
function inputOf({ shape, by, order }: OwnedRows, row: Row, stored: Row | undefined): Row {
  const keptByServer = [by.field, order?.field];
  const sent = Object.fromEntries(
    Object.entries(row).filter(([name]) => !keptByServer.includes(name)),
  );
  return withStoredValues(shape, sent, stored);
}

async function saveRow(operation: Operation, { input, stored, given }: PartRow): Promise<void> {
  if (!stored) await createRow(operation, input, given);
  else if (isChanged(operation, { input, given, stored }))
    await updateStored(operation, stored, input, { whole: false, part: { given } });
}

/**
 * Whether anything would change: rows that stay as they are cost nothing, and keep their stamps.
 */
function isChanged(
  { shape, actor }: Operation,
  { input, given, stored }: Record<'input' | 'given' | 'stored', Row>,
): boolean {
  const differs = (name: string, value: unknown): boolean =>
    !isStoredAlike(shape.byField.get(name)!, value, stored[name]);
  const isSet = (name: string, value: unknown): boolean => {
    const column = shape.byField.get(name);
    if (!column) return isList(shape, name) && value !== null && value !== undefined;
    return column !== shape.key && mayWrite(column, actor, 'update') && differs(name, value);
  };
  return (
    Object.entries(given).some(([name, value]) => differs(name, value)) ||
    Object.entries(input).some(([name, value]) => isSet(name, value))
  );
}

/** Lists of linked keys, and of parts of the part. */
const isList = ({ model, owned }: ModelShape, name: string): boolean =>
  owned.some((one) => one.name === name) ||
  Object.values(model.relations ?? {}).some(({ ids }) => ids === name);

/**
 * Says in which row something was refused. Refusals that ask for something else pass as they are.
 */
async function inRow<T>(owned: OwnedRows, index: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isPlain = error instanceof Refusal && error.constructor === Refusal;
    throw isPlain || error instanceof PartRefusal ? new PartRefusal(owned, index, error) : error;
  }
}
