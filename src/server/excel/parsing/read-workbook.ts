/**
 * Strict xlsx reader for imports (docs/protocol/conventions.md#workbooks): the first sheet and
 * those that are asked for by name, first row the header, empty rows skipped.
 */
import { openArchive } from './archive.ts';
import type { Archive } from './archive.ts';
import { readDateStyles } from './date-styles.ts';
import {
  headerDiffers,
  headerMissing,
  headerRepeated,
  LIMITS,
  rowsGoOn,
  tooLarge,
} from '../limits.ts';
import { SheetNames } from '../sheet-names.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readRows } from './sheet-rows.ts';
import type { SheetContext, SheetRow } from './sheet-rows.ts';
import { readIndex } from './workbook-index.ts';
import type { NamedSheet, WorkbookIndex } from './workbook-index.ts';

export interface WorkbookRows {
  /** Trimmed labels of the first row, by column. */
  header: string[];
  /** Rows below it that hold anything; `cells` are as long as the header. */
  rows: SheetRow[];
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
export async function readWorkbook(buffer: Buffer): Promise<WorkbookRows> {
  const { header, rows } = (await readSheets(buffer, []))[0];
  return { header, rows };
}

/**
 * Reads the first sheet, and those of the titles behind it. A sheet that is not there, or has
 * nothing in it, is undefined.
 */
export async function readSheets(
  buffer: Buffer,
  titles: SheetTitles,
): Promise<[TitledRows, ...(TitledRows | undefined)[]]> {
  const archive = await openArchive(buffer);
  try {
    const index = await readIndex(archive);
    const context = await contextOf(archive, index);
    const [own, ...others] = sheetsOf(index, titles);
    const first = await readTitled(archive, own, context);
    if (!first) throw headerMissing();
    await refuseMore(archive, { index, context, read: [own, ...others].flat() }, first);
    const further: (TitledRows | undefined)[] = [];
    for (const sheets of others) further.push(await readTitled(archive, sheets, context, true));
    return [first, ...further];
  } finally {
    archive.close();
  }
}

/**
 * Exports put what one sheet cannot hold on further ones. Rows of the first title are read from its
 * first sheet alone: that there are more must not go unsaid.
 */
async function refuseMore(
  archive: Archive,
  { index, context, read }: { index: WorkbookIndex; context: SheetContext; read: NamedSheet[] },
  { header, sheets }: TitledRows,
): Promise<void> {
  const next = new SheetNames([sheets[0]!.name]).next(0).toLowerCase();
  const more = index.sheets.find((one) => one.name.toLowerCase() === next && !read.includes(one));
  if (!more) return;
  const [head, ...rows] = await readRows(archive.chunks(more.part), context);
  const labels = head?.cells.map((label) => label.trim());
  if (rows.length > 0 && JSON.stringify(labels) === JSON.stringify(header))
    throw rowsGoOn(more.name);
}

async function contextOf(archive: Archive, index: WorkbookIndex): Promise<SheetContext> {
  const { sharedStrings, styles, date1904 } = index;
  return {
    sharedStrings:
      sharedStrings && archive.has(sharedStrings)
        ? await readSharedStrings(archive.chunks(sharedStrings))
        : [],
    dateStyles:
      styles && archive.has(styles)
        ? await readDateStyles(archive.chunks(styles))
        : new Set<number>(),
    date1904,
    held: { rows: 0, cells: 0, characters: 0 },
  };
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
    const { header, rows: read } = splitHeader(rows, isNamed ? name : undefined);
    all ??= { header, rows: [], sheets: [] };
    if (JSON.stringify(header) !== JSON.stringify(all.header))
      throw headerDiffers(name, all.sheets[0]!.name);
    all.sheets.push({ name, from: all.rows.length });
    for (const row of read) all.rows.push(row);
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
  };
}
