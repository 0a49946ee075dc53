/** A table of texts, such as one copied from a spreadsheet, as fields of a model. */
import { stampNames } from '../record/fieldsOf.ts';
import { inferField, type InferredField, type KnownDict } from './inferField.ts';

export interface InferredColumn {
  /** The head of the column. */
  label: string;
  /** Name of a field: of the words of the head where they are Latin, else a numbered one. */
  name: string;
  field: InferredField;
  /** Cells with something in them. */
  filled: number;
}

export interface InferredTable {
  columns: InferredColumn[];
  /** Rows below the head. */
  rows: number;
}

/** Fields of a model; a table with more is none that people fill in. */
const mostColumns = 100;

/** Characters of a table that are looked through; more rows say nothing new of their columns. */
export const mostTableCharacters = 2_000_000;

/** Names that fields of models have without being declared. */
const keptNames = ['id', ...stampNames];

/** Longest name of a field. */
const longestName = 40;

/**
 * The columns of a table whose first row is its head.
 *
 * @param dicts dictionaries that values of columns may be of
 * @returns undefined where there is no head with anything in it, or too much of it
 */
export function inferTable(
  cells: readonly (readonly string[])[],
  dicts: readonly KnownDict[] = [],
): InferredTable | undefined {
  const [head = [], ...body] = cells;
  const rows = body.filter((row) => row.some((cell) => cell.trim() !== ''));
  const width = head.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (width === 0 || width > mostColumns) return undefined;
  const taken = new Set(keptNames.map((name) => name.toLowerCase()));
  const columns = Array.from({ length: width }, (_, index) => {
    const values = rows.map((row) => row[index] ?? '');
    const label = (head[index] ?? '').trim().replace(/\s+/g, ' ');
    const name = freeName(nameOf(label, index), taken);
    const filled = values.filter((value) => value.trim() !== '').length;
    return { label: label === '' ? name : label, name, field: inferField(values, dicts), filled };
  });
  return { columns, rows: rows.length };
}

/** order no. as orderNo; undefined words give field2. */
function nameOf(label: string, index: number): string {
  const words = label
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  const isLatin = /^[\p{ASCII}\p{Script=Latin}]*$/u.test(label);
  const name = words
    .map((word, at) => {
      const rest = word === word.toUpperCase() ? word.slice(1).toLowerCase() : word.slice(1);
      return (at === 0 ? word.slice(0, 1).toLowerCase() : word.slice(0, 1).toUpperCase()) + rest;
    })
    .join('')
    .slice(0, longestName);
  return isLatin && /^[a-z]/.test(name) ? name : `field${index + 1}`;
}

/** The name, or one with a number: names that would share a column of the database are the same. */
export function freeName(name: string, taken: Set<string>): string {
  const same = (one: string) => one.toLowerCase();
  let free = name;
  for (let number = 2; taken.has(same(free)); number += 1) free = `${name}x${number}`;
  taken.add(same(free));
  return free;
}
