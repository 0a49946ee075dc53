import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';
import { required } from '../../../schema/required.ts';
import { Row, type RowsShared } from './Row.tsx';

/** Number of rows from which only those in view are drawn. */
export const virtualFrom = 100;

interface BodyProps {
  ids: readonly string[];
  shared: RowsShared;
  /** Called whenever rows were drawn. */
  onDrawn(): void;
}

/** All rows. */
export function PlainRows({ ids, shared, onDrawn }: BodyProps) {
  useEffect(onDrawn);
  return ids.map((id, index) => <Row key={id} id={id} index={index} shared={shared} />);
}

interface VirtualProps extends BodyProps {
  /** What scrolls. */
  box: RefObject<HTMLElement | null>;
  span: number;
  /** A row that must be drawn, because the focus is to go there. */
  shown: number | undefined;
}

const usualHeight = 47;

/** The rows in view and a few around them; two empty rows stand for the rest. */
export function VirtualRows({ ids, shared, onDrawn, box, span, shown }: VirtualProps) {
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => box.current,
    estimateSize: () => usualHeight,
    overscan: 8,
    initialRect: { width: 0, height: 600 },
    getItemKey: (index) => ids[index] ?? index,
  });
  useEffect(() => {
    if (shown !== undefined) virtualizer.scrollToIndex(shown);
  }, [shown, virtualizer]);
  useEffect(onDrawn);
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const last = items.at(-1);
  const below = last ? virtualizer.getTotalSize() - last.end : 0;
  return (
    <>
      <Space height={above} span={span} />
      {items.map(({ index, key }) => (
        <Row
          key={key}
          id={required(ids[index], `row ${index}`)}
          index={index}
          shared={shared}
          measure={virtualizer.measureElement}
        />
      ))}
      <Space height={below} span={span} />
    </>
  );
}

function Space({ height, span }: { height: number; span: number }) {
  return height === 0 ? null : (
    <tr aria-hidden className="pl-rows-space">
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}
