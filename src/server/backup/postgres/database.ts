/** A PostgreSQL schema as files: its statements, and the rows of each table as COPY gives them. */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { StartupError } from '../../config/startup-error.ts';
import { addressesOf } from '../../config/database-addresses.ts';
import { serverName } from '../../db/postgres/client.ts';
import { writeDurably } from '../../files/durable.ts';
import type { Facts } from '../facts.ts';
import { beginAtQuietChain } from './quiet-chain.ts';
import { readSchema } from './schema.ts';
import type { SchemaCopy } from './schema.ts';

const schemaName = 'schema.json';
const rowsName = (index: number): string => `rows-${String(index).padStart(4, '0')}`;

/**
 * @param url may name several servers: the first one that can be reached is used.
 * @throws StartupError when there is none
 */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(addressesOf(url));
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function connect([url, ...others]: string[]): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'pageloom backup',
  });
  // A connection that breaks fails the query that runs on it.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (others.length) return connect(others);
    throw new StartupError(
      `The database at DATABASE_URL cannot be reached: ${(error as Error).message}.`,
    );
  }
}

/**
 * Writes the tables as they are at one moment, while others write.
 * @returns what they say of themselves
 */
export async function copyPostgres(url: string, folder: string): Promise<Facts> {
  return withClient(url, async (client) => {
    await withClient(url, (guard) => beginAtQuietChain(client, guard));
    const schema = await readSchema(client);
    await writeDurably({
      file: path.join(folder, schemaName),
      content: `${JSON.stringify(schema, null, 1)}\n`,
      top: folder,
    });
    for (const [index, { name, columns }] of schema.tables.entries()) {
      const rows = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`));
      await writeDurably({ file: path.join(folder, rowsName(index)), content: rows, top: folder });
    }
    const facts = await factsOf(client);
    await client.query('commit');
    return facts;
  });
}

async function factsOf(client: Client): Promise<Facts> {
  const {
    rows: [version],
  } = await client.query<{ value: string }>(
    "select value from pageloom_meta where name = 'version'",
  );
  const {
    rows: [head],
  } = await client.query<{ key_id: string }>('select key_id from sys_audit_head');
  const { rows } = await client.query<{ avatar: string }>(
    "select avatar from sys_user where avatar like '/profile/%'",
  );
  return {
    databaseVersion: Number(version?.value ?? 0),
    keyId: head?.key_id ?? null,
    pictures: rows.map(({ avatar }) => avatar),
  };
}

/** @throws StartupError when a server of ours holds connections to the schema */
export async function requireNoServer(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database()
      and application_name = left($1::text || ' ' || current_schema(), 63) limit 1`,
    [serverName],
  );
  if (rows.length)
    throw new StartupError('A server is connected to the database: stop it before restoring.');
}

/** Names of tables in the schema. */
export async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()',
  );
  return rows.map(({ name }) => name);
}

/**
 * Puts the tables in the place of those of the same names, all or nothing; others in the schema
 * stay.
 * @param last runs when everything is there and nothing of it can be seen yet; when it throws,
 * nothing has changed
 */
export async function loadPostgres(
  url: string,
  folder: string,
  last: () => Promise<void>,
): Promise<void> {
  const schema = JSON.parse(await readFile(path.join(folder, schemaName), 'utf8')) as SchemaCopy;
  await withClient(url, async (client) => {
    await client.query(
      "begin; set local lock_timeout = '30s'; set local check_function_bodies = off",
    );
    for (const { name } of schema.tables)
      await client.query(`drop table if exists ${name} cascade`);
    for (const [index, { name, create, columns }] of schema.tables.entries()) {
      await client.query(create);
      const rows = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
      await pipeline(createReadStream(path.join(folder, rowsName(index))), rows);
    }
    for (const statement of schema.after) await client.query(statement);
    for (const { table, column, last: value, called } of schema.sequences) {
      await client.query('select setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)', [
        table,
        column,
        value,
        called,
      ]);
    }
    await last();
    await client.query('commit');
  });
}
