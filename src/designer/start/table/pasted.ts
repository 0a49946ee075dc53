/** Tables that people paste or choose as files. */
import { formatTableText, parseTableText } from '../../../runtime/form/rows/tableText.ts';
import {
  inferTable,
  mostTableCharacters,
  type InferredTable,
} from '../../../schema/infer/inferTable.ts';
import type { KnownDict } from '../../../schema/infer/inferField.ts';

const exchanged = (text: string, separator: string): string =>
  text.replaceAll(/[\t,;]/g, (sign) =>
    sign === separator ? '\t' : sign === '\t' ? separator : sign,
  );

/** What cells are parted by: tabs as spreadsheets copy them, else commas or semicolons. */
const separators = ['\t', ',', ';'];

/** Characters that are looked at for the separator: the head of a table is shorter. */
const mostOfHead = 20_000;

/** Cells of a text, parted by the first sign that parts its head. */
export function cellsOf(text: string): string[][] {
  const start = text.slice(0, mostOfHead);
  const parting = separators.find((sign) => (cellsBy(start, sign)[0]?.length ?? 0) > 1);
  return cellsBy(text, parting ?? '\t');
}

function cellsBy(text: string, separator: string): string[][] {
  if (separator === '\t') return parseTableText(text);
  const cells = parseTableText(exchanged(text, separator));
  return cells.map((row) => row.map((cell) => exchanged(cell, separator)));
}

/** The same cells as a text. A head of one cell ends with a tab: a comma in it parts nothing. */
export function textOfCells(cells: readonly (readonly string[])[]): string {
  const [head = [], ...rows] = cells;
  return formatTableText([head.length > 1 ? head : [...head, ''], ...rows]);
}

/** Whether a text is so long that only its beginning is looked through for a table. */
export const isCut = (text: string): boolean => text.length > mostTableCharacters;

/** The table in a text, or in the beginning of a long one; undefined: it has no head. */
export const tableIn = (
  text: string | undefined,
  dicts?: readonly KnownDict[],
): InferredTable | undefined =>
  text === undefined
    ? undefined
    : inferTable(cellsOf(text.slice(0, mostTableCharacters).trimEnd()), dicts);
