/** Tables of the database that no model describes: what the database itself says of them. */
import { defined } from '../../../../schema/defined.ts';
import type { Db, DialectName, Row } from '../../../db/database.ts';
import { quote } from '../../../db/text.ts';
import { query } from '../../sql.ts';
import { columnsOf } from '../introspect.ts';
import type { ColumnSpec } from '../spec.ts';

/** A table by its name, and what is said of it in the database. */
export interface FoundTable {
  name: string;
  /** Of PostgreSQL; SQLite keeps none. */
  comment?: string;
}

export interface FoundColumn extends ColumnSpec {
  comment?: string;
  /** Its place in the primary key, from 1. */
  keyPlace?: number;
  /** The database makes its value: an identity, a sequence, an expression. */
  generated?: 'number' | 'expression';
}

/** Names of tables of the server itself; those of models are known by the models. */
const own = /^(?:sys_|pageloom_)|\$/;

/** Rows that are counted at most. */
export const mostCounted = 10_000;

/** Tables that are not the server's own and may be read, by their names. */
export async function foundTables(db: Db, dialect: DialectName): Promise<FoundTable[]> {
  const rows = await query(
    db,
    dialect === 'sqlite'
      ? `select name, null as comment from pragma_table_list
        where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\'`
      : `select c.relname as name, obj_description(c.oid, 'pg_class') as comment from pg_class c
        where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
          and not c.relispartition and has_table_privilege(c.oid, 'select')
          and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass
            and d.objid = c.oid and d.deptype = 'e')`,
  );
  return rows
    .map(({ name, comment }): FoundTable => ({
      name: String(name),
      ...defined({ comment: textOf(comment) }),
    }))
    .filter(({ name }) => !own.test(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Columns of a table in their order; none: there is no such table. */
export async function foundColumns(
  db: Db,
  dialect: DialectName,
  table: string,
): Promise<FoundColumn[]> {
  const columns = await columnsOf(db, dialect, table);
  const facts = new Map(
    (await (dialect === 'sqlite' ? sqliteFacts : postgresFacts)(db, table)).map((row) => [
      String(row.name),
      row,
    ]),
  );
  // SQLite lists columns that it works out among the others only when it is asked for them.
  const names = new Set(columns.map(({ name }) => name));
  const workedOut = [...facts.values()]
    .filter((row) => !names.has(String(row.name)))
    .map(({ name, type }): ColumnSpec => ({ name, type: String(type), notNull: false }));
  const keys = [...facts.values()].filter((row) => Number(row.key_place) > 0).length;
  return [...columns, ...workedOut].map((column) => ({
    ...column,
    ...factsOf(column, facts.get(column.name) ?? {}, keys),
  }));
}

/** @param keys columns of the primary key: SQLite numbers none of several */
function factsOf(column: ColumnSpec, row: Row, keys: number): Partial<FoundColumn> {
  const place = Number(row.key_place ?? 0);
  const isNumbered =
    (column.identity === true && keys === 1) || column.default?.startsWith('nextval(') === true;
  const generated: FoundColumn['generated'] = row.is_expression
    ? 'expression'
    : isNumbered
      ? 'number'
      : undefined;
  return defined({
    comment: textOf(row.comment),
    keyPlace: place > 0 ? place : undefined,
    generated,
  });
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const sqliteFacts = (db: Db, table: string): Promise<Row[]> =>
  query(
    db,
    `select name, lower(type) as type, pk as key_place, hidden > 1 as is_expression
      from pragma_table_xinfo(?)`,
    [table],
  );

const postgresFacts = (db: Db, table: string): Promise<Row[]> =>
  query(
    db,
    `select a.attname as name, col_description(a.attrelid, a.attnum) as comment,
      a.attgenerated <> '' as is_expression,
      array_position(i.indkey::int2[], a.attnum) + 1 as key_place
    from pg_attribute a
    left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped`,
    [quote(table)],
  );

/** Rows of a table, counted no further than `mostCounted`. */
export async function countedRows(db: Db, table: string): Promise<number> {
  const [row] = await query(
    db,
    `select count(*) as n from (select 1 from ${quote(table)} limit ${mostCounted + 1}) as counted`,
  );
  return Number(row?.n ?? 0);
}
