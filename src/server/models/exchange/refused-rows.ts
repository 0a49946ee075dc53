/** Rows that an import refused, as they came, with the reasons: kept for a day. */
import { pack, unpack } from '../../../schema/locale/message.ts';
import type { Db } from '../../db/database.ts';
import { chunksOf } from '../../db/text.ts';
import type { Reason } from './cells.ts';

export interface RefusedRow {
  /** By which refused rows are distinguished and sorted. */
  place: number;
  row: number;
  /** The sheet of a row that is none of the first one. */
  sheet?: string;
  name: string;
  reasons: Reason[];
  cells: readonly string[];
  /** Rows of its parts, by relation. */
  parts?: Readonly<Record<string, readonly RefusedPart[]>>;
}

export interface RefusedPart {
  row: number;
  sheet: string;
  cells: readonly string[];
}

/** What the rows of an import are of, by which its refused ones are written again. */
export interface SheetHeads {
  header: readonly string[];
  /** Sheets of parts, by relation. */
  parts: Readonly<Record<string, { name: string; header: readonly string[] }>>;
}

/** @param expires epoch milliseconds */
export async function keepRefused(
  db: Db,
  importId: string,
  rows: readonly RefusedRow[],
  expires: number,
): Promise<void> {
  for (const some of chunksOf(rows, 100)) {
    await db
      .insertInto('sys_import_failure')
      .values(
        some.map(({ place, name, reasons, ...rest }) => ({
          import_id: importId,
          row_number: place,
          name,
          reasons: pack(reasons),
          cells: JSON.stringify(rest),
          expires_at: expires,
        })),
      )
      .execute();
  }
}

/** Refused rows in their order, from a place on. */
export async function refusedRows(
  db: Db,
  importId: string,
  after: number,
  limit: number,
): Promise<RefusedRow[]> {
  const rows = await db
    .selectFrom('sys_import_failure')
    .select(['row_number', 'name', 'reasons', 'cells'])
    .where('import_id', '=', importId)
    .where('row_number', '>', after)
    .orderBy('row_number')
    .limit(limit)
    .execute();
  return rows.map(({ row_number: place, name, reasons, cells }) => ({
    place,
    name,
    reasons: unpack(reasons) as Reason[],
    ...restOf(place, cells),
  }));
}

/** What is kept of a row. Before there were parts, that was its cells alone. */
function restOf(place: number, text: string): Omit<RefusedRow, 'place' | 'name' | 'reasons'> {
  const kept = JSON.parse(text) as string[] | ReturnType<typeof restOf>;
  return Array.isArray(kept) ? { row: place, cells: kept } : kept;
}

/** What is kept of the sheets. Before there were parts, that was the header of the first alone. */
export function keptHeads(text: string): SheetHeads {
  const kept = JSON.parse(text) as string[] | SheetHeads;
  return Array.isArray(kept) ? { header: kept, parts: {} } : kept;
}
