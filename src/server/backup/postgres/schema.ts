/** The tables of a PostgreSQL schema as statements that make them anew, read from its catalogue. */
import type { Client } from 'pg';
import { StartupError } from '../../config/startup-error.ts';
import { required } from '../../../schema/required.ts';

export interface SchemaCopy {
  tables: TableCopy[];
  /**
   * Statements for after the rows have come, in order: constraints, indexes, functions, triggers.
   */
  after: string[];
  /** Where identity columns go on. */
  sequences: { table: string; column: string; last: string; called: boolean }[];
}

export interface TableCopy {
  /** As it stands in statements: quoted where needed. */
  name: string;
  create: string;
  /** Names of the columns, quoted where needed, in the order of the rows. */
  columns: string[];
}

/**
 * What is in the current schema; all names are given without it, so that they mean another one's
 * when restored.
 */
const within = 'relnamespace = current_schema()::regnamespace';

/** @throws StartupError when the schema holds what this does not copy */
export async function readSchema(client: Client): Promise<SchemaCopy> {
  await refuseOthers(client);
  const { rows: tables } = await client.query<{ oid: string; name: string }>(
    `select oid::text, quote_ident(relname) as name
    from pg_class where ${within} and relkind = 'r' order by relname`,
  );
  // Nobody changes tables from now on until the transaction ends; writing goes on.
  for (const { name } of tables) await client.query(`lock table ${name} in access share mode`);
  const copies: TableCopy[] = [];
  for (const { oid, name } of tables) copies.push(tableOf(name, await columnsOf(client, oid)));
  return {
    tables: copies,
    after: await statementsAfter(client),
    sequences: await sequencesOf(client),
  };
}

async function refuseOthers(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class c
    where ${within} and (relkind in ('v', 'm', 'p', 'f') or relkind = 'S'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i'))`);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new StartupError(
    `The schema holds ${names}, no plain tables: back up this database with pg_dump.`,
  );
}

interface Column {
  name: string;
  type: string;
  collation: string | null;
  not_null: boolean;
  identity: string;
  initial: string | null;
}

async function columnsOf(client: Client, oid: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `
    select quote_ident(a.attname) as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as not_null, a.attidentity as identity,
      pg_get_expr(d.adbin, d.adrelid, true) as initial,
      case when a.attcollation <> t.typcollation then quote_ident(l.collname) end as collation
    from pg_attribute a join pg_type t on t.oid = a.atttypid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      left join pg_collation l on l.oid = a.attcollation
    where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [oid],
  );
  return rows;
}

function tableOf(name: string, columns: Column[]): TableCopy {
  const definitions = columns.map((column) =>
    [
      column.name,
      column.type,
      column.collation && `collate ${column.collation}`,
      column.identity &&
        `generated ${column.identity === 'a' ? 'always' : 'by default'} as identity`,
      column.initial !== null && `default ${column.initial}`,
      column.not_null && 'not null',
    ]
      .filter(Boolean)
      .join(' '),
  );
  return {
    name,
    create: `create table ${name} (${definitions.join(', ')})`,
    columns: columns.map((column) => column.name),
  };
}

async function statementsAfter(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    select statement from (
      select case contype when 'f' then 2 else 1 end as place, conname as name,
        format('alter table %s add constraint %I %s', quote_ident(c.relname), conname,
          pg_get_constraintdef(k.oid, true)) as statement
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where c.${within} and contype in ('p', 'u', 'c', 'f', 'x')
      union all select 3, c.relname, pg_get_indexdef(i.indexrelid, 0, true)
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.${within}
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
      union all select 4, p.proname, replace(pg_get_functiondef(p.oid),
        format('FUNCTION %s.', quote_ident(current_schema())), 'FUNCTION ')
      from pg_proc p
      where p.pronamespace = current_schema()::regnamespace and p.oid in (
        select t.tgfoid from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where c.${within} and not t.tgisinternal)
      union all select 5, t.tgname, pg_get_triggerdef(t.oid, true)
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.${within} and not t.tgisinternal
    ) found order by place, name`);
  return rows.map(({ statement }) => statement);
}

async function sequencesOf(client: Client): Promise<SchemaCopy['sequences']> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(`
    select quote_ident(s.relname) as sequence, quote_ident(c.relname) as "table",
      a.attname as column
    from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
      join pg_class c on c.oid = d.refobjid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
    where d.deptype = 'i' and c.${within} order by 1`);
  const sequences: SchemaCopy['sequences'] = [];
  for (const { sequence, table, column } of rows) {
    const {
      rows: [state],
    } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${sequence}`,
    );
    sequences.push({ table, column, ...required(state, `state of ${sequence}`) });
  }
  return sequences;
}
