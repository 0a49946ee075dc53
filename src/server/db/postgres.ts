/** PostgreSQL, for installations with several processes or much data. */
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import type { Dialect } from 'kysely';
import { databaseLimitsOf } from '../config/database-limits.ts';
import type { DatabaseLimits } from '../config/database-limits.ts';
import { StartupError } from '../config/startup-error.ts';
import type { AnyTables, Database } from './database.ts';

import { Addresses, addressesOf, withoutPassword } from '../config/database-addresses.ts';
import { watchOf } from './postgres/client.ts';
import { PostgresDriver } from './postgres/driver.ts';
import type { DriverOptions } from './postgres/driver.ts';
import { reasonOf } from './postgres/failure.ts';
import { createHealth } from './postgres/health.ts';
import { createPool } from './postgres/pool.ts';
import { runTransaction } from './postgres/transaction.ts';
import { PersonBound } from './person-bound.ts';
import { schemaLock } from './table-lock.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Milliseconds. */
const patienceOfQuestions = 1_000;

export interface PostgresOptions {
  url: string;
  limits?: DatabaseLimits;
  /** Only reads, with whatever rights: nothing is made, and a standby will do. */
  readOnly?: boolean;
  /** Takes a line for operators when the database goes away and when it is back. */
  report?: (line: string) => void;
}

const standard = databaseLimitsOf(
  () => undefined,
  () => undefined,
);

/** Connects to the database the URL names and makes sure that it answers. @throws StartupError */
export async function openPostgres({
  url,
  limits = standard,
  readOnly = false,
  report = (line) => console.error(line),
}: PostgresOptions): Promise<Database> {
  const addresses = new Addresses(addressesOf(url));
  let isOpen = false;
  const health = createHealth((line) => {
    if (isOpen) report(line);
  });
  const common = { addresses, limits, readOnly };
  // Who asks for silent connections does not wait long itself: the others wait for the answer.
  const asking = { ...limits, connect: Math.min(limits.connect, patienceOfQuestions) };
  const questions = { ...common, limits: asking, statement: asking.connect };
  const shared = { ...common, health, watch: watchOf(questions) };
  const pool = createPool({ ...shared, size: limits.connections, statement: limits.statement });
  const longPool = createPool({
    ...shared,
    size: limits.longConnections,
    statement: limits.longStatement,
  });
  const asidePool = createPool({ ...shared, size: 1, statement: limits.statement });
  const onReadOnly: DriverOptions['onReadOnly'] = (client) => addresses.failed(client.url);
  const write = kysely({ pool, repeat: 0, onReadOnly });
  const bound = new PersonBound();
  const read = kysely({ pool, repeat: limits.wait, bound, onReadOnly });
  const long = kysely({ pool: longPool, repeat: limits.wait, onReadOnly });
  const aside = kysely({ pool: asidePool, repeat: 0, onReadOnly });
  const schema = kysely({ pool: longPool, repeat: 0, onReadOnly });
  const close = async () => {
    await Promise.all([pool.close(), longPool.close(), asidePool.close()]);
  };
  const transaction: Database['transaction'] = (work) =>
    runTransaction({ db: write, pool, patience: limits.wait }, work);
  const schemaTransaction: Database['schemaTransaction'] = (work) =>
    runTransaction({ db: schema, pool: longPool, patience: limits.wait }, async (trx) => {
      // Whoever starts beside a node that changes large tables waits for it.
      await sql`select set_config('lock_timeout', '0', true),
        set_config('idle_in_transaction_session_timeout', '60s', true)`.execute(trx);
      await sql`select pg_advisory_xact_lock(${schemaLock})`.execute(trx);
      return work(trx);
    });
  try {
    if (readOnly) await sql`select 1`.execute(read);
    else await schemaTransaction((trx) => makeMeta(trx));
  } catch (error) {
    await close();
    const cause = error instanceof DatabaseUnavailable ? error.cause : error;
    throw new StartupError(
      `The database at DATABASE_URL (${withoutPassword(url)}) cannot be used: ${reasonOf(cause)}.`,
    );
  }
  isOpen = true;
  return { dialect: 'postgres', write, read, long, aside, transaction, schemaTransaction, close };
}

function kysely(options: DriverOptions): Kysely<AnyTables> {
  const dialect: Dialect = {
    createDriver: () => new PostgresDriver(options),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
  return new Kysely<AnyTables>({ dialect });
}

async function makeMeta(db: Kysely<AnyTables>): Promise<void> {
  await db.schema
    .createTable('pageloom_meta')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text')
    .execute();
}
