import { useState } from 'react';
import { useNotify } from '../../../../runtime/core/hooks/useNotify.ts';
import { ApiError } from '../../../../runtime/host.ts';
import type { RowItem } from '../../table/rows.ts';
import type { UpdatePlan } from '../plan.ts';
import type { LayoutProps } from '../props.ts';
import type { MoveRow } from './useMoves.ts';
import { useRecordUpdate } from './useRecordUpdate.ts';

/** A row that gets other values by being moved. */
export interface Change<Place> {
  item: RowItem;
  from: Place;
  to: Place;
  /** What is stored at the new place, and what was at the old one. */
  values: Readonly<Record<string, unknown>>;
  before: Readonly<Record<string, unknown>>;
  /** What people read of it afterwards. */
  text: string;
}

interface Options<Place> {
  props: LayoutProps;
  update: UpdatePlan | undefined;
  /** Shows the row at its new place, and puts it back when it is not stored. */
  move: MoveRow<Place>;
}

/** Changes rows by moving them. The last change can be taken back; a refused one says why. */
export function useUndoableChange<Place>({ props, update, move }: Options<Place>) {
  const { evaluate, handle } = props;
  const notify = useNotify();
  const store = useRecordUpdate(update, evaluate, handle);
  const [last, setLast] = useState<Change<Place>>();
  const apply = ({ item, from, to, values }: Change<Place>): Promise<boolean> =>
    move({ key: item.key, row: item.row, from, to }, async (row) => {
      try {
        await store(row, values);
        return true;
      } catch (problem) {
        if (!(problem instanceof ApiError && problem.shown))
          notify('error', (problem as Error).message);
        // It is often refused because it is not any more what was shown.
        handle.reload();
        return false;
      }
    });
  return {
    change: async (change: Change<Place>) => {
      setLast(undefined);
      if (await apply(change)) setLast(change);
    },
    undo: last && {
      text: last.text,
      onUndo: () => {
        setLast(undefined);
        const { from, to, before, values } = last;
        void apply({ ...last, from: to, to: from, values: before, before: values });
      },
      onClose: () => setLast(undefined),
    },
  };
}
