/** Reading rows of one model: select lists, decoding, and rows by their keys. */
import type { Db, Row } from '../../db/database.ts';
import { quote } from '../../db/text.ts';
import { joinEnds, storedColumns } from '../shape/ranges.ts';
import { workOut } from '../shape/unstored.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, query, whereClause, forUpdate } from '../sql.ts';

/** The columns as statements read them: of a field without a column those that it follows from. */
const readColumns = (columns: readonly Column[]): Column[] =>
  storedColumns(withoutSources(columns));

const withoutSources = (columns: readonly Column[]): Column[] =>
  columns.flatMap((column) => column.source?.reads ?? [column]);

/** Names under which the columns of a row are read, before it is decoded. */
export const namesRead = (columns: readonly Column[]): string[] =>
  readColumns(columns).map(({ field }) => field);

const selectLists = new WeakMap<readonly Column[], string>();

/** `"post_code" as "postCode", …`: rows come back under their field names. */
export function selectList(columns: readonly Column[]): string {
  const known = selectLists.get(columns);
  if (known !== undefined) return known;
  const read = readColumns(columns);
  const text = read.map((column) => `${column.sql} as ${quote(column.field)}`).join(', ');
  // What the database works out may follow the clock.
  if (!read.some(({ over }) => over)) selectLists.set(columns, text);
  return text;
}

/** Turns stored values into protocol values, in place. */
export function decodeRows(columns: readonly Column[], rows: Row[]): Row[] {
  for (const { field, codec } of readColumns(columns)) {
    if (!codec.read) continue;
    for (const row of rows) if (row[field] !== null) row[field] = codec.read(row[field]);
  }
  joinEnds(withoutSources(columns), rows);
  workOut(columns, rows);
  return rows;
}

/**
 * Rows by key with every column, also the server's own, or those that are named; no scope. Locked
 * against concurrent change when asked.
 */
export async function rowsByKey(
  db: Db,
  shape: ModelShape,
  keys: readonly number[],
  options: {
    condition?: string;
    bindings?: Bindings;
    lock?: boolean;
    columns?: readonly Column[];
  } = {},
): Promise<Row[]> {
  const { columns = shape.columns } = options;
  const bindings = options.bindings ?? new Bindings(shape.dialect);
  // The condition comes first: its values are already in the bindings, and SQLite counts
  // placeholders by position.
  const where = whereClause([
    options.condition ?? '',
    `${shape.key.sql} in (${bindings.addAll(keys)})`,
    shape.present,
  ]);
  // SQLite's transactions hold the write lock from their start.
  const lock = options.lock ? forUpdate(shape.dialect) : '';
  const rows = await query(
    db,
    `select ${selectList(columns)} from ${shape.table}${where} order by ${shape.key.sql}${lock}`,
    bindings.values,
  );
  return decodeRows(columns, rows);
}
