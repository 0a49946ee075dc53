/** Files with a table in them: texts are read here, workbooks by the server. */
import { longestTitle } from '../../document/page.ts';
import { designerTexts } from '../../locale/index.ts';
import { textOfCells } from './pasted.ts';

/** The table in a sheet of a workbook. */
export interface SheetTable {
  /** Names of the sheets of the workbook. */
  sheets: readonly string[];
  /** The one that was read. */
  sheet: string;
  /** Number of the row that is its head, from 1. */
  head: number;
  /** Rows below the head with something in them. */
  rowCount: number;
  /** How many of them were read: all, or those that were not too much. */
  readCount: number;
  /** Texts of the head and of the rows below it, empty ones at their places. */
  rows: readonly (readonly string[])[];
}

/** Reads a sheet of a workbook; by default the first with something in it. */
export type ReadSheet = (file: Blob, sheet?: string) => Promise<SheetTable>;

/** What a file says: its table as a text, and where it is from. */
export interface FileTable {
  text: string;
  /** undefined: the file is a text. */
  workbook?: SheetTable;
}

/**
 * First bytes of zip archives such as .xlsx, and of the containers that .xls and locked ones are.
 */
const workbookStarts = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/**
 * The table in a file.
 *
 * @throws Error that says why there is none
 */
export async function readTableFile(
  file: Blob,
  readSheet: ReadSheet,
  sheet?: string,
): Promise<FileTable> {
  const start = new Uint8Array(await bytesOf(file.slice(0, 4)));
  if (!workbookStarts.some((bytes) => bytes.every((byte, at) => start[at] === byte)))
    return { text: await textOfFile(file) };
  const workbook = await readSheet(file, sheet);
  return { text: textOfCells(workbook.rows), workbook };
}

/**
 * The text of a file: by its byte order mark, else of UTF-8, else as spreadsheets in Chinese write
 * it.
 *
 * @throws Error for what is no text
 */
export async function textOfFile(file: Blob): Promise<string> {
  const text = decoded(await bytesOf(file));
  if (text.includes('\0')) throw new Error(designerTexts().start.table.noText);
  return text;
}

/** @throws Error where the file is another one by now, or gone */
async function bytesOf(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (cause) {
    throw new Error(designerTexts().start.table.changed, { cause });
  }
}

function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** What a page of this file may be called: the sheet, where somebody gave it a name. */
export function titleOf(fileName: string, sheet?: string): string {
  const isNamed = sheet !== undefined && !/^(?:sheet|工作表)\s*\d*$/i.test(sheet);
  return (isNamed ? sheet : fileName.replace(/\.\w+$/, '')).trim().slice(0, longestTitle);
}
