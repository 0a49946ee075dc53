/** Which rows of a long list are drawn. */
import type { Row, RowItem } from './rows.ts';

/** A row, or what an opened one shows below itself. */
export interface Place {
  key: string;
  item: RowItem;
  index: number;
  detail?: Row;
}

/** Which places are drawn, and the pixels that those before and after them take. */
export interface Drawn {
  from: number;
  to: number;
  above: number;
  below: number;
  /** Measures what is drawn; not set until the code for it is there. */
  measure?(row: HTMLTableRowElement | null): void;
}

/** Pixels of rows that are drawn until the height of the box is known: it fits in the window. */
export const firstHeight = (): number => innerHeight;
/** Rows that are drawn on each side of those in view. */
export const overscan = 6;

/** Places of rows, in their order, with what the one that is open shows below itself. */
export const placesOf = (items: readonly RowItem[], open: RowItem['key'] | undefined): Place[] =>
  items.flatMap<Place>((item, index) => {
    const place = { key: String(item.key), item, index };
    if (open === undefined || item.key !== open) return [place];
    return [place, { ...place, key: `${item.key}:detail`, detail: item.row }];
  });

/** What is drawn of so many places until the code that follows the view is there. */
export function firstDrawn(count: number, rowHeight: number): Drawn {
  const to = Math.min(Math.ceil(firstHeight() / rowHeight) + overscan, count);
  return { from: 0, to, above: 0, below: (count - to) * rowHeight };
}
