/** Tables that people paste or choose as files. */
import { parseTableText } from '../../runtime/form/rows/tableText.ts';
import { inferTable, type InferredTable } from '../../schema/infer/inferTable.ts';

/** Characters of a text that are looked through; more rows say nothing new of their columns. */
const mostCharacters = 2_000_000;

const exchanged = (text: string, separator: string): string =>
  text.replaceAll(/[\t,;]/g, (sign) =>
    sign === separator ? '\t' : sign === '\t' ? separator : sign,
  );

/** Cells of a text: parted by tabs as spreadsheets copy them, else by commas or semicolons. */
export function cellsOf(text: string): string[][] {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const separator = head.includes('\t')
    ? undefined
    : [',', ';'].find((sign) => head.includes(sign));
  if (separator === undefined) return parseTableText(text);
  const cells = parseTableText(exchanged(text, separator));
  return cells.map((row) => row.map((cell) => exchanged(cell, separator)));
}

/** The table in a text; undefined: it has no head. */
export const tableIn = (text: string | undefined): InferredTable | undefined =>
  text === undefined ? undefined : inferTable(cellsOf(text.slice(0, mostCharacters).trimEnd()));

/** The text of a file: of UTF-8, else as spreadsheets in Chinese write it. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
