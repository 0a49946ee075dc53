/** Rows of a pasted table that this browser keeps until they are records. */
import { newKey } from '../../runtime/core/newKey.ts';
import { isObject } from '../document/page.ts';
import { cellsOf, tableIn } from '../start/table/pasted.ts';
import type { DraftKeys } from '../state/drafts.ts';

/** Most characters of a table, and most rows, that a browser keeps beside its drafts. */
export const most = { characters: 1_000_000, rows: 5_000 };

/** A table whose rows become records. */
export interface RowsTable {
  /** As it was pasted. */
  text: string;
  /** Number of its head in the sheet, from 1. */
  head: number;
}

export interface KeptRows extends RowsTable {
  /** Begins the keys of the requests: the same row is stored once, however often it is sent. */
  key: string;
  /** Rows that are records by now, by their places below the head, from 0. */
  done: readonly number[];
}

/** Rows below the head that have something in them, with their places. */
export interface TableRow {
  place: number;
  cells: readonly string[];
}

export function rowsIn(text: string): TableRow[] {
  const [, ...body] = cellsOf(text.trimEnd());
  return body
    .map((cells, place) => ({ place, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** Whether the rows of a text are few enough to be kept. */
export const areKeepable = (text: string): boolean =>
  text.length <= most.characters && (tableIn(text)?.rows ?? 0) <= most.rows;

/** Under a name of its own, as it is written after each row. */
const doneName = (page: string): string => `${page} done`;

/** Keeps the rows for a page; says whether they were kept. */
export function keepRows(keys: DraftKeys, page: string, table: RowsTable): boolean {
  dropRows(keys, page);
  return areKeepable(table.text) && keys.set(page, JSON.stringify({ ...table, key: newKey() }));
}

/** Notes which rows are records by now. */
export const setDone = (keys: DraftKeys, page: string, done: readonly number[]): boolean =>
  keys.set(doneName(page), JSON.stringify(done));

/** Forgets the rows of a page. */
export function dropRows(keys: DraftKeys, page: string): void {
  keys.set(page, null);
  keys.set(doneName(page), null);
}

/** The rows of a page that are yet to be records; undefined: there are none. */
export function keptRows(keys: DraftKeys, page: string): KeptRows | undefined {
  const kept = parsed(keys.get(page));
  if (!isObject(kept) || typeof kept.text !== 'string' || typeof kept.key !== 'string')
    return undefined;
  const done = parsed(keys.get(doneName(page)));
  const places = Array.isArray(done) ? done.filter((one) => Number.isInteger(one)) : [];
  const { text, key, head = 1 } = kept;
  return { text, key, head: Number(head), done: places as number[] };
}

/** Those of the kept rows that are no records yet. */
export const rowsLeft = ({ text, done }: KeptRows): TableRow[] =>
  rowsIn(text).filter(({ place }) => !done.includes(place));

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
