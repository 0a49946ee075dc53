/** Which stored parts of a record the rows of a workbook are about. */
import type { Row } from '../../db/database.ts';
import type { Column, OwnedRows } from '../shape/shape.ts';
import { comparedValues, nameOf } from './compared.ts';

/** A row as it was read; `key` where it names one. */
export interface ReadPart {
  key: number | undefined;
  record: Row;
}

/**
 * The stored row of each: that of its key, else the one with the same unique values, else one that
 * has all its values; undefined for new ones and for keys that no row has.
 */
export function matchParts(
  { shape, by }: OwnedRows,
  rows: readonly ReadPart[],
  stored: readonly Row[],
): (Row | undefined)[] {
  const byKey = new Map(stored.map((row) => [Number(row[shape.key.field]), row]));
  const found = rows.map(({ key }) => take(byKey, key));
  const rest = new Set(byKey.values());
  const columnOf = (field: string): Column => shape.byField.get(field)!;
  /** Pairs rows that name no key with those that have the same values in some columns. */
  const pair = (columns: readonly Column[], some: readonly number[]): void => {
    const byPrint = Map.groupBy(rest, (row) => printOf(columns, row));
    for (const index of some) {
      const print = printOf(columns, rows[index]!.record);
      const row = print === undefined ? undefined : byPrint.get(print)?.shift();
      if (!row) continue;
      found[index] = row;
      rest.delete(row);
    }
  };
  const open = (): number[] =>
    [...rows.keys()].filter((index) => !found[index] && rows[index]!.key === undefined);
  for (const { fields } of shape.uniques)
    pair(fields.filter((field) => field !== by.field).map(columnOf), open());
  const alike = Map.groupBy(open(), (index) => Object.keys(rows[index]!.record).join());
  for (const some of alike.values()) pair(Object.keys(rows[some[0]!]!.record).map(columnOf), some);
  return found;
}

/** Takes a row out; each is of one row of the workbook only. */
function take(rows: Map<number, Row>, key: number | undefined): Row | undefined {
  const row = key === undefined ? undefined : rows.get(key);
  if (row) rows.delete(key!);
  return row;
}

function printOf(columns: readonly Column[], row: Row): string | undefined {
  const values = comparedValues(columns, row);
  return values && nameOf(values);
}
