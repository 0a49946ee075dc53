import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, type RefObject } from 'react';
import type { RowFocus } from './rowFocus.ts';
import type { Row, RowItem } from './rows.ts';
import { DetailRow, type BodyProps } from './TableBody.tsx';
import { TableRow } from './TableRow.tsx';
import { required } from '../../../schema/required.ts';

type Place = { item: RowItem; index: number; detail?: Row };

interface VirtualProps extends BodyProps, Pick<RowFocus, 'reveal' | 'onDrawn'> {
  /** The element that scrolls. */
  box: RefObject<HTMLDivElement | null>;
  rowHeight: number;
}

/** Rows in view and a few around them; two empty rows stand for the rest. */
export function VirtualBody({
  items,
  shared,
  expansion,
  span,
  box,
  rowHeight,
  reveal,
  onDrawn,
}: VirtualProps) {
  const open = expansion?.open;
  const places = useMemo(
    () =>
      items.flatMap<Place>((item, index) =>
        open !== undefined && item.key === open
          ? [
              { item, index },
              { item, index, detail: item.row },
            ]
          : [{ item, index }],
      ),
    [items, open],
  );
  // The virtualizer answers anew on every drawing, which is why no compiler may memoise this
  // component.
  const virtualizer = useVirtualizer({
    count: places.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    // A height to begin with, so that the first drawing already shows rows.
    initialRect: { width: 0, height: 600 },
    getItemKey: (at) => {
      const place = required(places[at], `row ${at}`);
      return `${place.item.key}${place.detail ? ':detail' : ''}`;
    },
  });
  useLayoutEffect(() => {
    reveal.current = (index) =>
      virtualizer.scrollToIndex(places.findIndex((place) => place.index === index));
    return () => {
      reveal.current = null;
    };
  }, [reveal, virtualizer, places]);
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useLayoutEffect(onDrawn);
  const shown = virtualizer.getVirtualItems();
  const above = shown[0]?.start ?? 0;
  const last = shown.at(-1);
  const below = last ? virtualizer.getTotalSize() - last.end : 0;
  return (
    <>
      {above > 0 && (
        <tr aria-hidden className="pl-space">
          <td colSpan={span} style={{ height: above }} />
        </tr>
      )}
      {shown.map(({ index: at, key }) => {
        const { item, index, detail } = required(places[at], `row ${at}`);
        return detail && expansion ? (
          <DetailRow key={key} span={span} measure={virtualizer.measureElement} place={at}>
            {expansion.render(detail)}
          </DetailRow>
        ) : (
          <TableRow
            key={key}
            item={item}
            index={index}
            shared={shared}
            expanded={item.key === open}
            measure={virtualizer.measureElement}
            place={at}
          />
        );
      })}
      {below > 0 && (
        <tr aria-hidden className="pl-space">
          <td colSpan={span} style={{ height: below }} />
        </tr>
      )}
    </>
  );
}
