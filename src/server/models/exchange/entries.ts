/**
 * What an import stores as one: a row of the first sheet with its parts, or the parts of a record
 * that has no row there.
 */
import type { Db } from '../../db/database.ts';
import type { OpenWorkbook, SheetRow } from '../../excel/index.ts';
import type { Operation } from '../operation.ts';
import { placeOf } from './cells.ts';
import { excelLabel } from './columns.ts';
import { ownerNaming } from './named-owners.ts';
import type { NamedOwner, OwnerNaming } from './named-owners.ts';
import { openParts } from './open-parts.ts';
import type { OpenParts } from './open-parts.ts';
import type { ImportedSheet } from './part-sheets.ts';

/** Rows of the first sheet that are read at once. */
const BATCH_ROWS = 500;
/** Rows of parts that are read at once, unless those of one record are more. */
const BATCH_PARTS = 2000;
/** Rows of parts of one record that are looked at: more than any relation allows. */
const MOST_PARTS = 1001;
/** Places of entries without a row of the first sheet; they are behind all rows of a sheet. */
const DETACHED = 2_000_000;

/** A row of a sheet of parts. */
export interface PartRow extends SheetRow {
  /** Name of the sheet. */
  sheet: string;
}

/** Rows of one sheet of parts that name one record. */
export interface PartRows {
  parts: OpenParts;
  /** How many there are; `rows` has the first ones of too many. */
  count: number;
  rows: readonly PartRow[];
}

export interface Entry {
  /** Its place in the workbook, by which entries are distinguished and sorted. */
  place: number;
  /** Number of its row, as the spreadsheet shows it: the first one of its parts' without an own. */
  number: number;
  cells: readonly string[];
  /** By sheet; only those with rows for it. */
  parts: readonly PartRows[];
  /** What the parts say of a record that has no row. */
  detached?: NamedOwner;
}

/** Places of rows in each sheet of parts. */
type Places = number[][];

/** Everything that an import stores. */
export interface Entries {
  count: number;
  sheets: readonly OpenParts[];
  /** Some of them, from a place in their order on; none behind the last. */
  from(place: number): Promise<Entry[]>;
}

/** @throws Refusal for a sheet of parts that lacks a column */
export async function openEntries(
  operation: Operation,
  workbook: OpenWorkbook,
  imported: readonly ImportedSheet[],
): Promise<Entries> {
  const sheets = await openParts(operation, workbook, imported);
  const named = sheets[0]?.owners.map(({ column }) => column) ?? [];
  const places = named.map((column) => placeOf(excelLabel(column), workbook.header));
  const ownerOf = await ownerNaming(operation, named, places);
  const links = await linkParts(operation.db, workbook, { sheets, ownerOf });
  return {
    count: workbook.rowCount + links.detached.length,
    sheets,
    from: (place) =>
      place < workbook.rowCount
        ? ownEntries(workbook, links, place)
        : detachedEntries(links, place - workbook.rowCount),
  };
}

/** Which rows of the sheets of parts belong to which entry. */
interface Links {
  sheets: readonly OpenParts[];
  /** Of each row of the first sheet; undefined where it names no owner. */
  prints: (string | undefined)[];
  places: ReadonlyMap<string, Places>;
  detached: readonly { owner: NamedOwner; places: Places }[];
}

/** Reads whom the rows name. @param ownerOf of the first sheet */
async function linkParts(
  db: Db,
  workbook: OpenWorkbook,
  { sheets, ownerOf }: { sheets: readonly OpenParts[]; ownerOf: OwnerNaming },
): Promise<Links> {
  const prints: (string | undefined)[] = [];
  const places = new Map<string, Places>();
  const detached = new Map<string, { owner: NamedOwner; places: Places }>();
  if (sheets.length > 0)
    for await (const { cells } of allRows(workbook)) prints.push((await ownerOf(db, cells)).print);
  const own = new Set(prints);
  for (const [index, { sheet, ownerOf: named }] of sheets.entries()) {
    let at = 0;
    for await (const { cells } of allRows(sheet)) {
      const owner = await named(db, cells);
      const isOwn = owner.print !== undefined && own.has(owner.print);
      const key = owner.print ?? `?${owner.cells}`;
      const found = isOwn ? places.get(key) : detached.get(key)?.places;
      const rows = found ?? sheets.map(() => []);
      if (!found && isOwn) places.set(key, rows);
      else if (!found) detached.set(key, { owner, places: rows });
      rows[index]!.push(at++);
    }
  }
  return { sheets, prints, places, detached: [...detached.values()] };
}

async function* allRows(sheet: Pick<OpenWorkbook, 'rows' | 'rowCount'>): AsyncGenerator<SheetRow> {
  for (let from = 0; from < sheet.rowCount; from += BATCH_ROWS)
    yield* await sheet.rows(from, BATCH_ROWS);
}

/** Rows of the first sheet with their parts. */
async function ownEntries(workbook: OpenWorkbook, links: Links, from: number): Promise<Entry[]> {
  const { prints, places } = links;
  const belonging = (at: number): Places | undefined => places.get(prints[at] ?? '');
  const most = Math.min(BATCH_ROWS, workbook.rowCount - from);
  const count = fitting(most, (n) => belonging(from + n));
  const rows = await workbook.rows(from, count);
  const parts = await partsAt(
    links,
    rows.map((_, n) => belonging(from + n)),
  );
  return rows.map(({ number, cells }, n) => ({ place: number, number, cells, parts: parts[n]! }));
}

/** Parts of records without a row. */
async function detachedEntries(links: Links, from: number): Promise<Entry[]> {
  const { detached } = links;
  const count = fitting(detached.length - from, (n) => detached[from + n]!.places);
  const some = detached.slice(from, from + count);
  const parts = await partsAt(
    links,
    some.map(({ places }) => places),
  );
  return some.map(({ owner }, n) => ({
    place: DETACHED + from + n,
    number: parts[n]![0]!.rows[0]!.number,
    cells: [],
    parts: parts[n]!,
    detached: owner,
  }));
}

/** How many entries are read at once. @param most how many there are */
function fitting(most: number, placesOf: (n: number) => Places | undefined): number {
  let parts = 0;
  for (let n = 0; n < most; n += 1) {
    for (const places of placesOf(n) ?? []) parts += Math.min(places.length, MOST_PARTS);
    if (parts > BATCH_PARTS) return Math.max(1, n);
  }
  return most;
}

/** The parts of several entries, with one question for each sheet. */
async function partsAt(
  { sheets }: Links,
  placesOf: readonly (Places | undefined)[],
): Promise<PartRows[][]> {
  const found: PartRows[][] = placesOf.map(() => []);
  for (const [index, parts] of sheets.entries()) {
    const requested = placesOf.map((places) => places?.[index]?.slice(0, MOST_PARTS) ?? []);
    const all = requested.flat();
    if (all.length === 0) continue;
    const read = await parts.sheet.rowsAt(all);
    const named = read.map((row, n) => ({ ...row, sheet: sheetAt(parts, all[n]!) }));
    let taken = 0;
    for (const [n, places] of requested.entries()) {
      const rows = named.slice(taken, (taken += places.length));
      if (rows.length > 0) found[n]!.push({ parts, count: placesOf[n]![index]!.length, rows });
    }
  }
  return found;
}

/** Name of the sheet that has the row in a place. */
const sheetAt = ({ sheet: { sheets } }: OpenParts, place: number): string =>
  sheets.findLast(({ from }) => from <= place)!.name;
