import { useEffect, useState, type RefObject } from 'react';
import { useStore } from '../../../runtime/core/store.ts';
import { RowHistory } from '../../../runtime/form/rows/rowHistory.ts';
import { Undo } from '../undo/Undo.tsx';
import type { EditEntry } from '../state/edits.ts';
import type { PasteHandler } from './options.ts';
import { restoreEdits } from './putEdits.ts';
import { useBatchPaste, type PastePlace } from './useBatchPaste.ts';

interface Props extends PastePlace {
  /** Gets what is to be done when something is pasted. */
  handler: RefObject<PasteHandler | null>;
}

/** Takes cells over from a spreadsheet, and offers to take the last of them back. */
export function BatchPaste({ handler, ...place }: Props) {
  const { edits } = place;
  const [history] = useState(() => new RowHistory<EditEntry>());
  const onPaste = useBatchPaste(place, history);
  useEffect(() => {
    handler.current = onPaste;
    return () => {
      handler.current = null;
    };
  });
  useStore(edits, (state) => state.edits);
  const step = useStore(history, ({ steps }) => steps.at(-1));
  const before = step?.undo(edits.entries());
  if (!step || !before) return null;
  return (
    <Undo
      text={step.done}
      onUndo={() => {
        restoreEdits(edits, before);
        history.drop(step);
      }}
      onClose={() => history.drop(step)}
    />
  );
}
