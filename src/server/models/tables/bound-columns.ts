/** Columns that SQLite cannot drop where they stand, because something else speaks of them. */
import type { Db } from '../../db/database.ts';
import { query } from '../sql.ts';
import { isOwnIndex } from './index-spec.ts';

/**
 * By their texts, of which a name may be part by chance: then the table is written anew. The
 * engine's own indexes are dropped before.
 */
export async function boundColumns(
  db: Db,
  table: string,
  columns: readonly string[],
): Promise<string[]> {
  const rows = await query(
    db,
    `select type, name, sql from sqlite_master where sql is not null
      and (tbl_name = ? or type in ('view', 'trigger'))`,
    [table],
  );
  const isOwn = isOwnIndex(table);
  const others = rows.filter(
    ({ type, name }) => type !== 'table' && !(type === 'index' && isOwn(String(name))),
  );
  const [definition] = rows.filter(({ type }) => type === 'table');
  // The engine writes no such constraint.
  if (/\b(check|unique|references|generated)\b/i.test(unquoted(String(definition?.sql))))
    return [...columns];
  const texts = others.map(({ sql }) => String(sql).toLowerCase());
  return columns.filter((column) => texts.some((text) => text.includes(column.toLowerCase())));
}

/** A statement without quoted names and texts. */
const unquoted = (statement: string): string => statement.replaceAll(/"[^"]*"|'[^']*'/g, '');
