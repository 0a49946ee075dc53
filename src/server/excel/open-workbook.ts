/**
 * Workbooks of clients are read in a thread of their own, with bounds on time and memory: whatever
 * a file does to its reader, the server goes on. The rows stay in that thread and come over in
 * batches, as fast as they are used.
 */
import { Worker } from 'node:worker_threads';
import { Refusal } from '../http/errors.ts';
import { PARSING, tooBusy, tooLarge, tooSlow } from './limits.ts';
import type { SheetRow } from './parsing/sheet-rows.ts';
import { createTurns } from './turns.ts';

export interface OpenWorkbook {
  /** Trimmed labels of the first row, by column. */
  header: string[];
  /** Rows below it that hold anything. */
  rowCount: number;
  /** Rows from a place on, at most `count`; their cells are as many as the header's. */
  rows(from: number, count: number): Promise<SheetRow[]>;
  /** Ends the thread; always to be called. */
  close(): Promise<void>;
}

export interface WorkbookRequest {
  from: number;
  count: number;
}
export type WorkbookReply =
  { header: string[]; rowCount: number } | { rows: SheetRow[] } | { refused: string };

/** Bounds of a reading thread: milliseconds, MiB. */
export interface ParsingBounds {
  deadline: number;
  heap: number;
}

const takeTurn = createTurns({ places: PARSING.open, waiting: PARSING.waiting, full: tooBusy });

/**
 * Reads a workbook to its end.
 * @throws Refusal that says what is wrong with the file, or that too many are being read
 */
export async function openWorkbook(
  file: Uint8Array,
  bounds: ParsingBounds = PARSING,
): Promise<OpenWorkbook> {
  const leave = await takeTurn();
  try {
    return await read(file, bounds, leave);
  } catch (error) {
    leave();
    throw error;
  }
}

async function read(
  file: Uint8Array,
  { deadline, heap }: ParsingBounds,
  leave: () => void,
): Promise<OpenWorkbook> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: file,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
  const ended = endOf(worker);
  const close = async (): Promise<void> => {
    await worker.terminate();
    leave();
  };
  try {
    const head = await answer(worker, ended, deadline);
    if (!('header' in head)) throw new Error('The reader of a workbook began with its rows');
    const rows = async (from: number, count: number): Promise<SheetRow[]> => {
      worker.postMessage({ from, count } satisfies WorkbookRequest, []);
      const reply = await answer(worker, ended, deadline);
      if (!('rows' in reply)) throw new Error('The reader of a workbook answered without rows');
      return reply.rows;
    };
    return { ...head, rows, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Fails as soon as the thread ends, whether anybody waits for it or not. */
function endOf(worker: Worker): Promise<never> {
  const ended = new Promise<never>((_, reject) => {
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error),
    );
    worker.once('exit', () => reject(new Error('The reader of a workbook ended early')));
  });
  ended.catch(() => undefined);
  return ended;
}

/** The next message of the thread. @throws Refusal for what the file is, and when a bound is met */
async function answer(
  worker: Worker,
  ended: Promise<never>,
  deadline: number,
): Promise<Exclude<WorkbookReply, { refused: string }>> {
  // Resolved in the listener itself: a last message and the end of its thread can come in one turn.
  const { promise: next, resolve, reject } = Promise.withResolvers<WorkbookReply>();
  worker.once('message', resolve);
  const timer = setTimeout(() => reject(tooSlow()), deadline);
  try {
    const reply = await Promise.race([next, ended]);
    if ('refused' in reply) throw new Refusal(reply.refused);
    return reply;
  } finally {
    clearTimeout(timer);
    worker.off('message', resolve);
  }
}
