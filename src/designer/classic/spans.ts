/** Widths of items: of 24 columns there, of as few as do here. */

/** Columns of the editor's grid. */
const all = 24;

const counts = [1, 2, 3, 4, 6, 8, 12, 24] as const;

const isExact = (span: number, columns: number): boolean =>
  (span * columns) % all === 0 && span * columns >= all;

/** The fewest columns in which items of these widths can stand. */
export const columnsFor = (spans: readonly number[]): number =>
  counts.find((columns) => spans.every((span) => isExact(span, columns))) ?? counts.at(-1)!;

/** The columns that a width is, and whether it is exactly that. */
export function columnsOf(span: number, columns: number): { span: number; isExact: boolean } {
  const nearest = Math.min(columns, Math.max(1, Math.round((span * columns) / all)));
  return { span: nearest, isExact: isExact(span, columns) };
}

/** The width of a number of columns. */
export const spanOf = (span: number, columns: number): number =>
  Math.min(all, Math.round((span * all) / columns));

/** The width that an item has. */
export const spanIn = (span: unknown): number =>
  typeof span === 'number' && span >= 1 && span <= all ? span : all;
