import { sumOf, textWidth } from './layout.ts';
import type { ColumnGroup, TableColumn } from './types.ts';

/** A cell of the head: a column, or a head above several. */
export type HeadPart =
  | {
      column: TableColumn;
      /** Place among the columns. */ index: number;
      /** Rows it takes. */ rows: number;
    }
  | {
      group: ColumnGroup;
      /** The columns below it, in order. */ columns: readonly TableColumn[];
      index: number;
    };

/** Rows of the head: one, and one more for each level of groups. */
export const headDepth = (columns: readonly TableColumn[]): number =>
  1 + Math.max(0, ...columns.map(({ groups = [] }) => groups.length));

/**
 * The rows of a head. Neighbours in the same group have one head together; where other columns have
 * come between, or only some of them are fixed, it stands above each part.
 */
export function headRows(columns: readonly TableColumn[]): HeadPart[][] {
  const depth = headDepth(columns);
  return Array.from({ length: depth }, (_none, level) => partsAt(columns, level, depth));
}

function partsAt(columns: readonly TableColumn[], level: number, depth: number): HeadPart[] {
  const parts: HeadPart[] = [];
  for (let index = 0; index < columns.length;) {
    const column = columns[index]!;
    const groups = column.groups ?? [];
    const group = groups[level];
    if (!group) {
      if (groups.length === level) parts.push({ column, index, rows: depth - level });
      index++;
      continue;
    }
    const end = columns.findIndex(
      (other, at) =>
        at > index && (other.groups?.[level]?.key !== group.key || other.fixed !== column.fixed),
    );
    const below = columns.slice(index, end < 0 ? undefined : end);
    parts.push({ group, columns: below, index });
    index += below.length;
  }
  return parts;
}

/**
 * Columns wide enough together for the heads above them: what a head lacks, its last column gets.
 */
export function withRoomForHeads(columns: readonly TableColumn[], padding: number): TableColumn[] {
  const roomy = [...columns];
  for (const part of headRows(columns).flat().reverse()) {
    if (!('group' in part)) continue;
    const last = part.index + part.columns.length - 1;
    const below = roomy.slice(part.index, last + 1);
    const lack = (has: (column: TableColumn) => number) =>
      Math.max(0, textWidth(part.group.label) + padding - sumOf(below, has));
    const column = roomy[last]!;
    roomy[last] = {
      ...column,
      width: column.width + lack(({ width }) => width),
      min: column.min + lack(({ min }) => min),
    };
  }
  return roomy;
}
