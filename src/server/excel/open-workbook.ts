/**
 * Workbooks of clients are read in a thread of their own, with bounds on time and memory: whatever
 * a file does to its reader, the server goes on. The rows stay in that thread and come over in
 * batches, as fast as they are used.
 */
import { Worker } from 'node:worker_threads';
import { Refusal } from '../http/errors.ts';
import { PARSING, tooBusy, tooLarge, tooSlow } from './limits.ts';
import { unpack, type MessageText } from '../../schema/locale/message.ts';
import type { OtherSheet } from './parsing/other-sheets.ts';
import type { SheetTitles, TitledRows } from './parsing/read-workbook.ts';
import type { SheetRow } from './parsing/sheet-rows.ts';
import { createTurns } from './turns.ts';

/** The rows of one title. */
export interface OpenSheet {
  /** Trimmed labels of the first row, by column. */
  header: string[];
  /** Rows below it that hold anything. */
  rowCount: number;
  /** Places of the columns that hold anything below the header, those without a label, too. */
  filled: number[];
  /** The sheets that hold them, and where among the rows those of each begin. */
  sheets: TitledRows['sheets'];
  /** Rows from a place on, at most `count`; their cells are as many as the header's. */
  rows(from: number, count: number): Promise<SheetRow[]>;
  /** The rows in some places. */
  rowsAt(places: readonly number[]): Promise<SheetRow[]>;
}

/** The first sheet of a workbook, and those that were asked for. */
export interface OpenWorkbook extends OpenSheet {
  /** The sheets of the other titles; undefined where there are none. */
  further: (OpenSheet | undefined)[];
  /** The sheets that were not asked for. */
  others: OtherSheet[];
  /** Ends the thread; always to be called. */
  close(): Promise<void>;
}

/** What the thread reads. */
export interface WorkbookSource {
  file: Uint8Array;
  titles: SheetTitles;
}

export interface WorkbookRequest {
  /** 0: the first one. */
  sheet: number;
  places: { from: number; count: number } | readonly number[];
}

type SheetHead = Pick<OpenSheet, 'header' | 'rowCount' | 'filled' | 'sheets'>;

/** `refused` is a packed message. */
export type WorkbookReply =
  | { first: SheetHead; further: (SheetHead | undefined)[]; others: OtherSheet[] }
  | { rows: SheetRow[] }
  | { refused: string };

/** Bounds of a reading thread: milliseconds, MiB. */
export interface ParsingBounds {
  deadline: number;
  heap: number;
}

const takeTurn = createTurns({ places: PARSING.open, waiting: PARSING.waiting, full: tooBusy });

/**
 * Reads a workbook to its end.
 * @param titles of the sheets behind the first that are to be read, too
 * @throws Refusal that says what is wrong with the file, or that too many are being read
 */
export async function openWorkbook(
  file: Uint8Array,
  bounds: ParsingBounds = PARSING,
  titles: SheetTitles = [],
): Promise<OpenWorkbook> {
  const leave = await takeTurn();
  try {
    return await read({ file, titles }, bounds, leave);
  } catch (error) {
    leave();
    throw error;
  }
}

async function read(
  source: WorkbookSource,
  { deadline, heap }: ParsingBounds,
  leave: () => void,
): Promise<OpenWorkbook> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: source,
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
    if (!('first' in head)) throw new Error('The reader of a workbook began with its rows');
    let last: Promise<unknown> = Promise.resolve();
    const ask = (sheet: number, places: WorkbookRequest['places']): Promise<SheetRow[]> => {
      // One question at a time: answers do not say what was asked.
      const rows = last.then(async () => {
        worker.postMessage({ sheet, places } satisfies WorkbookRequest, []);
        const reply = await answer(worker, ended, deadline);
        if (!('rows' in reply)) throw new Error('The reader of a workbook answered without rows');
        return reply.rows;
      });
      last = rows.catch(() => undefined);
      return rows;
    };
    const opened = (one: SheetHead, sheet: number): OpenSheet => ({
      ...one,
      rows: (from, count) => ask(sheet, { from, count }),
      rowsAt: (places) => ask(sheet, places),
    });
    const further = head.further.map((one, at) => one && opened(one, at + 1));
    return { ...opened(head.first, 0), further, others: head.others, close };
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
    if ('refused' in reply) throw new Refusal(unpack(reply.refused) as MessageText);
    return reply;
  } finally {
    clearTimeout(timer);
    worker.off('message', resolve);
  }
}
