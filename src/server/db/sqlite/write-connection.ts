/**
 * One turn to write: a statement, or a transaction, in the event loop when it is short, else in
 * the writing thread.
 */
import { setImmediate } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { Costs } from './cost.ts';
import { longestSlice } from './inline.ts';
import { bindable } from './statements.ts';
import type { Statement } from './statements.ts';
import { SqliteError } from './thread.ts';
import type { RunResult } from './thread.ts';
import type { Writer } from './writer.ts';

/**
 * A transaction that began in the event loop has come to long work: it is undone, and done again
 * in the thread.
 */
export class ThreadRequired extends Error {
  constructor() {
    super('The transaction needs the writing thread');
    this.name = 'NeedsThread';
  }
}

/**
 * Takes the write lock at once: a deferred transaction could fail half-way when another process
 * writes.
 */
const begin: Statement = { sql: 'begin immediate', values: [] };

/** Outside a transaction; before its first statement; where it runs; lost, by which error. */
type State = 'none' | 'begun' | 'inline' | 'thread' | { lost: unknown };

export interface WriteSide {
  writer: Writer;
  costs: Costs;
  inThread: boolean;
}

export class WriteConnection implements DatabaseConnection {
  readonly #side: WriteSide;
  #state: State = 'none';
  /** Milliseconds of statements since the event loop had its turn. */
  #spent = 0;

  constructor(side: WriteSide) {
    this.#side = side;
  }

  /**
   * The transaction takes the lock with its first statement: only then is it known where it runs.
   */
  begin(): void {
    this.#state = 'begun';
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes, lastInsertRowid } = await this.#run({
      sql,
      values: parameters.map(bindable),
    });
    this.#side.writer.countStatement();
    return { rows: rows as R[], insertId: lastInsertRowid, numAffectedRows: changes };
  }

  /** Nothing reads long lists while it holds the write lock. */
  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  async commit(): Promise<void> {
    const state = this.#state;
    if (typeof state === 'object') throw state.lost;
    if (state === 'inline' || state === 'thread') {
      const started = performance.now();
      await this.#send('commit');
      this.#side.writer.wrote(performance.now() - started);
    }
    this.#state = 'none';
  }

  async rollback(): Promise<void> {
    const { writer } = this.#side;
    const state = this.#state;
    this.#state = 'none';
    // SQLite has already rolled back after some errors (disk full); a second rollback would hide
    // the first error.
    if (state === 'thread') await writer.thread().run([{ sql: 'rollback', values: [] }]);
    else if (state !== 'none' && writer.inline().isInTransaction)
      writer.inline().run({ sql: 'rollback', values: [] });
  }

  async #send(sql: string): Promise<void> {
    await this.#run({ sql, values: [] });
  }

  async #run(statement: Statement): Promise<RunResult> {
    const state = this.#state;
    if (typeof state === 'object') throw state.lost;
    if (state === 'none') return this.#alone(statement);
    if (state === 'begun') return this.#first(statement);
    try {
      return await (state === 'inline'
        ? this.#inline(statement)
        : this.#side.writer.thread().run([statement]));
    } catch (error) {
      throw this.#noted(error);
    }
  }

  #fitsEventLoop(statement: Statement): boolean {
    const { costs, inThread, writer } = this.#side;
    return !inThread && !writer.isDiskSlow && costs.isShort(statement);
  }

  async #alone(statement: Statement): Promise<RunResult> {
    const { writer } = this.#side;
    const isInline = this.#fitsEventLoop(statement);
    const started = performance.now();
    const result = await writer.patiently(() =>
      isInline ? writer.inline().run(statement) : writer.thread().run([statement]),
    );
    if (isInline) writer.wrote(performance.now() - started);
    return result;
  }

  async #first(statement: Statement): Promise<RunResult> {
    const { writer } = this.#side;
    const isInline = this.#fitsEventLoop(statement);
    try {
      if (isInline) await writer.patiently(() => writer.inline().run(begin));
      else await writer.patiently(() => writer.thread().run([begin]));
    } catch (error) {
      this.#state = { lost: error };
      throw error;
    }
    this.#state = isInline ? 'inline' : 'thread';
    return this.#run(statement);
  }

  async #inline(statement: Statement): Promise<RunResult> {
    const { costs, writer } = this.#side;
    if (statement.sql !== 'commit' && !costs.isShort(statement)) throw new ThreadRequired();
    // Others wait for the lock: it is held across a turn of the event loop only by long
    // transactions.
    if (this.#spent > longestSlice) {
      await setImmediate();
      this.#spent = 0;
    }
    const started = performance.now();
    try {
      return writer.inline().run(statement);
    } finally {
      this.#spent += performance.now() - started;
    }
  }

  /**
   * After an error the transaction may be gone, and what comes later must not be written without
   * it.
   */
  #noted(error: unknown): unknown {
    const isOpen =
      this.#state === 'inline'
        ? this.#side.writer.inline().isInTransaction
        : error instanceof SqliteError && error.inTransaction;
    if (error instanceof ThreadRequired || !isOpen) this.#state = { lost: error };
    return error;
  }
}
