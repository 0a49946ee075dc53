import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../../runtime/core/hooks/useLatest.ts';
import type { Row } from '../../table/rows.ts';
import type { RowKey } from '../../table/selection.ts';

/** A row that is shown in another place before the server has said yes. */
export interface Move<Place> {
  key: RowKey;
  /** As it was shown when it was moved. */
  row: Row;
  from: Place;
  to: Place;
}

/** A move that is shown: it was asked for last of its row, and may wait for those before it. */
interface Shown<Place> extends Move<Place> {
  /** It is stored: as soon as the rows have come again it is one of them. */
  stored: boolean;
}

/**
 * Shows a row in another place and stores it there.
 *
 * @param run gets the row as it was loaded last; resolves with whether it was stored
 * @returns whether it was stored
 */
export type MoveRow<Place> = (
  one: Move<Place>,
  run: (row: Row) => Promise<boolean>,
) => Promise<boolean>;

interface LoadedRows {
  /** They come again. */
  loading: boolean;
  /** Those that have come last. */
  rows: readonly Row[];
  /** The field that identifies a row. */
  rowKey: string;
}

/** Rows that are on their way; each is let go when the rows have come again, or it is put back. */
export function useMoves<Place>({ loading, rows, rowKey }: LoadedRows) {
  const [moves, setMoves] = useState<readonly Shown<Place>[]>([]);
  const present = useLatest(rows);
  /** What waits for the rows to come again. */
  const awaited = useRef<(() => void)[]>([]);
  /** When the last move of each row has ended and the rows have come again. */
  const ends = useRef(new Map<RowKey, Promise<unknown>>());
  useEffect(() => {
    if (loading) return;
    setMoves((before) =>
      before.some(({ stored }) => stored) ? before.filter(({ stored }) => !stored) : before,
    );
    for (const go of awaited.current.splice(0)) go();
  }, [loading, moves]);
  const move = useCallback<MoveRow<Place>>(
    async (one, run) => {
      const { key } = one;
      const shown: Shown<Place> = { ...one, stored: false };
      setMoves((before) => [...before.filter((other) => other.key !== key), shown]);
      // The server refuses a second change of a version: it waits for the next version.
      const before = ends.current.get(key);
      const stored = (async () => {
        await before;
        return run(present.current.find((row) => row[rowKey] === one.row[rowKey]) ?? one.row);
      })();
      const end = stored.then(async (isStored) => {
        const arrived = new Promise<void>((resolve) => awaited.current.push(resolve));
        setMoves((all) =>
          all.flatMap((other) =>
            other !== shown ? [other] : isStored ? [{ ...shown, stored: true }] : [],
          ),
        );
        // Also where nothing shown has changed, because the row was moved again meanwhile.
        setMoves((all) => [...all]);
        await arrived;
      });
      ends.current.set(key, end);
      await end;
      if (ends.current.get(key) === end) ends.current.delete(key);
      return stored;
    },
    [present, rowKey],
  );
  return { moves, move };
}
