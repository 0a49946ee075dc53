/** Kysely over node:sqlite: one connection, its statements kept prepared. */
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, Kysely, QueryCompiler, QueryResult } from 'kysely';

export interface SqliteOptions {
  file: string;
  /** Opens for reading only; the file must exist. */
  readOnly: boolean;
  /** How long to wait for another process's write, in milliseconds. */
  busyTimeout: number;
}

/** Statements kept prepared; past this many, the one unused for longest goes. */
const statementLimit = 500;

/** A database file as a Kysely dialect. Kysely's connection mutex lets one query or transaction at a time through. */
export class NodeSqliteDialect implements Dialect {
  readonly #options: SqliteOptions;
  constructor(options: SqliteOptions) {
    this.#options = options;
  }
  createDriver(): Driver {
    return new NodeSqliteDriver(this.#options);
  }
  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }
  createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }
  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

class NodeSqliteDriver implements Driver {
  readonly #options: SqliteOptions;
  #database: DatabaseSync | undefined;
  #connection: SqliteConnection | undefined;
  constructor(options: SqliteOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {
    const { file, readOnly, busyTimeout } = this.#options;
    const database = new DatabaseSync(file, { readOnly, timeout: busyTimeout, enableForeignKeyConstraints: true });
    // FULL: an acknowledged write survives a power cut; NORMAL may lose the last ones.
    if (!readOnly) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    this.#database = database;
    this.#connection = new SqliteConnection(database);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#connection) throw new Error('The SQLite driver was used before init');
    return this.#connection;
  }

  /** Takes the write lock at once: a deferred transaction could fail half-way when another process writes. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#options.readOnly ? 'begin' : 'begin immediate'));
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite has already rolled back after some errors (disk full); a second rollback would hide the first error.
    if (this.#database?.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint ${quote(name)}`));
  }
  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to ${quote(name)}`));
  }
  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release ${quote(name)}`));
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {
    this.#database?.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  /** In order of last use. */
  readonly #statements = new Map<string, { statement: StatementSync; returnsRows: boolean }>();
  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, returnsRows } = this.#prepare(query.sql);
    const parameters = query.parameters.map(bindable);
    if (returnsRows) return { rows: statement.all(...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    // A statement of its own: a kept one could be reset by the same text running again.
    const statement = this.#database.prepare(query.sql);
    let rows: R[] = [];
    for (const row of statement.iterate(...query.parameters.map(bindable))) {
      rows.push(row as R);
      if (rows.length < chunkSize) continue;
      yield { rows };
      rows = [];
    }
    if (rows.length) yield { rows };
  }

  #prepare(sql: string) {
    const kept = this.#statements.get(sql);
    if (kept) {
      this.#statements.delete(sql);
      this.#statements.set(sql, kept);
      return kept;
    }
    const statement = this.#database.prepare(sql);
    const entry = { statement, returnsRows: statement.columns().length > 0 };
    this.#statements.set(sql, entry);
    if (this.#statements.size > statementLimit) this.#statements.delete(this.#statements.keys().next().value!);
    return entry;
  }
}

/** node:sqlite binds neither booleans nor undefined. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return (value ?? null) as SQLInputValue;
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
