import type { CSSProperties } from 'react';

/** Where a column lies. Widths are pixels; a column without one shares what is left, never below `min`. */
export interface LaidOut { width?: number; min: number; fixed?: 'left' | 'right' }

/**
 * Columns with the widths that people gave them. When no column is left that takes what is over, the last one that
 * scrolls and was not dragged does: otherwise the browser would share it out, and no column would have its width.
 */
export function withWidths<T extends LaidOut & { key: string }>(columns: readonly T[], widths: Readonly<Record<string, number>>): T[] {
  const sized = columns.map((column) => (column.key in widths ? { ...column, width: widths[column.key], min: widths[column.key] } : column));
  if (sized.every((column, index) => column === columns[index]) || sized.some(({ width }) => width === undefined)) return sized;
  const taker = sized.findLastIndex(({ key, fixed }) => !fixed && !(key in widths));
  return sized.map((column, index) => (index === taker ? { ...column, width: undefined, min: column.width! } : column));
}

/** Fixed columns to the edges, the rest in between; the order is kept within each part. */
export function byFixed<T extends { fixed?: 'left' | 'right' }>(columns: readonly T[]): T[] {
  const part = (fixed: 'left' | 'right' | undefined) => columns.filter((column) => column.fixed === fixed);
  return [...part('left'), ...part(undefined), ...part('right')];
}

/** Distance of each fixed column from its edge, by index; undefined for columns that scroll. */
export function fixedOffsets(columns: readonly LaidOut[]): (number | undefined)[] {
  const widthOf = (column: LaidOut) => column.width ?? column.min;
  const offsets: (number | undefined)[] = columns.map(() => undefined);
  let left = 0;
  columns.forEach((column, index) => {
    if (column.fixed !== 'left') return;
    offsets[index] = left;
    left += widthOf(column);
  });
  let right = 0;
  for (let index = columns.length - 1; index >= 0; index--) {
    if (columns[index].fixed !== 'right') continue;
    offsets[index] = right;
    right += widthOf(columns[index]);
  }
  return offsets;
}

/** Width below which the table scrolls sideways. */
export const leastWidth = (columns: readonly LaidOut[]): number => columns.reduce((sum, column) => sum + (column.width ?? column.min), 0);

export function fixedStyle(fixed: 'left' | 'right' | undefined, offset: number | undefined): CSSProperties | undefined {
  return fixed && offset !== undefined ? { [fixed]: offset } : undefined;
}

/** Rough width of a text in pixels at 14 px: wide characters count as 14, others as 8. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += character.charCodeAt(0) > 0xff ? 14 : 8;
  return width;
}
