/** One database thread as the event loop sees it. */
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '../unavailable.ts';
import type { Order, RowBlock, ThreadSettings, ThreadMessage, ThreadError } from './messages.ts';
import type { Statement } from './statements.ts';

/**
 * Memory of one thread's JavaScript, in MiB: rows are read in blocks, so only a monstrous row
 * comes near.
 */
const memory = 256;

/** Rows of one statement at most: whoever wants more reads them as a stream. */
const mostRows = 100_000;

/**
 * A thread gets no settings, which hold secrets; with the folder of compiled code, where the
 * process has one, it begins in half the time.
 */
const { NODE_COMPILE_CACHE } = process.env;
const compiled = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

export interface RunResult {
  rows: Record<string, unknown>[];
  changes?: bigint;
  lastInsertRowid?: bigint;
}

/** An error of SQLite. Members as node:sqlite names them. */
export class SqliteError extends Error {
  readonly code: string | undefined;
  /** SQLite's extended result code. */
  readonly errcode: number | undefined;
  readonly inTransaction: boolean;
  constructor({ message, code, errcode, inTransaction }: ThreadError) {
    super(message);
    this.name = 'SqliteError';
    this.code = code;
    this.errcode = errcode;
    this.inTransaction = inTransaction;
  }
}

/** SQLITE_BUSY: somebody else has the lock. */
export const isBusy = (error: unknown): boolean =>
  ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;

interface Waiting {
  resolve(message: ThreadMessage): void;
  reject(error: unknown): void;
}

export class SqliteThread {
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  #waiting: Waiting | undefined;
  #ready: Promise<unknown>;
  #isOver = false;

  constructor(settings: ThreadSettings) {
    this.#worker = new Worker(new URL('./thread-main.ts', import.meta.url), {
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: memory },
      execArgv: [],
      env: compiled,
    });
    this.#worker.on('message', (message: ThreadMessage) => this.#hear(message));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#ended = new Promise((resolve) =>
      this.#worker.once('exit', () => {
        this.#fail(new Error('The database thread ended'));
        resolve();
      }),
    );
    this.#ready = this.#answer();
    this.#ready.catch(() => undefined);
  }

  /** Whether it crashed or was ended: it answers no more. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Calls back when the thread is gone, whatever the reason. */
  onEnd(listener: () => void): void {
    void this.#ended.then(listener);
  }

  /** Resolves when the file is open. @throws SqliteError when it cannot be opened */
  async opened(): Promise<void> {
    await this.#ready;
  }

  /**
   * Runs statements in order, up to the first that fails; rows are those of the last one. One call
   * at a time.
   */
  async run(statements: readonly Statement[]): Promise<RunResult> {
    const message = await this.#ask({ run: statements });
    if (!('rows' in message)) {
      const { changes, lastInsertRowid } = message as Extract<ThreadMessage, { changes: unknown }>;
      return { rows: [], changes: BigInt(changes), lastInsertRowid: BigInt(lastInsertRowid) };
    }
    const rows = rowsOf(message.rows);
    for (let { more } = message.rows; more;) {
      if (rows.length > mostRows) {
        this.#post('stop');
        throw new Error(`A statement answered more than ${mostRows} rows: read them as a stream`);
      }
      const block = await this.#nextBlock();
      for (const row of rowsOf(block)) rows.push(row);
      more = block.more;
    }
    return { rows };
  }

  /** Rows in blocks, each read when it is asked for. */
  async *stream(statement: Statement): AsyncGenerator<Record<string, unknown>[]> {
    const message = await this.#ask({ run: [statement] });
    if (!('rows' in message)) return;
    let block = message.rows;
    try {
      for (;;) {
        if (block.names.length) yield rowsOf(block);
        if (!block.more) return;
        block = await this.#nextBlock();
      }
    } finally {
      if (block.more) this.#post('stop');
    }
  }

  /** Lets go of the file and ends. */
  async close(): Promise<void> {
    if (!this.#isOver) this.#post('close');
    this.#worker.ref();
    await this.#ended;
  }

  /**
   * Ends the thread whatever it does. The call that runs fails at once. SQLite cannot be
   * interrupted: the thread itself is gone when the promise resolves, at the latest when the
   * statement yields its next row.
   */
  async terminate(reason: unknown): Promise<void> {
    this.#fail(reason);
    await this.#worker.terminate();
  }

  async #nextBlock(): Promise<RowBlock> {
    return ((await this.#ask('next')) as Extract<ThreadMessage, { rows: unknown }>).rows;
  }

  async #ask(order: Order): Promise<ThreadMessage> {
    await this.#ready;
    const answer = this.#answer();
    this.#post(order);
    return answer;
  }

  #answer(): Promise<ThreadMessage> {
    if (this.#waiting) throw new Error('A database thread was given two orders at once');
    this.#worker.ref();
    return new Promise((resolve, reject) => {
      if (this.#isOver) reject(threadLost(undefined));
      else this.#waiting = { resolve, reject };
    });
  }

  #post(order: Order): void {
    this.#worker.postMessage(order, []);
  }

  #hear(message: ThreadMessage): void {
    const waiting = this.#take();
    if ('error' in message) waiting?.reject(new SqliteError(message.error));
    else waiting?.resolve(message);
  }

  #fail(reason: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#take()?.reject(reason instanceof Error && 'code' in reason ? threadLost(reason) : reason);
  }

  #take(): Waiting | undefined {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    // An idle thread does not keep the process alive.
    this.#worker.unref();
    return waiting;
  }
}

const threadLost = (cause: unknown): DatabaseUnavailable => new DatabaseUnavailable('away', cause);

function rowsOf({ names, values }: RowBlock): Record<string, unknown>[] {
  const list = typeof values === 'string' ? (JSON.parse(values) as unknown[]) : values;
  const rows: Record<string, unknown>[] = [];
  for (let at = 0; at < list.length;) {
    const row: Record<string, unknown> = {};
    for (const name of names) row[name] = list[at++];
    rows.push(row);
  }
  return rows;
}
