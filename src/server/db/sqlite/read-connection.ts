/**
 * Reads outside the writing line: short ones in the event loop, others, and whole read
 * transactions, in a reading thread.
 */
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { requestScope } from '../request-scope.ts';
import type { Costs } from './cost.ts';
import { shareLoop, TooLong } from './inline.ts';
import type { InlineReader } from './inline.ts';
import type { Lease, Readers } from './readers.ts';
import { bindable } from './statements.ts';
import type { Statement } from './statements.ts';
import { isBusy } from './thread.ts';
import type { RunResult, SqliteThread } from './thread.ts';

export interface ReadSide {
  readers: Readers;
  inline: InlineReader;
  costs: Costs;
}

export class ReadConnection implements DatabaseConnection {
  readonly #side: ReadSide;
  #lease: Lease | undefined;
  #inTransaction = false;

  constructor(side: ReadSide) {
    this.#side = side;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = { sql, values: parameters.map(bindable) };
    const { rows } = (await this.#inEventLoop(statement)) ?? (await this.#inThread(statement));
    return { rows: rows as R[] };
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const thread = await this.#threadFor(sql);
    const blocks = thread.stream({ sql, values: parameters.map(bindable) });
    for (;;) {
      const { done, value } = await this.#unlessGone(thread, () => blocks.next());
      if (done) return;
      yield { rows: value as R[] };
    }
  }

  async begin(): Promise<void> {
    this.#inTransaction = true;
    await this.#inThread({ sql: 'begin', values: [] });
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    this.#inTransaction = false;
    // With its thread a transaction is gone, too.
    if (this.#lease && !this.#lease.thread.isOver)
      await this.#lease.thread.run([{ sql: how, values: [] }]);
  }

  release(): void {
    this.#lease?.release();
    this.#lease = undefined;
  }

  /** @returns undefined when the statement belongs into a thread */
  async #inEventLoop(statement: Statement): Promise<RunResult | undefined> {
    const { costs, inline } = this.#side;
    if (this.#inTransaction || !costs.isShort(statement)) return undefined;
    const share = shareLoop();
    if (share) await share;
    try {
      return inline.run(statement);
    } catch (error) {
      if (error instanceof TooLong || isBusy(error)) return undefined;
      throw error;
    }
  }

  async #inThread(statement: Statement): Promise<RunResult> {
    const thread = await this.#threadFor(statement.sql);
    return this.#unlessGone(thread, () => thread.run([statement]));
  }

  /** Taken with the first statement: what it is decides when its turn comes. */
  async #threadFor(sql: string): Promise<SqliteThread> {
    this.#lease ??= await this.#side.readers.lease(sql, requestScope.getStore()?.signal);
    return this.#lease.thread;
  }

  /** Ends the thread with its work when the client goes. */
  async #unlessGone<T>(thread: SqliteThread, work: () => Promise<T>): Promise<T> {
    const signal = requestScope.getStore()?.signal;
    if (!signal) return work();
    const onAbort = (): void => void thread.terminate(signal.reason);
    signal.addEventListener('abort', onAbort);
    try {
      return await work();
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }
}
