/**
 * Workbooks of clients, read in a thread of their own (reader-thread.ts). The rows stay in that
 * thread and come over in batches, as fast as they are used.
 */
import type { OtherSheet } from './parsing/other-sheets.ts';
import type { SheetTitles, TitledRows } from './parsing/read-workbook.ts';
import type { SheetRow } from './parsing/sheet-rows.ts';
import { startReader, type ParsingBounds, type ReaderThread } from './reader-thread.ts';

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

export type WorkbookReply =
  | { first: SheetHead; further: (SheetHead | undefined)[]; others: OtherSheet[] }
  | { rows: SheetRow[] };

/**
 * Reads a workbook to its end.
 * @param titles of the sheets behind the first that are to be read, too
 * @throws Refusal that says what is wrong with the file, or that too many are being read
 */
export async function openWorkbook(
  file: Uint8Array,
  bounds?: ParsingBounds,
  titles: SheetTitles = [],
): Promise<OpenWorkbook> {
  const source: WorkbookSource = { file, titles };
  const reader = await startReader<WorkbookReply>(source, bounds);
  try {
    return await opened(reader);
  } catch (error) {
    await reader.close();
    throw error;
  }
}

async function opened(reader: ReaderThread<WorkbookReply>): Promise<OpenWorkbook> {
  const head = await reader.answer();
  if (!('first' in head)) throw new Error('The reader of a workbook began with its rows');
  let last: Promise<unknown> = Promise.resolve();
  const ask = (sheet: number, places: WorkbookRequest['places']): Promise<SheetRow[]> => {
    // One question at a time: answers do not say what was asked.
    const rows = last.then(async () => {
      reader.ask({ sheet, places } satisfies WorkbookRequest);
      const reply = await reader.answer();
      if (!('rows' in reply)) throw new Error('The reader of a workbook answered without rows');
      return reply.rows;
    });
    last = rows.catch(() => undefined);
    return rows;
  };
  const sheetOf = (one: SheetHead, sheet: number): OpenSheet => ({
    ...one,
    rows: (from, count) => ask(sheet, { from, count }),
    rowsAt: (places) => ask(sheet, places),
  });
  const further = head.further.map((one, at) => one && sheetOf(one, at + 1));
  return { ...sheetOf(head.first, 0), further, others: head.others, close: reader.close };
}
