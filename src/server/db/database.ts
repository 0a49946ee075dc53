/** The database as the rest of the server sees it: one Kysely interface over two dialects. */
import type { Kysely, Transaction } from 'kysely';

export type DialectName = 'sqlite' | 'postgres';

/**
 * Tables are made from models at run time, so columns are typed by the model engine, not by
 * TypeScript.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- tables known at run time
export type AnyTables = Record<string, Record<string, any>>;

/** One row, by field or column name. */
// oxlint-disable-next-line typescript/no-explicit-any -- columns known at run time
export type Row = Record<string, any>; // columns are known by the model at run time only

/** A connection or transaction. */
export type Db = Kysely<AnyTables> | Transaction<AnyTables>;

/**
 * Values that come out of both dialects: integers and decimals are numbers, dates and times are
 * text (`yyyy-MM-dd HH:mm:ss`, GMT+8), JSON is text. Booleans are true/false on PostgreSQL and 1/0
 * on SQLite; going in, true, false and undefined are accepted by both.
 */
export interface Database {
  dialect: DialectName;
  /**
   * For writing, and for reads that must see the present transaction. SQLite has one writer: never
   * use it inside `transaction`.
   */
  write: Kysely<AnyTables>;
  /**
   * For reads outside transactions. A connection that breaks meanwhile is replaced, and the
   * statement sent again.
   */
  read: Kysely<AnyTables>;
  /**
   * The same for exports and whatever else reads for long, with limits and connections of its own;
   * absent: `read`.
   */
  long?: Kysely<AnyTables>;
  /**
   * PostgreSQL only: one more connection, for statements that open transactions wait for. These may
   * hold all others.
   */
  aside?: Kysely<AnyTables>;
  /**
   * Runs work in one transaction; it commits when the promise resolves. Keep it short: no waiting
   * on the network inside. When the database breaks a deadlock, refuses to serialise or loses the
   * connection before anything was committed, the work runs again from its start, at most twice
   * more; a commit whose answer was lost is looked up, never repeated blindly.
   * @throws DatabaseUnavailable when the database does not do it in time
   */
  transaction<T>(work: (db: Transaction<AnyTables>) => Promise<T>): Promise<T>;
  /** A transaction in which no other process changes the table structure at the same time. */
  schemaTransaction<T>(work: (db: Transaction<AnyTables>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
