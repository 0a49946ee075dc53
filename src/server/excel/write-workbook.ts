/**
 * Streaming xlsx writer (docs/protocol/conventions.md#workbooks): constant memory, inline strings,
 * one sheet per 65,536 rows.
 */
import { Readable } from 'node:stream';
import { encodeText, fitCell, guardFormula } from './cell-text.ts';
import {
  BODY_STYLE,
  formatStyle,
  HEADER_STYLE,
  SHEET_END,
  sheetStart,
  workbookParts,
} from './workbook-parts.ts';
import { SheetNames } from './sheet-names.ts';
import { zipBytes } from './zip.ts';
import type { AddPart } from './zip.ts';

/** MIME type of the files written here. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Data rows on one sheet; more continue on the next. */
const ROWS_PER_SHEET = 65_536;
/**
 * Text gathered before it goes to the compressor: large enough to be quick, small enough to yield
 * often.
 */
const CHUNK_LENGTH = 128 * 1024;
const DEFAULT_WIDTH = 16;

export type CellValue = string | number | null;

export interface WorkbookHead {
  /** Name of the first sheet; the next are numbered after it. */
  sheetName: string;
  /** Header labels and widths in characters. */
  columns: readonly {
    label: string;
    width?: number;
    /** How numbers are shown, as Excel writes it: `#,##0.00`. */
    format?: string;
  }[];
}

/** A sheet with the rows in it. */
export interface WorkbookSheet {
  head: WorkbookHead;
  rows: AsyncIterable<CellValue[][]>;
}

/**
 * An xlsx file as a stream. Rows come in batches and are pulled only as fast as the reader takes
 * bytes; an error while reading them destroys the stream.
 * @param further sheets behind the first, whose rows are read when their turn comes
 */
export function writeWorkbook(
  head: WorkbookHead,
  rows: AsyncIterable<CellValue[][]>,
  further: readonly WorkbookSheet[] = [],
): Readable {
  const bytes = zipBytes((add) => addParts(add, [{ head, rows }, ...further]));
  return Readable.from(bytes, { objectMode: false, highWaterMark: 64 * 1024 });
}

async function addParts(add: AddPart, sheets: readonly WorkbookSheet[]): Promise<void> {
  const names = new SheetNames(sheets.map(({ head }) => head.sheetName));
  const formats = formatsOf(sheets.map(({ head }) => head));
  const written: string[] = [];
  for (const [index, { head, rows }] of sheets.entries()) {
    const source = new RowSource(rows);
    let name = names.first(index);
    try {
      for (;;) {
        written.push(name);
        await add(`xl/worksheets/sheet${written.length}.xml`, sheetText(head, source, formats));
        if (!(await source.hasMore())) break;
        name = names.next(index);
      }
    } finally {
      await source.close();
    }
  }
  for (const [name, xml] of workbookParts(written, formats)) await add(name, [xml]);
}

const formatsOf = (heads: readonly WorkbookHead[]): string[] => [
  ...new Set(heads.flatMap(({ columns }) => columns.flatMap(({ format }) => format ?? []))),
];

/**
 * XML of one sheet in chunks; stops after ROWS_PER_SHEET rows and leaves the rest to the next
 * sheet.
 */
async function* sheetText(
  head: WorkbookHead,
  source: RowSource,
  formats: readonly string[],
): AsyncGenerator<string> {
  const letters = head.columns.map((_, index) => columnLetters(index));
  let text = sheetStart(head.columns.map((column) => column.width ?? DEFAULT_WIDTH));
  text += rowText(
    1,
    head.columns.map((column) => column.label),
    letters,
    letters.map(() => HEADER_STYLE),
  );
  const styles = head.columns.map(({ format }) =>
    format === undefined ? BODY_STYLE : formatStyle(formats.indexOf(format)),
  );
  let written = 0;
  while (written < ROWS_PER_SHEET && (await source.hasMore())) {
    for (const row of source.take(ROWS_PER_SHEET - written)) {
      written += 1;
      text += rowText(written + 1, row, letters, styles);
      if (text.length < CHUNK_LENGTH) continue;
      yield text;
      text = '';
    }
  }
  yield text + SHEET_END;
}

function rowText(
  number: number,
  row: readonly CellValue[],
  letters: readonly string[],
  styles: readonly number[],
): string {
  let cells = '';
  for (let index = 0; index < letters.length; index += 1) {
    const value = row[index];
    const start = `<c r="${letters[index]}${number}" s="${styles[index]}"`;
    if (value === null || value === undefined || value === '') cells += `${start}/>`;
    else if (typeof value === 'number' && Number.isFinite(value))
      cells += `${start}><v>${value}</v></c>`;
    else
      cells +=
        `${start} t="inlineStr"><is><t ` +
        `xml:space="preserve">${encodeText(guardFormula(fitCell(String(value))))}</t></is></c>`;
  }
  return `<row r="${number}">${cells}</row>`;
}

/** A, B, … Z, AA, … of a column index from 0. */
function columnLetters(index: number): string {
  const head = index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '';
  return head + String.fromCharCode(65 + (index % 26));
}

/**
 * Batches of rows with a place to stop within one, so that a sheet may end in the middle of a
 * batch.
 */
class RowSource {
  private readonly batches: AsyncIterator<CellValue[][]>;
  private batch: CellValue[][] = [];
  private position = 0;

  constructor(batches: AsyncIterable<CellValue[][]>) {
    this.batches = batches[Symbol.asyncIterator]();
  }

  async hasMore(): Promise<boolean> {
    while (this.position >= this.batch.length) {
      const next = await this.batches.next();
      if (next.done) return false;
      this.batch = next.value;
      this.position = 0;
    }
    return true;
  }

  /** Rows of the present batch, at most `limit`. */
  take(limit: number): CellValue[][] {
    const rows = this.batch.slice(this.position, this.position + limit);
    this.position += rows.length;
    return rows;
  }

  /** Lets the source release what it holds when the reader goes away early. */
  async close(): Promise<void> {
    await this.batches.return?.();
  }
}
