/** Kysely over the connections of the embedded database. */
import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, Kysely } from 'kysely';
import { ReadConnection } from './read-connection.ts';
import type { ReadSide } from './read-connection.ts';
import { WriteConnection } from './write-connection.ts';
import type { WriteSide } from './write-connection.ts';

/** Connections are handed out by us, not one at a time by Kysely. */
class OwnQueueAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const dialectOf = (createDriver: () => Driver): Dialect => ({
  createDriver,
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new OwnQueueAdapter(),
  // oxlint-disable-next-line typescript/no-explicit-any -- Kysely's own signature
  createIntrospector: (db: Kysely<any>) => new SqliteIntrospector(db),
});

/** Reads and read transactions. */
export const readDialect = (side: ReadSide): Dialect =>
  dialectOf(() =>
    driverOf<ReadConnection>({
      acquire: async () => new ReadConnection(side),
      begin: (connection) => connection.begin(),
      commit: (connection) => connection.end('commit'),
      rollback: (connection) => connection.end('rollback'),
      release: (connection) => connection.release(),
    }),
  );

/** Writes and transactions, in turns. */
export const writeDialect = (side: WriteSide): Dialect =>
  dialectOf(() =>
    driverOf<WriteConnection>({
      async acquire() {
        await side.writer.acquire();
        return new WriteConnection(side);
      },
      begin: (connection) => connection.begin(),
      commit: (connection) => connection.commit(),
      rollback: (connection) => connection.rollback(),
      release: () => side.writer.release(),
    }),
  );

interface Parts<C> {
  acquire(): Promise<C>;
  begin(connection: C): void | Promise<void>;
  commit(connection: C): Promise<void>;
  rollback(connection: C): Promise<void>;
  release(connection: C): void;
}

/**
 * Who opened the connections closes them (sqlite.ts): nothing to do at the beginning and the end
 * here.
 */
function driverOf<C extends DatabaseConnection>(parts: Parts<C>): Driver {
  return {
    init: async () => {},
    destroy: async () => {},
    acquireConnection: () => parts.acquire(),
    beginTransaction: async (connection) => parts.begin(connection as C),
    commitTransaction: (connection) => parts.commit(connection as C),
    rollbackTransaction: (connection) => parts.rollback(connection as C),
    savepoint: (connection, name) => execute(connection, `savepoint ${quote(name)}`),
    rollbackToSavepoint: (connection, name) => execute(connection, `rollback to ${quote(name)}`),
    releaseSavepoint: (connection, name) => execute(connection, `release ${quote(name)}`),
    releaseConnection: async (connection) => parts.release(connection as C),
  };
}

const execute = async (connection: DatabaseConnection, text: string): Promise<void> => {
  await connection.executeQuery(CompiledQuery.raw(text));
};
const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
