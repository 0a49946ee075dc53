/**
 * Strict xlsx reader for imports (docs/protocol/conventions.md#workbooks): the first sheet and
 * those that are asked for by name, first row the header, empty rows skipped.
 */
import { openArchive } from './archive.ts';
import type { Archive } from './archive.ts';
import { headerDiffers, headerMissing, headerRepeated, LIMITS, tooLarge } from '../limits.ts';
import { SheetNames } from '../sheet-names.ts';
import { readOthers, refuseMoreRows } from './other-sheets.ts';
import type { OtherSheet } from './other-sheets.ts';
import { sheetContext } from './sheet-context.ts';
import { readRows } from './sheet-rows.ts';
import type { SheetContext, SheetRow } from './sheet-rows.ts';
import { readIndex } from './workbook-index.ts';
import type { NamedSheet, WorkbookIndex } from './workbook-index.ts';

export interface WorkbookRows {
  /** Trimmed labels of the first row, by column. */
  header: string[];
  /** Rows below it that hold anything; `cells` are as long as the header. */
  rows: SheetRow[];
  /** Places of the columns that hold anything below the header, those without a label, too. */
  filled: number[];
}

/** Rows of one title, which may stand in several sheets. */
export interface TitledRows extends WorkbookRows {
  /** The sheets, and where among the rows those of each begin. */
  sheets: { name: string; from: number }[];
}

/**
 * Titles by which sheets are asked for, in each language: that of the first sheet, then those of
 * the others.
 */
export type SheetTitles = readonly (readonly string[])[];

/** Reads the first sheet; a Refusal says what is wrong with any other file. */
export async function readWorkbook(buffer: Buffer): Promise<Omit<WorkbookRows, 'filled'>> {
  const { header, rows } = (await readSheets(buffer, []))[0];
  return { header, rows };
}

/** The sheets of each title; one that is not there, or has nothing in it, is undefined. */
type ReadSheets = [TitledRows, ...(TitledRows | undefined)[]];

/** Reads the first sheet, and those of the titles behind it. */
export const readSheets = async (buffer: Buffer, titles: SheetTitles): Promise<ReadSheets> =>
  (await readWhole(buffer, titles)).sheets;

/** What is in a workbook: the sheets of the titles, and what else there is. */
export async function readWhole(
  buffer: Buffer,
  titles: SheetTitles,
): Promise<{ sheets: ReadSheets; others: OtherSheet[] }> {
  const archive = await openArchive(buffer);
  try {
    const index = await readIndex(archive);
    const context = await sheetContext(archive, index);
    const [own, ...further] = sheetsOf(index, titles);
    const first = await readTitled(archive, own, context);
    if (!first) throw headerMissing();
    const read = new Set([own, ...further].flat());
    const left = index.sheets.filter((sheet) => !read.has(sheet));
    const others = await readOthers(archive, left, context);
    refuseMoreRows(others, first.header);
    const sheets: ReadSheets = [first];
    for (const some of further) sheets.push(await readTitled(archive, some, context, true));
    return { sheets, others };
  } finally {
    archive.close();
  }
}

/**
 * Which sheets hold the rows of each title. Only the first title needs no sheet of its name: it is
 * that of the first sheet which has none of the other names.
 */
function sheetsOf(
  { sheets }: WorkbookIndex,
  titles: SheetTitles,
): [NamedSheet[], ...NamedSheet[][]] {
  const languages = Math.max(0, ...titles.map((names) => names.length));
  const byName = new Map(sheets.map((sheet) => [sheet.name.toLowerCase(), sheet]));
  const found: NamedSheet[][] = titles.map(() => []);
  for (let language = 0; language < languages; language += 1) {
    const names = new SheetNames(titles.map((inEach) => inEach[language]!));
    for (const [at, list] of found.entries()) {
      const next = () => byName.get(names.next(at).toLowerCase());
      const first = byName.get(names.first(at).toLowerCase());
      for (let sheet = first; sheet; sheet = next()) if (!list.includes(sheet)) list.push(sheet);
    }
  }
  const [, ...others] = found;
  const own = sheets.find((sheet) => !others.flat().includes(sheet)) ?? sheets[0];
  return [[own], ...others.map((list) => list.filter((sheet) => sheet !== own))];
}

/**
 * The rows of sheets that have one header.
 * @param isNamed whether refusals name the sheet, as there are others
 */
async function readTitled(
  archive: Archive,
  sheets: readonly NamedSheet[],
  context: SheetContext,
  isNamed = false,
): Promise<TitledRows | undefined> {
  let all: TitledRows | undefined;
  for (const { name, part } of sheets) {
    const rows = await readRows(archive.chunks(part), context);
    if (rows.length === 0) continue;
    const { header, rows: read, filled } = splitHeader(rows, isNamed ? name : undefined);
    all ??= { header, rows: [], filled: [], sheets: [] };
    if (JSON.stringify(header) !== JSON.stringify(all.header))
      throw headerDiffers(name, all.sheets[0]!.name);
    all.sheets.push({ name, from: all.rows.length });
    for (const row of read) all.rows.push(row);
    all.filled = [...new Set([...all.filled, ...filled])];
  }
  return all;
}

function splitHeader(rows: SheetRow[], name: string | undefined): WorkbookRows {
  const [first, ...rest] = rows;
  if (first?.number !== 1) throw headerMissing(name);
  const header = first.cells.map((label) => label.trim());
  const repeated = header.find((label, index) => label !== '' && header.indexOf(label) !== index);
  if (repeated !== undefined) throw headerRepeated(repeated, name);
  if (header.length * rest.length > LIMITS.cells) throw tooLarge();
  return {
    header,
    rows: rest.map(({ number, cells }) => ({
      number,
      cells: header.map((_, index) => cells[index] ?? ''),
    })),
    filled: filledIn(rest),
  };
}

/** Places of the columns in which a row has anything, in their order. */
function filledIn(rows: readonly SheetRow[]): number[] {
  const filled: boolean[] = [];
  for (const { cells } of rows)
    for (const [at, text] of cells.entries()) filled[at] ||= text.trim() !== '';
  return [...filled.keys()].filter((at) => filled[at]);
}
