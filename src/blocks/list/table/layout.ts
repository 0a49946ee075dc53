import type { CSSProperties } from 'react';

/** Where a column lies. All widths are pixels. */
export interface LaidOut {
  /** What its contents ask for. */
  width: number;
  /** What it may shrink to; where even that is too much, the table scrolls sideways. */
  min: number;
  /** It has exactly its width: somebody gave it, or other columns stand by it. */
  firm?: boolean;
  /** It shrinks only when all others have: names, by which people know a record. */
  shrinksLast?: boolean;
  fixed?: 'left' | 'right';
  /** Its width where there is little room (phones). */
  narrow?: number;
}

/** Columns with the widths that people gave them. */
export function withWidths<T extends LaidOut & { key: string }>(
  columns: readonly T[],
  widths: Readonly<Record<string, number>>,
): T[] {
  return columns.map((column) =>
    column.key in widths
      ? { ...column, width: widths[column.key], min: widths[column.key], firm: true }
      : column,
  );
}

/** Fixed columns to the edges, the rest in between; the order is kept within each part. */
export function byFixed<T extends { fixed?: 'left' | 'right' }>(columns: readonly T[]): T[] {
  const part = (fixed: 'left' | 'right' | undefined) =>
    columns.filter((column) => column.fixed === fixed);
  return [...part('left'), ...part(undefined), ...part('right')];
}

/** Distance of each fixed column from its edge, by index; undefined for columns that scroll. */
export function fixedOffsets(columns: readonly LaidOut[]): (number | undefined)[] {
  const offsets: (number | undefined)[] = columns.map(() => undefined);
  let left = 0;
  columns.forEach(({ fixed, width }, index) => {
    if (fixed !== 'left') return;
    offsets[index] = left;
    left += width;
  });
  let right = 0;
  for (const [index, { fixed, width }] of [...columns.entries()].reverse()) {
    if (fixed !== 'right') continue;
    offsets[index] = right;
    right += width;
  }
  return offsets;
}

/** A column where there is little room. */
const narrowed = <T extends LaidOut>(column: T): T =>
  column.narrow === undefined ? column : { ...column, width: column.narrow, min: column.narrow };

const isFirm = ({ firm, fixed }: LaidOut): boolean => firm === true || fixed !== undefined;

/** Sum of a number of each column. */
export const sumOf = <T>(columns: readonly T[], of: (column: T) => number): number =>
  columns.reduce((sum, column) => sum + of(column), 0);

/** Width below which the table scrolls sideways. */
export const leastWidth = (columns: readonly LaidOut[]): number =>
  sumOf(columns, (column) => (isFirm(column) ? column.width : column.min));

/** Room in pixels that the box around the table may need itself: its frame and its scroll bar. */
const frame = 14;

/** A share as CSS reads it. */
const share = (part: number, whole: number): string =>
  whole === 0 ? '0' : (part / whole).toFixed(4);

/**
 * Widths of the columns as CSS, and the style of the table that they refer to. What the table is
 * wider than its contents is spread over the columns by their widths; what it is narrower, by what
 * each can spare, names last. The browser does it (100cqw is the width of the box), so that nothing
 * is measured and a window can be dragged at no cost.
 *
 * @param tools pixels that columns of tools take
 */
export function spreadWidths(
  columns: readonly LaidOut[],
  tools: number,
): { table: CSSProperties; columns: (string | undefined)[] } {
  const free = columns.filter((column) => !isFirm(column));
  const wide = sumOf(free, ({ width }) => width);
  const spareOf = (last: boolean) =>
    sumOf(
      free.filter(({ shrinksLast = false }) => shrinksLast === last),
      ({ width, min }) => width - min,
    );
  const [first, then] = [spareOf(false), spareOf(true)];
  const all = sumOf(columns, ({ width }) => width) + tools + frame;
  const last = columns.findLast((column) => !isFirm(column));
  return {
    table: {
      minWidth: leastWidth(columns) + tools,
      '--pl-spare': `calc(100cqw - ${all}px)`,
      '--pl-least': `${leastWidth(columns.map(narrowed)) + tools}px`,
    } as CSSProperties,
    columns: columns.map((column) => {
      const { width, min, shrinksLast } = column;
      if (isFirm(column)) return `${width}px`;
      // The last one takes what is left, to the pixel: otherwise the browser would share that out
      // among all.
      if (column === last) return undefined;
      const more = `max(0px, var(--pl-spare)) * ${share(width, wide)}`;
      const less = shrinksLast
        ? `min(0px, var(--pl-spare) + ${first}px) * ${share(width - min, then)}`
        : `max(-${first}px, min(0px, var(--pl-spare))) * ${share(width - min, first)}`;
      return `max(${min}px, calc(${width}px + ${more} + ${less}))`;
    }),
  };
}

export function fixedStyle(
  fixed: 'left' | 'right' | undefined,
  offset: number | undefined,
): CSSProperties | undefined {
  return fixed && offset !== undefined ? { [fixed]: offset } : undefined;
}

/** Signs that take about half the room of a letter. */
const slim = new Set(" .,:;-'|!()[]/\\iljtfrI");

/** Latin letters as wide as almost two others. */
const broad = new Set('mwMW@%');

/** How much wider than 8 px a digit of the page's font is; fonts of systems differ by a tenth. */
let wideness: number | undefined;

function measureDigit(): number {
  const pen = globalThis.document?.createElement('canvas').getContext('2d');
  if (!pen) return 1;
  pen.font = `14px ${getComputedStyle(document.body).fontFamily}`;
  return Math.max(1, pen.measureText('0').width / 8);
}

/**
 * Rough width of a text in pixels at 14 px: wide characters count as 14, broad letters as 13,
 * capitals as 10, slim signs as 5, others as 8, and more in a font that is wider. Nothing is as
 * wide as 1,000 of them.
 */
export function textWidth(text: string): number {
  let width = 0;
  let wide = 0;
  for (const character of text.slice(0, 1_000)) {
    if (character.charCodeAt(0) > 0xff) wide += 14;
    else if (slim.has(character)) width += 5;
    else if (broad.has(character)) width += 13;
    else width += character >= 'A' && character <= 'Z' ? 10 : 8;
  }
  wideness ??= measureDigit();
  return Math.round(wide + width * wideness);
}
