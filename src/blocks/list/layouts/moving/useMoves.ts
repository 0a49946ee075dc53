import { useCallback, useEffect, useState } from 'react';
import type { RowKey } from '../../table/selection.ts';
import type { Row } from '../../table/rows.ts';

/** A row that is shown in another place before the server has said yes. */
export interface Move<Place> {
  key: RowKey;
  row: Row;
  from: Place;
  to: Place;
  /** It is stored: as soon as the rows have come again it is one of them. */
  stored: boolean;
}

/** Rows that are on their way; each is let go when the rows have come again, or it is put back. */
export function useMoves<Place>(loading: boolean) {
  const [moves, setMoves] = useState<readonly Move<Place>[]>([]);
  useEffect(() => {
    if (!loading)
      setMoves((before) =>
        before.some(({ stored }) => stored) ? before.filter(({ stored }) => !stored) : before,
      );
  }, [loading, moves]);
  /** @param run resolves with whether it was stored */
  const move = useCallback(
    async (one: Omit<Move<Place>, 'stored'>, run: () => Promise<boolean>): Promise<boolean> => {
      const others = (before: readonly Move<Place>[]) =>
        before.filter(({ key }) => key !== one.key);
      setMoves((before) => [...others(before), { ...one, stored: false }]);
      const stored = await run();
      setMoves((before) => (stored ? [...others(before), { ...one, stored }] : others(before)));
      return stored;
    },
    [],
  );
  return { moves, move };
}
