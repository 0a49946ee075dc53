/** Sheets that nobody asks for: what they seem to hold, so that none is passed over unsaid. */
import { Refusal } from '../../http/errors.ts';
import { rowsGoOn } from '../limits.ts';
import type { Archive } from './archive.ts';
import { readRows } from './sheet-rows.ts';
import type { SheetContext } from './sheet-rows.ts';
import type { NamedSheet } from './workbook-index.ts';

/** A sheet of which its first rows are looked at only. */
export interface OtherSheet {
  name: string;
  /** Hidden from who looks at the workbook: programs keep lists of choices there. */
  isHidden: boolean;
  /** Trimmed labels of its first row. */
  header: string[];
  /** Whether there is more than a header. */
  hasRows: boolean;
}

/** Their cells do not count: no sheet is refused for the size of one that is not read. */
export async function readOthers(
  archive: Archive,
  sheets: readonly NamedSheet[],
  context: SheetContext,
): Promise<OtherSheet[]> {
  const others: OtherSheet[] = [];
  for (const { name, part, isHidden } of sheets)
    others.push({ name, isHidden, ...(await firstRows(archive, part, context)) });
  return others;
}

async function firstRows(
  archive: Archive,
  part: string,
  context: SheetContext,
): Promise<Pick<OtherSheet, 'header' | 'hasRows'>> {
  const held = { rows: 0, cells: 0, characters: 0 };
  try {
    const [first, ...rows] = await readRows(archive.chunks(part), { ...context, held }, 2);
    const header = first?.cells.map((label) => label.trim()) ?? [];
    return { header, hasRows: rows.length > 0 };
  } catch (error) {
    // Whatever is in it, it is not what this import reads.
    if (error instanceof Refusal) return { header: [], hasRows: true };
    throw error;
  }
}

/**
 * Rows under the header of the first sheet are rows like those of the first sheet, which is the
 * only one that is read.
 * @throws Refusal
 */
export function refuseMoreRows(others: readonly OtherSheet[], header: readonly string[]): void {
  const labels = JSON.stringify(header);
  const more = others.find(
    (one) => one.hasRows && !one.isHidden && JSON.stringify(one.header) === labels,
  );
  if (more) throw rowsGoOn(more.name);
}
