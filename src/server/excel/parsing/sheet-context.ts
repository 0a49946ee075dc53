/** What the sheets of a workbook share. */
import type { Archive } from './archive.ts';
import { readDateStyles } from './date-styles.ts';
import { readSharedStrings } from './shared-strings.ts';
import type { SheetContext } from './sheet-rows.ts';
import type { WorkbookIndex } from './workbook-index.ts';

/** Its texts and formats of dates, and nothing read yet. */
export async function sheetContext(archive: Archive, index: WorkbookIndex): Promise<SheetContext> {
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
