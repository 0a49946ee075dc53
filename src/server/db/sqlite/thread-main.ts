/**
 * A database thread: one connection to the file, which does what it is sent, one order at a time.
 * Rows leave in blocks, the next when it is asked for: neither side ever holds more than a block
 * that nobody has read.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Order, RowBlock, ThreadSettings, ThreadMessage, ThreadError } from './messages.ts';
import { openConnection } from './functions.ts';
import { keepPrepared } from './statements.ts';
import type { Prepared, Statement } from './statements.ts';

/** A block ends after so many rows, or characters: reading one must not hold up the event loop. */
const blockRows = 500;
const blockLength = 200_000;

type Rows = Iterator<SQLOutputValue[]>;

const port = parentPort!;
const { file, readOnly, busyTimeout } = workerData as ThreadSettings;
let open: { rows: Rows; names: readonly string[] } | undefined;
let database: DatabaseSync | undefined;
let prepare: (sql: string) => Prepared;

const post = (message: ThreadMessage): void => port.postMessage(message);

function begin(): void {
  database = openConnection(file, {
    readOnly,
    timeout: busyTimeout,
    enableForeignKeyConstraints: true,
  });
  // FULL: an acknowledged write survives a power cut; NORMAL may lose the last ones.
  if (!readOnly) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  prepare = keepPrepared(database, { asLists: true });
}

function run(statements: readonly Statement[]): ThreadMessage {
  for (const { sql, values } of statements.slice(0, -1)) prepare(sql).statement.run(...values);
  const { sql, values } = statements.at(-1)!;
  const { statement, names } = prepare(sql);
  if (names.length === 0) return statement.run(...values);
  open = { rows: statement.iterate(...values) as unknown as Rows, names };
  return { rows: nextBlock() };
}

function nextBlock(): RowBlock {
  const { rows, names } = open!;
  const values: SQLOutputValue[] = [];
  let isPlain = true;
  let length = 0;
  for (let count = 0; count < blockRows && length < blockLength; count += 1) {
    const { done, value: row } = rows.next();
    if (done) {
      open = undefined;
      break;
    }
    for (const value of row) {
      if (typeof value === 'string') length += value.length;
      else if (value !== null && (typeof value !== 'number' || !Number.isFinite(value)))
        isPlain = false;
      values.push(value);
    }
  }
  return { names, values: isPlain ? JSON.stringify(values) : values, more: open !== undefined };
}

function stop(): void {
  open?.rows.return?.();
  open = undefined;
}

function errorOf(error: unknown): ThreadError {
  const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
  return { message, code, errcode, inTransaction: database?.isTransaction ?? false };
}

function obey(order: Order): void {
  if (order === 'close') {
    stop();
    database?.close();
    port.close();
  } else if (order === 'stop') stop();
  else if (order === 'next') post({ rows: nextBlock() });
  else post(run(order.run));
}

function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    open = undefined;
    post({ error: errorOf(error) });
  }
}

port.on('message', (order: Order) => attempt(() => obey(order)));
attempt(() => {
  begin();
  post({ ready: true });
});
