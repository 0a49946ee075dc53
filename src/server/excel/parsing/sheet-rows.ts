/** Rows of one sheet as texts. */
import { readText } from '../cell-text.ts';
import { dateText } from './date-styles.ts';
import { broken, LIMITS, tooLarge, tooManyColumns, tooManyRows } from '../limits.ts';
import { parseXml } from './xml.ts';

export interface SheetRow {
  /** Row number as the spreadsheet shows it. */
  number: number;
  /** Texts by column; missing cells are empty texts. */
  cells: string[];
}

export interface SheetContext {
  sharedStrings: readonly string[];
  dateStyles: ReadonlySet<number>;
  date1904: boolean;
  /** What the sheets of the workbook hold so far: the limits are those of all together. */
  held: { rows: number; cells: number; characters: number };
}

/** The rows that hold anything: all of them, or the first ones. */
export async function readRows(
  chunks: AsyncIterable<Buffer>,
  context: SheetContext,
  most = Infinity,
): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  let row: SheetRow = { number: 0, cells: [] };
  let cell: { type: string; style: number; column: number } | undefined;
  let collecting = false;
  let inHint = false;
  let text = '';
  const { held } = context;
  await parseXml(chunks, {
    isDone: () => rows.length >= most,
    open(name, attributes) {
      if (name === 'row') row = { number: rowNumber(attributes.r, row.number), cells: [] };
      else if (name === 'c') {
        cell = {
          type: attributes.t ?? 'n',
          style: Number(attributes.s ?? 0),
          column: columnIndex(attributes.r, row.cells.length),
        };
        text = '';
      } else if (name === 'v' || name === 't') collecting = true;
      else if (name === 'rPh') inHint = true;
    },
    text(part) {
      if (collecting && !inHint && cell) text += part;
      if (text.length > LIMITS.betweenTags) throw tooLarge();
    },
    close(name) {
      if (name === 'v' || name === 't') collecting = false;
      else if (name === 'rPh') inHint = false;
      else if (name === 'c' && cell) {
        const value = cellText(cell.type, cell.style, text, context);
        if (value !== '') putCell(row.cells, cell.column, value);
        held.characters += value.length;
        if (held.characters > LIMITS.characters) throw tooLarge();
        cell = undefined;
      } else if (name === 'row' && row.cells.some((value) => value.trim() !== '')) {
        // The header is none of them.
        if (rows.length > 0) held.rows += 1;
        if (held.rows > LIMITS.rows) throw tooManyRows();
        held.cells += row.cells.length;
        if (held.cells > LIMITS.cells) throw tooLarge();
        rows.push(row);
      }
    },
  });
  return rows.slice(0, most);
}

function putCell(cells: string[], column: number, value: string): void {
  if (column >= LIMITS.columns) throw tooManyColumns();
  while (cells.length < column) cells.push('');
  cells[column] = value;
}

function rowNumber(reference: string | undefined, previous: number): number {
  const number = reference === undefined ? previous + 1 : Number(reference);
  if (!Number.isSafeInteger(number) || number <= previous || number > LIMITS.rowNumber)
    throw broken();
  return number;
}

/** Index of a reference such as AB12; a cell without one follows the last. */
function columnIndex(reference: string | undefined, next: number): number {
  if (reference === undefined) return next;
  const letters = /^[A-Z]{1,3}(?=\d+$)/.exec(reference)?.[0];
  if (!letters) throw broken();
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Text of a cell by its type (ECMA-376 18.18.11). */
function cellText(type: string, style: number, text: string, context: SheetContext): string {
  switch (type) {
    case 's':
      return text === '' ? '' : sharedText(Number(text), context);
    case 'inlineStr':
    case 'str':
      return readText(text);
    case 'b':
      return text === '' ? '' : String(text === '1');
    case 'd':
      return text.replace('T', ' ').replace(/(\.\d+)?Z?$/, '');
    case 'e':
      return text;
    case 'n':
      return text === '' ? '' : numberText(text, style, context);
    default:
      throw broken();
  }
}

function sharedText(index: number, context: SheetContext): string {
  const shared = context.sharedStrings[index];
  if (shared === undefined) throw broken();
  return shared;
}

/**
 * A number as a person would have typed it: 15 digits at most, no exponent for whole ones, dates by
 * style.
 */
function numberText(text: string, style: number, context: SheetContext): string {
  const number = Number(text);
  if (!Number.isFinite(number)) throw broken();
  const date = context.dateStyles.has(style) ? dateText(number, context.date1904) : undefined;
  if (date !== undefined) return date;
  const rounded = Number(number.toPrecision(15));
  return Number.isInteger(rounded) && Math.abs(rounded) < 1e21
    ? rounded.toFixed(0)
    : String(rounded);
}
