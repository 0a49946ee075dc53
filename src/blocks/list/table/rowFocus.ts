import { useRef, type RefObject } from 'react';

export interface RowFocus {
  /** Brings a row into view and moves the focus to it, as soon as it is drawn. */
  focus(index: number): void;
  /** Filled by bodies that draw only some of the rows with what brings one into view. */
  reveal: RefObject<((index: number) => void) | null>;
  /** Called by such a body after each drawing. */
  onDrawn(): void;
}

/**
 * The focus of a table's rows, by number. A row out of view is drawn some time after it is asked
 * for, on a busy computer several frames later; the focus waits for it, unless it has gone
 * elsewhere meanwhile.
 *
 * @param box the element that scrolls
 */
export function useRowFocus(box: RefObject<HTMLElement | null>): RowFocus {
  const reveal = useRef<((index: number) => void) | null>(null);
  const awaited = useRef<number | null>(null);
  const rowOf = (index: number) =>
    box.current?.querySelector<HTMLElement>(`tr[data-row="${index}"]`);
  return {
    reveal,
    focus: (index) => {
      // At once where it can be: the next key may follow before the next frame.
      const row = rowOf(index);
      awaited.current = row ? null : index;
      if (row) row.focus();
      else reveal.current?.(index);
    },
    onDrawn: () => {
      const index = awaited.current;
      if (index === null) return;
      const row = rowOf(index);
      // The row that had the focus may be out of view, and gone: then nothing has it.
      const active = document.activeElement;
      const isElsewhere = active !== document.body && !box.current?.contains(active);
      if (isElsewhere || row) awaited.current = null;
      if (isElsewhere) return;
      if (row) row.focus();
      // The body has come after the key.
      else reveal.current?.(index);
    },
  };
}
