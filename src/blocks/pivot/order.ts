/** The order of the rows of a pivot table, and how much of it is drawn. */
import { asNumber } from '../../schema/record/index.ts';
import type { Heading, PivotTable } from './table.ts';

/** By a measure of a column, or of the totals; absent: by the labels of the rows. */
export interface Order {
  /** Key of the column; undefined: the totals. */
  column?: string | undefined;
  /** Absent: by the labels. */
  measure?: number;
  direction: 'asc' | 'desc';
}

/** Rows in an order; what has no number comes last, whatever the direction. */
export function ordered({ rows, columns, figures }: PivotTable, order: Order): Heading[] {
  const { measure, direction } = order;
  if (measure === undefined) return direction === 'desc' ? rows.toReversed() : rows;
  const column = columns.find(({ key }) => key === order.column);
  const sign = direction === 'desc' ? -1 : 1;
  const weights = new Map(
    rows.map((row) => [row.key, asNumber(figures(row, column)[measure])] as const),
  );
  return rows.toSorted((one, other) => {
    const [left, right] = [weights.get(one.key), weights.get(other.key)];
    if (left === undefined || right === undefined)
      return left === right ? 0 : left === undefined ? 1 : -1;
    return sign * (left - right);
  });
}

/** Most columns of values, and most cells, that are drawn. */
export const most = { columns: 100, cells: 10_000 };

/** How many rows and columns are drawn of those that there are. */
export function drawnOf(rows: number, columns: number, measures: number) {
  const width = Math.min(columns, most.columns);
  return { columns: width, rows: Math.min(rows, Math.floor(most.cells / (width * measures))) };
}
