import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormMode, FormPlan, Values } from '../../../schema/compile/plan.ts';
import { useRuntimeHost } from '../../host.ts';
import { lateTexts } from '../../locale/late/index.ts';
import { isOther, newerRecord, type Conflict } from './failedSave.ts';
import type { OpenedForm } from './useOpenedForm.ts';

/** What has become of the record of an open form meanwhile. */
export interface Elsewhere {
  /** Somebody else has stored it. */
  conflict: Conflict | undefined;
  setConflict(conflict: Conflict | undefined): void;
  /** There is no such record any more, or not for whoever looks. */
  removed: boolean;
  /** Asks for the record as it is now; undefined: this form overwrites none. */
  checkRecord: (() => Promise<void>) | undefined;
}

/**
 * Follows the record that a form changes: whether others have stored or removed it. An answer that
 * does not come changes nothing, and nor does one that comes while the form is being sent.
 *
 * @param isBusy whether the form is being sent, or has stored another record than that one
 */
export function useElsewhere(
  { plan, mode, opened }: { plan: FormPlan; mode: FormMode; opened: OpenedForm },
  isBusy: (record: Values | undefined) => boolean,
): Elsewhere {
  const { viewer } = useRuntimeHost();
  const [conflict, setConflict] = useState<Conflict>();
  const [removed, setRemoved] = useState(false);
  const ready = opened.state === 'ready' ? opened : undefined;
  const record = ready?.record;
  const open = useRef(record);
  useEffect(() => {
    open.current = record;
    return () => void (open.current = undefined);
  }, [record]);
  const { editorField, versionField } = plan;

  const message = useCallback(
    (newest: Values): string => {
      const editor = editorField === undefined ? undefined : newest[editorField];
      if (typeof editor !== 'string' || editor === '') return lateTexts.form.changedByOthers;
      return editor === viewer.userName
        ? lateTexts.form.changedElsewhere
        : lateTexts.form.changedBy(editor);
    },
    [editorField, viewer],
  );

  const checkRecord = async () => {
    if (!ready || isBusy(ready.record.current)) return;
    const before = ready.record.current;
    const isStill = () =>
      open.current === ready.record &&
      ready.record.current === before &&
      !isBusy(ready.record.current);
    const isSame = (now: Values) =>
      versionField === undefined
        ? !isOther(now, ready.read.record)
        : now[versionField] === before?.[versionField];
    try {
      const now = await ready.peek();
      if (!isStill()) return;
      setRemoved(now === undefined);
      if (now === undefined || isSame(now)) return;
      const newer = await newerRecord(message, plan, ready);
      if (newer && isStill()) setConflict(newer);
    } catch {
      // Not known now; the next check asks again.
    }
  };
  const overwrites = mode === 'edit' && plan.load !== undefined && plan.submit.edit !== undefined;
  return {
    conflict,
    setConflict,
    removed,
    checkRecord: ready && overwrites ? checkRecord : undefined,
  };
}
