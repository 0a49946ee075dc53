import { useContext, useEffect, useRef, useState } from 'react';
import { CloseContext } from '../../runtime/action/context.ts';
import type { ActionCall } from '../../runtime/action/ports.ts';
import type { PlannedStep } from '../../runtime/action/step.ts';
import { useLatest } from '../../runtime/core/hooks/useLatest.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import type { LoadedRecord } from '../../runtime/data/useRecord.ts';
import { onWritten } from '../../runtime/data/writes.ts';
import { useRuntimeHost } from '../../runtime/host.ts';

interface Shown {
  /** The record as it was last. */
  shown: unknown;
  /** It was removed here, and what shows it is closing. */
  isLeaving: boolean;
}

/**
 * Closes what shows a record once a write of this window has removed it. A record that is gone by
 * itself stays open and says so; the list that it was opened from is loaded again then.
 */
export function useRemoval(
  { load, removal }: PlannedStep<'show'>,
  { recordKey, origin }: ActionCall,
  { record, gone }: LoadedRecord,
): Shown {
  const { http } = useRuntimeHost();
  const evaluate = useEvaluate();
  const close = useContext(CloseContext);
  const [isLeaving, setLeaving] = useState(false);
  const last = useRef<unknown>(undefined);
  const hasWritten = useRef(false);
  if (record !== undefined) last.current = record;
  const removes =
    removal && recordKey !== undefined && evaluate.request(removal, { ids: [recordKey] });
  const latest = useLatest({
    leave: () => (setLeaving(true), close?.()),
    reload: () => origin?.reload(),
    removes,
  });
  useEffect(
    () =>
      onWritten(http, ({ method, url }) => {
        const { removes: one, leave } = latest.current;
        hasWritten.current = true;
        if (one && one.method === method && one.url === url) leave();
      }),
    [http, latest],
  );
  // What came after a write has survived it.
  useEffect(() => {
    if (record !== undefined) hasWritten.current = false;
  }, [record]);
  useEffect(() => {
    if (gone && hasWritten.current) latest.current.leave();
    else if (gone) latest.current.reload();
  }, [gone, latest]);
  return {
    shown: load ? (record ?? last.current) : undefined,
    isLeaving: isLeaving || (gone && hasWritten.current),
  };
}
