import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, type RefObject } from 'react';
import { required } from '../../../schema/required.ts';
import { overscan, firstHeight, type Drawn, type Place } from './places.ts';
import type { RowFocus } from './rowFocus.ts';

export interface RowWindowProps extends Pick<RowFocus, 'reveal'> {
  places: readonly Place[];
  /** The element that scrolls. */
  box: RefObject<HTMLDivElement | null>;
  /** Pixels of a row that was not measured. */
  rowHeight: number;
  /** Takes which places are to be drawn; the same function each time. */
  show(drawn: Drawn): void;
}

/** Follows a box that scrolls and says which rows are to be drawn in it. Draws nothing itself. */
export function RowWindow(props: RowWindowProps) {
  const { places, box, rowHeight, reveal, show } = props;
  const getItemKey = useCallback((at: number) => required(places[at], `row ${at}`).key, [places]);
  // The virtualizer answers anew on every drawing, which is why no compiler may memoise this
  // component.
  const virtualizer = useVirtualizer({
    count: places.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan,
    // A height to begin with, so that the first drawing already shows rows.
    initialRect: { width: 0, height: firstHeight() },
    // People may have scrolled before this code came.
    initialOffset: () => box.current?.scrollTop ?? 0,
    getItemKey,
  });
  useLayoutEffect(() => {
    reveal.current = (index) =>
      virtualizer.scrollToIndex(places.findIndex((place) => place.index === index));
    return () => {
      reveal.current = null;
    };
  }, [reveal, virtualizer, places]);
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const shown = virtualizer.getVirtualItems();
  const first = shown[0];
  const last = shown.at(-1);
  const from = first?.index ?? 0;
  const to = last ? last.index + 1 : 0;
  const above = first?.start ?? 0;
  const below = last ? virtualizer.getTotalSize() - last.end : 0;
  const measure = virtualizer.measureElement;
  // Before the frame is drawn: no row of it is missing.
  useLayoutEffect(
    () => show({ from, to, above, below, measure }),
    [show, from, to, above, below, measure],
  );
  return null;
}
