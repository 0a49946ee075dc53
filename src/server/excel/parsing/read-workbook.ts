/**
 * Strict xlsx reader for imports (docs/protocol/conventions.md#workbooks): first sheet, first row
 * the header, empty rows skipped.
 */
import { openArchive } from './archive.ts';
import type { Archive } from './archive.ts';
import { readDateStyles } from './date-styles.ts';
import { headerMissing, headerRepeated, LIMITS, tooLarge } from '../limits.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readRows } from './sheet-rows.ts';
import type { SheetRow } from './sheet-rows.ts';
import { readIndex } from './workbook-index.ts';

export interface WorkbookRows {
  /** Trimmed labels of the first row, by column. */
  header: string[];
  /** Rows below it that hold anything; `cells` are as long as the header. */
  rows: SheetRow[];
}

/** Reads a workbook; a Refusal says what is wrong with any other file. */
export async function readWorkbook(buffer: Buffer): Promise<WorkbookRows> {
  const archive = await openArchive(buffer);
  try {
    return splitHeader(await readSheet(archive));
  } finally {
    archive.close();
  }
}

async function readSheet(archive: Archive): Promise<SheetRow[]> {
  const index = await readIndex(archive);
  const sharedStrings =
    index.sharedStrings && archive.has(index.sharedStrings)
      ? await readSharedStrings(archive.chunks(index.sharedStrings))
      : [];
  const dateStyles =
    index.styles && archive.has(index.styles)
      ? await readDateStyles(archive.chunks(index.styles))
      : new Set<number>();
  return readRows(archive.chunks(index.sheet), {
    sharedStrings,
    dateStyles,
    date1904: index.date1904,
  });
}

function splitHeader(rows: SheetRow[]): WorkbookRows {
  const [first, ...rest] = rows;
  if (first?.number !== 1) throw headerMissing();
  const header = first.cells.map((label) => label.trim());
  const repeated = header.find((label, index) => label !== '' && header.indexOf(label) !== index);
  if (repeated !== undefined) throw headerRepeated(repeated);
  if (header.length * rest.length > LIMITS.cells) throw tooLarge();
  return {
    header,
    rows: rest.map(({ number, cells }) => ({
      number,
      cells: header.map((_, index) => cells[index] ?? ''),
    })),
  };
}
