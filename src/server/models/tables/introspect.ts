/** Tables as they are in the database. */
import { defined } from '../../../schema/defined.ts';
import { sql } from 'kysely';
import type { Db, DialectName, Row } from '../../db/database.ts';
import { quote } from '../../db/text.ts';
import { query } from '../sql.ts';
import { boundColumns } from './bound-columns.ts';
import { isInPreparation } from './data/names.ts';
import { isOwnIndex } from './index-spec.ts';
import { filledCheck } from './spec.ts';
import type { ColumnSpec, ExistingTable } from './spec.ts';

/** All columns of a table, those that a change prepares among them. */
export const columnsOf = (db: Db, dialect: DialectName, table: string): Promise<ColumnSpec[]> =>
  dialect === 'sqlite' ? sqliteColumns(db, table) : postgresColumns(db, table);

/** The table, or undefined when there is none. */
export async function introspect(
  db: Db,
  dialect: DialectName,
  table: string,
): Promise<ExistingTable | undefined> {
  const columns = (await columnsOf(db, dialect, table)).filter(
    ({ name }) => !isInPreparation(name),
  );
  if (columns.length === 0) return undefined;
  const names =
    dialect === 'sqlite'
      ? await query(db, `select name from sqlite_master where type = 'index' and tbl_name = ?`, [
          table,
        ])
      : await query(
          db,
          'select c.relname as name from pg_index i ' +
            'join pg_class c on c.oid = i.indexrelid where i.indrelid = to_regclass($1) ' +
            'and i.indisvalid',
          [quote(table)],
        );
  const indexes = names.map((row) => String(row.name)).filter(isOwnIndex(table));
  if (dialect === 'postgres') return { columns, indexes };
  const bound = await boundColumns(
    db,
    table,
    columns.map(({ name }) => name),
  );
  return { columns, indexes, bound };
}

/** Names of the engine's own indexes that hold a column, or speak of it in their condition. */
export async function indexesOver(
  db: Db,
  dialect: DialectName,
  { table, column }: { table: string; column: string },
): Promise<string[]> {
  if (dialect === 'sqlite') {
    const rows = await query(
      db,
      `select name, sql from sqlite_master where type = 'index' and tbl_name = ?`,
      [table],
    );
    return rows
      .filter(({ sql: text }) => String(text).includes(quote(column)))
      .map((row) => String(row.name))
      .filter(isOwnIndex(table));
  }
  const rows = await query(
    db,
    `select distinct c.relname as name from pg_depend d
      join pg_class c on c.oid = d.objid and c.relkind = 'i'
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass
      and d.refobjid = to_regclass($1) and a.attname = $2`,
    [quote(table), column],
  );
  return rows.map((row) => String(row.name)).filter(isOwnIndex(table));
}

async function sqliteColumns(db: Db, table: string): Promise<ColumnSpec[]> {
  const rows = await query(
    db,
    'select name, type, "notnull" as not_null, dflt_value as initial, pk from pragma_table_info(?) order by cid',
    [table],
  );
  return rows.map((row) => {
    const type = String(row.type).toLowerCase();
    const identity = Number(row.pk) === 1 && type === 'integer';
    return columnOf(row, identity ? 'bigint' : type, Boolean(row.not_null) || identity, identity);
  });
}

async function postgresColumns(db: Db, table: string): Promise<ColumnSpec[]> {
  const rows = await query(
    db,
    `
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as not_null,
      a.attidentity as identity, pg_get_expr(d.adbin, d.adrelid) as initial,
      (select json_object_agg(c.conname, c.convalidated) from pg_constraint c
        where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]) as checks
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [quote(table)],
  );
  return rows.map((row) =>
    columnOf(row, commonType(String(row.type)), row.not_null, row.identity !== ''),
  );
}

function columnOf(row: Row, type: string, notNull: boolean, identity: boolean): ColumnSpec {
  return {
    name: row.name,
    type,
    notNull,
    ...defined({
      default: row.initial == null ? undefined : String(row.initial),
      identity: identity || undefined,
      filled: filledBy(row),
    }),
  };
}

function filledBy({ name, checks }: Row): ColumnSpec['filled'] {
  const named = typeof checks === 'string' ? (JSON.parse(checks) as Row) : (checks as Row | null);
  const isProven: unknown = named?.[filledCheck(String(name))];
  return isProven === undefined ? undefined : isProven ? 'always' : 'from now on';
}

/** PostgreSQL's long type names in the codecs' words. */
function commonType(type: string): string {
  return type
    .replace('character varying', 'varchar')
    .replace('timestamp without time zone', 'timestamp');
}

/** Whether the table has no row. */
export async function isEmpty(db: Db, table: string): Promise<boolean> {
  const row = await db.selectFrom(table).select(sql.lit(1).as('one')).limit(1).executeTakeFirst();
  return row === undefined;
}
