/** The table in a sheet that people made for themselves: its head may be anywhere. */
import { mostTableCharacters } from '../../../schema/infer/inferTable.ts';
import { headerMissing, sheetMissing } from '../limits.ts';
import { openArchive } from './archive.ts';
import type { Archive } from './archive.ts';
import { sheetContext } from './sheet-context.ts';
import { readRows } from './sheet-rows.ts';
import type { SheetContext, SheetRow } from './sheet-rows.ts';
import { readIndex } from './workbook-index.ts';
import type { NamedSheet } from './workbook-index.ts';

export interface WorkbookTable {
  /** Names of the sheets that people see. */
  sheets: string[];
  /** The one that was read. */
  sheet: string;
  /** Number of the row that is its head, as the spreadsheet shows it. */
  head: number;
  /** Rows below the head that hold anything. */
  rowCount: number;
  /** How many of them were read. */
  readCount: number;
  /**
   * Texts of the head and of the rows below it, empty ones at their places, as many as
   * `mostTableCharacters` allows.
   */
  rows: string[][];
}

/**
 * Reads the table of a sheet.
 * @param requested its name; null: the first sheet that has anything in it
 * @throws Refusal
 */
export async function firstTable(buffer: Buffer, requested: string | null): Promise<WorkbookTable> {
  const archive = await openArchive(buffer);
  try {
    const index = await readIndex(archive);
    const seen = index.sheets.filter(({ isHidden }) => !isHidden);
    const some = seen.filter(({ name }) => requested === null || name === requested);
    if (some.length === 0) throw sheetMissing();
    const found = await firstFilled(archive, some, await sheetContext(archive, index));
    if (!found) throw headerMissing(requested ?? undefined);
    return { sheets: seen.map(({ name }) => name), sheet: found.name, ...tableOf(found.rows) };
  } finally {
    archive.close();
  }
}

/** The first sheet with a row in it. */
async function firstFilled(
  archive: Archive,
  sheets: readonly NamedSheet[],
  context: SheetContext,
): Promise<{ name: string; rows: [SheetRow, ...SheetRow[]] } | undefined> {
  for (const { name, part } of sheets) {
    const [first, ...rows] = await readRows(archive.chunks(part), context);
    if (first) return { name, rows: [first, ...rows] };
  }
  return undefined;
}

const filled = ({ cells }: SheetRow): number => cells.filter((cell) => cell.trim() !== '').length;

/** Rows above a table that may be its titles. */
const mostTitles = 5;

/** What stands alone in a row above the others is a title, and no head. */
function headOf(rows: readonly SheetRow[]): number {
  const at = rows.slice(0, mostTitles + 1).findIndex((row) => filled(row) > 1);
  return Math.max(0, at);
}

type ReadTable = Omit<WorkbookTable, 'sheets' | 'sheet'>;

function tableOf(rows: readonly [SheetRow, ...SheetRow[]]): ReadTable {
  const table = rows.slice(headOf(rows));
  const head = table[0]!.number;
  const firstFilledOf = ({ cells }: SheetRow) => cells.findIndex((cell) => cell.trim() !== '');
  const left = table.reduce((least, row) => Math.min(least, firstFilledOf(row)), Infinity);
  const texts: string[][] = [];
  let characters = 0;
  let read = 0;
  for (const { number, cells } of table) {
    const gap = number - head - texts.length;
    characters += gap + cells.reduce((sum, cell) => sum + cell.length + 1, 0);
    if (characters > mostTableCharacters) break;
    for (let empty = 0; empty < gap; empty += 1) texts.push([]);
    texts.push(cells.slice(left));
    read += 1;
  }
  return { head, rowCount: table.length - 1, readCount: Math.max(0, read - 1), rows: texts };
}
