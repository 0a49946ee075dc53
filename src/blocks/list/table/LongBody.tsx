import { useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { lazyPart } from '../../../parts/lazyPart.tsx';
import { firstDrawn, placesOf, type Drawn } from './places.ts';
import type { RowFocus } from './rowFocus.ts';
import type { RowWindowProps } from './RowWindow.tsx';
import { DetailRow, type BodyProps } from './TableBody.tsx';
import { TableRow } from './TableRow.tsx';

interface LongProps extends BodyProps, Pick<RowFocus, 'reveal' | 'onDrawn'> {
  /** The element that scrolls. */
  box: RefObject<HTMLDivElement | null>;
  /** Pixels of a row that was not measured. */
  rowHeight: number;
}

/**
 * Rows of long lists: those in view are drawn and a few around them, two empty rows stand for the
 * rest. Until the code that follows the view is here those at the top are; they stay the same rows
 * when it comes. All are, once it is known that it does not come.
 */
export function LongBody(props: LongProps) {
  const { items, shared, expansion, span, box, rowHeight, reveal, onDrawn } = props;
  const open = expansion?.open;
  const places = useMemo(() => placesOf(items, open), [items, open]);
  const [followed, setFollowed] = useState<Drawn>();
  const { from, to, above, below, measure } = followed ?? firstDrawn(places.length, rowHeight);
  useLayoutEffect(onDrawn);
  return (
    <>
      <LateRowWindow {...{ places, box, rowHeight, reveal }} show={setFollowed} />
      <SpaceRow height={above} span={span} />
      {places.slice(from, to).map(({ key, item, index, detail }, at) =>
        detail && expansion ? (
          <DetailRow key={key} span={span} measure={measure} place={from + at}>
            {expansion.render(detail)}
          </DetailRow>
        ) : (
          <TableRow
            key={key}
            item={item}
            index={index}
            shared={shared}
            expanded={item.key === open}
            measure={measure}
            place={from + at}
          />
        ),
      )}
      <SpaceRow height={below} span={span} />
    </>
  );
}

/** Chooses the rows that `LongBody` draws as its box scrolls. Draws nothing itself. */
export const LateRowWindow = lazyPart(async () => (await import('./RowWindow.tsx')).RowWindow, {
  waiting: ({ show }, failed) => failed && <AllRows show={show} />,
  ornament: true,
});

function AllRows({ show }: Pick<RowWindowProps, 'show'>) {
  useEffect(() => show({ from: 0, to: Infinity, above: 0, below: 0 }), [show]);
  return null;
}

const SpaceRow = ({ height, span }: { height: number; span: number }) =>
  height > 0 && (
    <tr aria-hidden className="pl-space">
      <td colSpan={span} style={{ height }} />
    </tr>
  );
