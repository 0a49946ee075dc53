/**
 * Cells of a text as spreadsheets copy them: rows end with a line break, cells with a tab, and a
 * cell that holds one of these stands in double quotes, each quote in it doubled.
 */
export function parseTableText(text: string): string[][] {
  const rows: string[][] = [[]];
  const addCell = (cell: string) => rows.at(-1)?.push(cell);
  const pattern = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;
  while (pattern.lastIndex <= text.length) {
    const found = pattern.exec(text);
    if (!found) {
      // A quote that does not end is a part of its cell.
      const [rest = ''] = text.slice(pattern.lastIndex).split(/[\t\r\n]/, 1);
      addCell(rest);
      break;
    }
    const [, quoted, plain = '', end] = found;
    addCell(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  // The last row of a copied range ends with a line break, too.
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
}

/** Whether a text is more than one cell: a single one is pasted into the control as ever. */
export const isTableText = (text: string): boolean => /\t|[\r\n](?=[^\r\n])/.test(text.trimEnd());

/** The same cells as a text that spreadsheets, and `parseTableText`, read. */
export const formatTableText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\r\n');

const quoted = (text: string): string =>
  /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
