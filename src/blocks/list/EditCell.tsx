import { useEffect, useRef, useState } from 'react';
import type { Choice } from '../../schema/compile/plan.ts';
import type { EditPlan } from './plan.ts';
import { classNames } from '../../runtime/core/classNames.ts';
import type { Evaluate } from '../../runtime/core/evaluate.ts';
import { resolveProps } from '../../runtime/core/resolveProps.ts';
import { useStore } from '../../runtime/core/store.ts';
import { useWidget } from '../../runtime/display/useWidget.ts';
import { handleCellKey } from './batch/keys.ts';
import type { EditStore } from './state/edits.ts';
import type { Row } from './table/rows.ts';
import type { RowKey } from './table/selection.ts';
import { texts } from '../../runtime/locale/index.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';

interface Props {
  plan: EditPlan;
  field: string;
  /** Says which cell it is: the column and the row. */
  label: string;
  row: Row;
  rowKey: RowKey;
  edits: EditStore;
  choices: Choice[] | undefined;
  evaluate: Evaluate;
  /** It takes the room of its column. */
  wide: boolean;
}

/** A control in a cell. A changed value is marked, and waits until it is stored. */
export function EditCell({
  plan,
  field,
  label,
  row,
  rowKey,
  edits,
  choices,
  evaluate,
  wide,
}: Props) {
  const Input = useWidget(plan.component)?.input;
  const changed = useStore(edits, () => edits.of(rowKey));
  const problem = useStore(edits, () => edits.problemOf(rowKey, field));
  const [undone, setUndone] = useState(0);
  const cell = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (undone > 0) cell.current?.querySelector('input')?.focus();
  }, [undone]);
  const isChanged = changed !== undefined && Object.hasOwn(changed, field);
  if (!Input)
    return <span className="pl-secondary">{texts.common.noComponent(plan.component)}</span>;
  const undo = () => {
    if (!isChanged) return false;
    edits.undo(rowKey, field);
    // A control that has the focus may keep what was typed: another one takes its place.
    setUndone(undone + 1);
    return true;
  };
  return (
    <span
      ref={cell}
      className={classNames('pl-edit', wide && 'pl-edit-wide', isChanged && 'pl-edited')}
      data-field={field}
      title={problem}
      onKeyDown={(event) => handleCellKey(event, undo)}
    >
      <Input
        key={undone}
        {...resolveProps(plan.props, evaluate, { row: changed ? { ...row, ...changed } : row })}
        aria-label={problem === undefined ? label : lateTexts.batch.problem(label, problem)}
        aria-invalid={problem !== undefined || undefined}
        status={problem === undefined ? undefined : 'error'}
        value={isChanged ? changed[field] : row[field]}
        choices={plan.choices ? choices : undefined}
        disabled={evaluate.test(plan.disabled, { row }, false, true)}
        onChange={(value: unknown) => edits.set(rowKey, row, field, value)}
      />
    </span>
  );
}
