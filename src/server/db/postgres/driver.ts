/** PostgreSQL as a Kysely driver that knows what a broken connection means for the work on it. */
import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import type { PersonBound } from '../person-bound.ts';
import { requestScope } from '../request-scope.ts';
import { DatabaseUnavailable } from '../unavailable.ts';
import { ConnectionLost } from './client.ts';
import type { PostgresClient } from './client.ts';
import { isReadOnly, isTimeout } from './failure.ts';
import type { Pool } from './pool.ts';
import { defined } from '../../../schema/defined.ts';

export interface DriverOptions {
  pool: Pool;
  /**
   * Milliseconds during which a statement that only reads is sent again when its connection broke;
   * 0: never.
   */
  repeat: number;
  /** Bounds what one person has running; only of connections that read outside transactions. */
  bound?: PersonBound;
  /** A server that took writes does so no more. */
  onReadOnly(client: PostgresClient): void;
}

/** By this a transaction is found again when its connection broke while it was being committed. */
export interface TransactionTicket {
  /** Number of the transaction on its server, and what distinguishes servers. */
  xid: string;
  server: string | null;
  /** Process of the server that worked for it. */
  backend: number | null;
}

/** The commit was sent and no answer came. */
export class CommitUnknown extends Error {
  readonly ticket: TransactionTicket;
  constructor(ticket: TransactionTicket, cause: unknown) {
    super('The connection broke while the commit was on its way', { cause });
    this.name = 'CommitUnknown';
    this.ticket = ticket;
  }
}

/** Nothing was committed: the work may be done again. */
export class TransactionLost extends DatabaseUnavailable {
  constructor(cause: unknown) {
    super('away', cause);
    this.name = 'TransactionLost';
  }
}

export class PostgresDriver implements Driver {
  readonly #options: DriverOptions;
  constructor(options: DriverOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<PostgresConnection> {
    const leave = await this.#options.bound?.enter();
    try {
      return new PostgresConnection(await this.#options.pool.take(), { ...this.#options, leave });
    } catch (error) {
      leave?.();
      throw error;
    }
  }
  beginTransaction(connection: PostgresConnection, settings: TransactionSettings): Promise<void> {
    return connection.begin(settings);
  }
  commitTransaction(connection: PostgresConnection): Promise<void> {
    return connection.commit();
  }
  rollbackTransaction(connection: PostgresConnection): Promise<void> {
    return connection.rollback();
  }
  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }
  /** The pool is closed by whoever made it. */
  async destroy(): Promise<void> {}
}

class PostgresConnection implements DatabaseConnection {
  #client: PostgresClient;
  readonly #options: DriverOptions & { leave?: () => void };
  /** The open transaction; without a ticket it only reads. */
  #transaction: { ticket: TransactionTicket | null } | null = null;

  constructor(client: PostgresClient, options: DriverOptions & { leave?: () => void }) {
    this.#client = client;
    this.#options = options;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.#unlessGone(() => this.#send(sql, parameters));
    const changes = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command);
    return {
      rows: (rows ?? []) as R[],
      ...defined({ numAffectedRows: changes ? BigInt(rowCount ?? 0) : undefined }),
    };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  /** Begins, and learns the number of the transaction in the same round trip. */
  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const mode = [isolationLevel && `isolation level ${isolationLevel}`, accessMode]
      .filter(Boolean)
      .join(' ');
    const writes = accessMode !== 'read only';
    const results = await this.#send(
      `begin ${mode}${writes ? '; select txid_current()::text as xid' : ''}`,
      [],
    );
    const { server, backend } = this.#client;
    const xid = writes
      ? String((results as unknown as [unknown, { rows: [{ xid: string }] }])[1].rows[0].xid)
      : '';
    this.#transaction = { ticket: writes ? { xid, server, backend } : null };
  }

  /** @throws TransactionLost, nothing being stored; CommitUnknown; the database's own refusal */
  async commit(): Promise<void> {
    const ticket = this.#transaction?.ticket;
    if (this.#client.lost) throw new TransactionLost(this.#client.lost);
    try {
      const { command } = await this.#client.send('commit');
      if (command === 'ROLLBACK')
        throw new Error('The transaction was committed although a statement in it had failed');
      this.#transaction = null;
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      throw ticket ? new CommitUnknown(ticket, error) : new TransactionLost(error);
    }
  }

  /** A transaction whose connection broke is rolled back by the server. */
  async rollback(): Promise<void> {
    if (!this.#client.lost)
      await this.#client.send('rollback').catch(() => this.#client.drop('a rollback failed'));
    this.#transaction = null;
  }

  release(): void {
    this.#options.pool.give(this.#client);
    this.#options.leave?.();
  }

  cancelQuery = async (
    control: (consumer: (connection: DatabaseConnection) => Promise<void>) => Promise<void>,
  ): Promise<void> => {
    const { backend } = this.#client;
    if (backend === null) return;
    await control(async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('select pg_cancel_backend($1)', [backend]));
    });
  };

  /** A read is cancelled on the server when the client it is for goes; writes are finished. */
  async #unlessGone<T>(work: () => Promise<T>): Promise<T> {
    const { repeat } = this.#options;
    const signal = repeat > 0 && !this.#transaction ? requestScope.getStore()?.signal : undefined;
    if (!signal) return work();
    signal.throwIfAborted();
    const ended = new AbortController();
    let cancelled: Promise<void> | undefined;
    const onAbort = (): void => {
      cancelled = this.#cancelUntil(ended.signal);
    };
    signal.addEventListener('abort', onAbort);
    try {
      return await work();
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    } finally {
      signal.removeEventListener('abort', onAbort);
      ended.abort();
      // Not given back before: the cancellation would meet somebody else's statement.
      await cancelled;
    }
  }

  /**
   * Cancels what the connection works on, again until it has ended: a server does not keep a
   * cancellation for a statement that it is yet to begin.
   */
  async #cancelUntil(ended: AbortSignal): Promise<void> {
    for (let wait = 50; !ended.aborted && !this.#client.lost; wait = Math.min(wait * 2, 1000)) {
      await this.#options.pool.cancel(this.#client);
      await pause(wait, undefined, { signal: ended }).catch(() => undefined);
    }
  }

  async #send(text: string, values: readonly unknown[]) {
    const started = performance.now();
    for (;;) {
      try {
        return await this.#client.send(text, values);
      } catch (error) {
        const judged = this.#judge(error);
        const again =
          judged instanceof TransactionLost &&
          !this.#transaction &&
          performance.now() - started < this.#options.repeat;
        if (!again) throw judged;
        await this.#replace();
      }
    }
  }

  #judge(error: unknown): unknown {
    if (isReadOnly(error) && this.#transaction?.ticket) {
      this.#options.onReadOnly(this.#client);
      this.#client.drop('the server takes no writes any more');
      return new TransactionLost(error);
    }
    if (isTimeout(error)) return new DatabaseUnavailable('busy', error);
    return error instanceof ConnectionLost ? new TransactionLost(error) : error;
  }

  async #replace(): Promise<void> {
    const client = await this.#options.pool.take();
    this.#options.pool.give(this.#client);
    this.#client = client;
  }
}
