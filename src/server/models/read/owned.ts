/**
 * Rows that are part of others, read with them: one statement for a relation, whatever the number
 * of owners.
 */
import { say } from '../../../schema/locale/message.ts';
import type { Row } from '../../db/database.ts';
import { chunksOf } from '../../db/text.ts';
import { Refusal } from '../../http/errors.ts';
import { hooksOf } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { typeMismatch } from '../refusals.ts';
import { readableColumns } from '../shape/field-access.ts';
import type { Column, ModelShape, OwnedRows } from '../shape/shape.ts';
import { Bindings, query } from '../sql.ts';
import { attachExposed } from './related.ts';
import { decodeRows, selectList } from './rows.ts';

/**
 * Parts of one answer, whoever owns them. A list of owners that has more is asked for in smaller
 * pages.
 */
const MAX_PARTS = 10_000;

/** The owned relations of these names. @throws Refusal for a name that is none */
export function ownedNamed(
  { owned }: ModelShape,
  names: readonly string[] = [],
): readonly OwnedRows[] {
  return [...new Set(names)].map((name) => {
    const found = owned.find((one) => one.name === name);
    if (!found) throw typeMismatch('with', 'String[]', name);
    return found;
  });
}

/**
 * Adds the parts of rows as members named by their relations, in their order. They are read after
 * their owners: then a version that is older than its parts is refused when it comes back, and one
 * that is newer than its parts cannot be.
 *
 * @param owned which relations; default all, those of the parts included
 */
export async function attachOwned(
  operation: Operation,
  rows: readonly Row[],
  { owned = operation.shape.owned, inList }: { owned?: readonly OwnedRows[]; inList: boolean },
): Promise<void> {
  for (const one of owned) await attachRelation(operation, rows, { owned: one, inList });
}

async function attachRelation(
  operation: Operation,
  rows: readonly Row[],
  { owned, inList }: { owned: OwnedRows; inList: boolean },
): Promise<void> {
  const { shape, actor, db } = operation;
  const parts: Operation = { ...operation, shape: owned.shape };
  const byOwner = new Map<number, Row[]>(
    rows.map((row) => {
      const list: Row[] = [];
      row[owned.name] = list;
      return [Number(row[shape.key.field]), list];
    }),
  );
  const columns = readableColumns(owned.shape, actor, inList);
  const found: Row[] = [];
  for (const keys of chunksOf([...byOwner.keys()], MAX_OWNERS)) {
    const answered = await read(parts, owned, { keys, columns, most: MAX_PARTS + 1 });
    if (answered.length + found.length > MAX_PARTS)
      throw new Refusal(say`明细数据过多，请减少每页条数后重试`);
    for (const { $owner, ...part } of answered) {
      byOwner.get(Number($owner))?.push(part);
      found.push(part);
    }
  }
  decodeRows(columns, found);
  await attachExposed(parts, found);
  await attachOwned(parts, found, { inList });
  await hooksOf(parts).shape?.(db, found, actor);
}

/** Owners of one statement: as many as a page has. */
const MAX_OWNERS = 1000;

/** All parts of owners by the keys of these, in their order. @param columns default: all */
export async function ownedRowsOf(
  operation: Operation,
  owned: OwnedRows,
  { keys, columns = owned.shape.columns }: { keys: readonly number[]; columns?: readonly Column[] },
): Promise<Map<number, Row[]>> {
  const rows = decodeRows(columns, await read(operation, owned, { keys, columns }));
  const byOwner = new Map<number, Row[]>(keys.map((key) => [key, []]));
  for (const { $owner, ...part } of rows) byOwner.get(Number($owner))!.push(part);
  return byOwner;
}

interface Selection {
  /** Of the owners. */
  keys: readonly number[];
  columns: readonly Column[];
  /** Rows at most; default: all. */
  most?: number;
}

async function read(
  { db, context }: Operation,
  { shape, by, order }: OwnedRows,
  { keys, columns, most }: Selection,
): Promise<Row[]> {
  const bindings = new Bindings(context.dialect);
  const owners = bindings.addAll(keys);
  const limit = most === undefined ? '' : ` limit ${bindings.add(most)}`;
  const sorted = [by, order, shape.key].flatMap((column) => column?.sql ?? []).join(', ');
  return query(
    db,
    `select ${by.sql} as "$owner", ${selectList(columns)} from ${shape.table} ` +
      `where ${by.sql} in (${owners}) order by ${sorted}${limit}`,
    bindings.values,
  );
}
