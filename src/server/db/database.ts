/** The database as the rest of the server sees it: one Kysely interface over two dialects. */
import type { Kysely, Transaction } from 'kysely';

export type DialectName = 'sqlite' | 'postgres';

/** Tables are made from models at run time, so columns are typed by the model engine, not by TypeScript. */
export type AnyTables = Record<string, Record<string, any>>; // any: see above

/** A connection or transaction. */
export type Db = Kysely<AnyTables> | Transaction<AnyTables>;

export interface Database {
  dialect: DialectName;
  /** For writing, and for reads that must see the present transaction. */
  write: Kysely<AnyTables>;
  /** For reads outside transactions. */
  read: Kysely<AnyTables>;
  /** Runs work in one transaction; it commits when the promise resolves. Keep it short: no waiting on the network inside. */
  transaction<T>(work: (db: Transaction<AnyTables>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
