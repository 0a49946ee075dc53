import { useStore } from '../../../runtime/core/store.ts';
import { lateTexts } from '../../../runtime/locale/late/index.ts';
import type { EditStore } from '../state/edits.ts';
import type { RowKey } from '../table/selection.ts';

/** Takes back all changes of a row, where it has some. */
export function UndoRow({ edits, rowKey }: { edits: EditStore; rowKey: RowKey }) {
  const isChanged = useStore(edits, () => edits.of(rowKey) !== undefined);
  if (!isChanged) return null;
  return (
    <button type="button" className="pl-link" onClick={() => edits.undo(rowKey)}>
      {lateTexts.batch.undoRow}
    </button>
  );
}
