/** Heads of a list that is drawn as a table, with those above several columns. */

/** A head, and where it stands in the grid of the table. */
export interface Head {
  cell: HTMLTableCellElement;
  /** Row of the head, from 0. */
  row: number;
  /** Its first column, from 0, tools of rows included. */
  column: number;
}

/** All heads of a table; those that reach over rows or columns push the others on. */
export function headsOf(table: Element): Head[] {
  const heads: Head[] = [];
  const taken = new Set<string>();
  const rows = table.querySelectorAll<HTMLTableRowElement>(':scope > thead > tr');
  for (const [row, { cells }] of [...rows].entries()) {
    let column = 0;
    for (const cell of cells) {
      while (taken.has(`${row} ${column}`)) column += 1;
      heads.push({ cell, row, column });
      for (let down = 0; down < cell.rowSpan; down += 1)
        for (let along = 0; along < cell.colSpan; along += 1)
          taken.add(`${row + down} ${column + along}`);
      column += cell.colSpan;
    }
  }
  return heads;
}

/** Whether a head stands above several columns and is none of them itself. */
export const isGroupHead = ({ cell }: Head): boolean => cell.scope === 'colgroup';
