/** What the event loop and a database thread say to each other. */
import type { Statement } from './statements.ts';

/** How a thread opens the file. */
export interface ThreadSettings {
  file: string;
  /** Opens for reading only; the file must exist. */
  readOnly: boolean;
  /** How long the thread waits for another process's lock, in milliseconds. */
  busyTimeout: number;
}

/**
 * To the thread. `run`: these statements in order, up to the first that fails; the last one's rows
 * are answered. `next`: more rows of the last statement; `stop`: no more of them are asked for.
 * `close`: close the file and end.
 */
export type Order = { run: readonly Statement[] } | 'next' | 'stop' | 'close';

/** Rows of a statement by position: all values in one list, row after row. */
export interface RowBlock {
  names: readonly string[];
  /**
   * As JSON, which costs a third of a structured clone; as a list when a value is none that JSON
   * carries.
   */
  values: string | unknown[];
  /** More rows wait for `next`. */
  more: boolean;
}

/** An error of SQLite, as plain data: a structured clone of an error loses its codes. */
export interface ThreadError {
  message: string;
  code?: string;
  errcode?: number;
  /** Whether a transaction is open after it; SQLite ends it by itself after some errors. */
  inTransaction: boolean;
}

/** From the thread. */
export type ThreadMessage =
  | { ready: true }
  | { error: ThreadError }
  | { rows: RowBlock }
  | { changes: number | bigint; lastInsertRowid: number | bigint };
