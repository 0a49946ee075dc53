/** Rows of a list with the cells of a spreadsheet pasted over them. */
import type { CellValue } from './cellText.ts';

/** A column that cells can be pasted into. */
export interface PasteColumn {
  /** Member of the row; undefined where the row itself is the value. */
  name: string | undefined;
  label: string;
  read(text: string): CellValue;
  /** It may not be entered in this row, whose number from 0 is `at`. */
  isLocked(row: unknown, at: number): boolean;
}

export interface Paste {
  rows: readonly unknown[];
  cells: readonly (readonly string[])[];
  columns: readonly PasteColumn[];
  /** Where the first cell goes. */
  row: number;
  column: number;
  /** How rows are added, and how many there may be; absent: there are no others. */
  growth?: { max: number; newRow(): unknown };
}

export interface Pasted {
  rows: unknown[];
  /** Numbers of the first and the last row, from 0, that were filled; equal when it is one. */
  from: number;
  to: number;
  /** Texts that a column could not take, with the row's number from 0. */
  unread: { row: number; name: string | undefined; label: string; text: string }[];
  /** Rows that the list has no room for. */
  left: number;
}

/**
 * Fills cells in from a place on, adding rows as they are needed. A first line that holds labels
 * says which columns the others are for; a list that grows gets them as new rows at its end.
 */
export function pasteRows(paste: Paste): Pasted {
  const header = headerOf(paste);
  const lines = header ? paste.cells.slice(1) : paste.cells;
  const { growth } = paste;
  const from = header && growth ? paste.rows.length : paste.row;
  const columns = header ?? paste.columns.slice(paste.column);
  const room = Math.max((growth?.max ?? paste.rows.length) - from, 0);
  const rows = [...paste.rows];
  const unread: Pasted['unread'] = [];
  for (const [index, line] of lines.slice(0, room).entries()) {
    const at = from + index;
    rows[at] = line.reduce<unknown>(
      (row, text, cell) => {
        const column = columns[cell];
        if (!column || column.isLocked(row, at)) return row;
        const read = column.read(text);
        if (!read)
          unread.push({ row: at, name: column.name, label: column.label, text: text.trim() });
        else if (column.name === undefined) return read.value;
        else return { ...(row as object), [column.name]: read.value };
        return row;
      },
      at < rows.length ? rows[at] : growth?.newRow(),
    );
  }
  return {
    rows,
    from,
    to: from + Math.min(lines.length, room) - 1,
    unread,
    left: Math.max(lines.length - room, 0),
  };
}

/**
 * Columns by the labels in the first line; undefined when it is no head: one has labels alone, or
 * several and more of them than other texts, whose columns are passed over.
 */
function headerOf({ cells, columns }: Paste): (PasteColumn | undefined)[] | undefined {
  const [first = []] = cells;
  const found = first.map((text) => columns.find(({ label }) => label === text.trim()));
  const known = found.filter(Boolean).length;
  const isHead = known === found.length || (known > 1 && known * 2 > found.length);
  return isHead && new Set(found.filter(Boolean)).size === known ? found : undefined;
}
