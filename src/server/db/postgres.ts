/** PostgreSQL, for installations with several processes or much data. */
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartupError } from '../config/startup-error.ts';
import type { AnyTables, Database } from './database.ts';
import { withRetry } from './retry.ts';

const poolSize = 20;
const connectTimeout = 5_000;

/** serialization_failure and deadlock_detected: PostgreSQL asks to run the transaction again. */
const isTransient = (error: unknown) => ['40001', '40P01'].includes((error as { code?: string }).code ?? '');

/** Advisory lock under which tables are changed; any number works as long as nothing else uses it. */
const schemaLock = 7_245_301;

/** How the wire's text becomes a value, by type oid; absent: the driver's way. */
const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: (text) => text,
  // Fractions and the zone are cut off: the session's zone is GMT+8, and the protocol knows seconds only.
  [pg.types.builtins.TIMESTAMP]: (text) => text.slice(0, 19),
  [pg.types.builtins.TIMESTAMPTZ]: (text) => text.slice(0, 19),
  [pg.types.builtins.JSON]: (text) => text,
  [pg.types.builtins.JSONB]: (text) => text,
};
const types = { getTypeParser: (oid: number, format?: 'text') => parsers[oid] ?? pg.types.getTypeParser(oid, format) };

/** Connects to the database the URL names and makes sure that it answers. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: connectTimeout, types: types as pg.CustomTypesConfig });
  // A connection that breaks while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => {});
  const onCreateConnection = async (connection: { executeQuery(query: CompiledQuery): Promise<unknown> }) => {
    await connection.executeQuery(CompiledQuery.raw("set time zone 'Asia/Shanghai'"));
  };
  const db = new Kysely<AnyTables>({ dialect: new PostgresDialect({ pool, onCreateConnection }) });
  await probe(db, url);
  const transaction: Database['transaction'] = (work) => withRetry(() => db.transaction().execute(work), isTransient);
  return {
    dialect: 'postgres',
    write: db,
    read: db,
    transaction,
    schemaTransaction: (work) =>
      transaction(async (trx) => {
        await sql`select pg_advisory_xact_lock(${schemaLock})`.execute(trx);
        return work(trx);
      }),
    close: () => db.destroy(),
  };
}

async function probe(db: Kysely<AnyTables>, url: string): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${schemaLock})`.execute(trx);
      await trx.schema.createTable('pageloom_meta').ifNotExists().addColumn('name', 'text', (column) => column.primaryKey()).addColumn('value', 'text').execute();
    });
  } catch (error) {
    await db.destroy();
    throw new StartupError(`The database at DATABASE_URL (${withoutPassword(url)}) cannot be used: ${reason(error)}.`);
  }
}

/** Node reports several refused addresses as one error without a message. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map((one: Error) => one.message).join('; ');
  return (error as Error).message || String(error);
}

function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    if (parsed.password) parsed.password = '***';
    return parsed.toString();
  } catch {
    return 'not a URL';
  }
}
