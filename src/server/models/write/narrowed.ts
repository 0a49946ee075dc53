/**
 * How many records would not fit changed definitions of dynamic fields: asked before these are
 * stored. A record is held to new limits the next time its values are written
 * (docs/decisions/dynamic-fields.md).
 */
import {
  convertedMember,
  definitionsIn,
  definitionsProblem,
  fieldOf,
  fieldProblem,
  isBlank,
} from '../../../schema/record/index.ts';
import type { DynamicField } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { dictEntries } from '../dictionaries.ts';
import { missing } from '../missing.ts';
import type { Operation } from '../operation.ts';
import { definitionsBy, inherits } from '../read/definitions.ts';
import type { Holder } from '../read/definitions.ts';
import { decodeRows, rowsByKey, selectList } from '../read/rows.ts';
import { scopeCondition } from '../scope/scope.ts';
import type { Column } from '../shape/shape.ts';
import { Bindings, query } from '../sql.ts';
import { nodesBelow } from './definitions.ts';
import { placesOf, type Place } from './member-changes.ts';

/** Records that fit a definition now, and would not fit it as it is to be. */
export interface Narrowed {
  name: string;
  label: string;
  records: number;
}

/** What was found; with `limit`, only so many records were looked at. */
export interface NarrowedAnswer {
  rows: readonly Narrowed[];
  limit?: number;
}

/** Records that are looked at, at most, and those of one statement. */
const MOST = 100_000;
const BATCH = 2000;

/**
 * The records that the definitions of one record would not fit any more, counted by definition.
 * @param sent key of the record, and its definitions as they are to be
 * @throws Refusal for what is no definition, and for a record that is not there
 */
export async function narrowedBy(
  operation: Operation,
  column: Column,
  sent: { key: number; definitions: unknown },
): Promise<NarrowedAnswer> {
  const { context, db, shape } = operation;
  const problem = definitionsProblem(sent.definitions, column.spec.label);
  if (problem) throw new Refusal(problem, 500, column.field);
  const bindings = new Bindings(context.dialect);
  const condition = scopeCondition(operation, bindings);
  const [stored] = await rowsByKey(db, shape, [sent.key], { condition, bindings });
  if (!stored) throw missing(operation);
  const own = definitionsIn(sent.definitions);
  const holder: Holder = { shape, column };
  const keys = [sent.key];
  if (inherits(holder)) keys.push(...(await nodesBelow(operation, column, sent.key)).map(idOf));
  const before = await definitionsBy(db, holder, keys);
  const after = await definitionsBy(db, holder, keys, new Map([[sent.key, own]]));
  const changes = new Map<number, Change[]>();
  for (const key of keys) {
    const found = changesOf(before.get(key) ?? [], after.get(key) ?? []);
    if (found.length > 0) changes.set(key, found);
  }
  if (changes.size === 0) return { rows: [] };
  const counting: Counting = {
    changes,
    codes: await codesOf(operation, [...changes.values()].flat()),
    counts: new Map(),
    left: MOST,
  };
  for (const place of placesOf(context, holder)) await countIn(operation, place, counting);
  // In the order in which they were sent; then those that come from records above.
  const names = new Set([...own.map(({ name }) => name), ...counting.counts.keys()]);
  const rows = [...names].flatMap((name) => counting.counts.get(name) ?? []);
  return { rows, ...(counting.left < 0 && { limit: MOST }) };
}

const idOf = ({ id }: { id: number }): number => id;

/** A definition that says something else than before; none before for a new one. */
interface Change {
  before: DynamicField | undefined;
  after: DynamicField;
}

/** Members of a definition that limit its values. */
const limits = ['type', 'required', 'maxLength', 'minimum', 'maximum', 'scale', 'dict'] as const;

const changesOf = (before: readonly DynamicField[], after: readonly DynamicField[]): Change[] =>
  after.flatMap((one) => {
    const former =
      before.find(({ name }) => name === one.name) ?? before.find(({ name }) => name === one.was);
    const isAlike = former && limits.every((limit) => former[limit] === one[limit]);
    return isAlike ? [] : [{ before: former, after: one }];
  });

interface Counting {
  changes: ReadonlyMap<number, readonly Change[]>;
  /**
   * Codes of the dictionaries that are named; none of one without entries, which limits nothing.
   */
  codes: ReadonlyMap<string, ReadonlySet<string>>;
  counts: Map<string, Narrowed>;
  /** Records that may still be looked at. */
  left: number;
}

async function codesOf(
  { context, db }: Pick<Operation, 'context' | 'db'>,
  changes: readonly Change[],
): Promise<Map<string, Set<string>>> {
  const codes = new Map<string, Set<string>>();
  const named = new Set(changes.flatMap(({ before, after }) => [before?.dict, after.dict]));
  named.delete(undefined);
  for (const { type, value } of await dictEntries(db, context, named as Set<string>))
    codes.set(type, (codes.get(type) ?? new Set()).add(value));
  return codes;
}

/** Removed records are left out: they are not written. */
async function countIn(
  { db }: Pick<Operation, 'db'>,
  { shape, column, by }: Place,
  counting: Counting,
): Promise<void> {
  const { key, dialect, table, present } = shape;
  const read = [...new Set([key, by, column])];
  for (let last = Number.MIN_SAFE_INTEGER; ;) {
    const bindings = new Bindings(dialect);
    const conditions = [
      `${key.sql} > ${bindings.add(last)}`,
      `${by.sql} in (${bindings.addAll([...counting.changes.keys()])})`,
      ...(present === '' ? [] : [present]),
    ];
    const rows = await query(
      db,
      `select ${selectList(read)} from ${table} where ${conditions.join(' and ')} order by ${key.sql} limit ${BATCH}`,
      bindings.values,
    );
    decodeRows(read, rows);
    for (const row of rows) {
      counting.left -= 1;
      if (counting.left < 0) return;
      countRow(counting, row[column.field], Number(row[by.field]));
    }
    if (rows.length < BATCH) return;
    last = Number(rows.at(-1)![key.field]);
  }
}

function countRow({ changes, codes, counts }: Counting, stored: unknown, key: number): void {
  const values = (stored ?? {}) as Row;
  for (const { before, after } of changes.get(key) ?? []) {
    const value: unknown = values[before?.name ?? after.name] ?? values[after.name];
    const kept = before && before.type !== after.type ? convertedMember(value, after) : value;
    if ((before && isRefused(before, value, codes)) || !isRefused(after, kept, codes)) continue;
    const { name, label } = after;
    counts.set(name, { name, label, records: (counts.get(name)?.records ?? 0) + 1 });
  }
}

/** A write of the value would be refused. */
function isRefused(definition: DynamicField, value: unknown, codes: Counting['codes']): boolean {
  if (isBlank(value)) return definition.required === true;
  if (fieldProblem(fieldOf(definition), value) !== undefined) return true;
  const known = codes.get(definition.dict ?? '');
  const text = String(value);
  return (
    known !== undefined &&
    !known.has(text) &&
    !text.split(',').every((part) => text.includes(',') && known.has(part))
  );
}
