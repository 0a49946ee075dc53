import type { Choice } from '../../schema/compile/plan.ts';
import type { ColumnPlan } from './plan.ts';
import type { Evaluate } from '../../runtime/core/evaluate.ts';
import { useStore } from '../../runtime/core/store.ts';
import { useWidget } from '../../runtime/display/useWidget.ts';
import type { EditStore } from './state/edits.ts';
import type { Row } from './table/rows.ts';
import type { RowKey } from './table/selection.ts';
import { texts } from '../../runtime/locale/index.ts';

interface Props {
  plan: NonNullable<ColumnPlan['edit']>;
  field: string;
  /** Says which cell it is: the column and the row. */
  label: string;
  row: Row;
  rowKey: RowKey;
  edits: EditStore;
  choices: Choice[] | undefined;
  evaluate: Evaluate;
}

/** A control in a cell. A changed value is marked, and waits for the action that stores it. */
export function EditCell({ plan, field, label, row, rowKey, edits, choices, evaluate }: Props) {
  const Input = useWidget(plan.component)?.input;
  const changed = useStore(edits, () => edits.of(rowKey));
  const isChanged = changed !== undefined && Object.hasOwn(changed, field);
  if (!Input) return <span className="pl-nothing">{texts.common.noComponent(plan.component)}</span>;
  return (
    <span className={isChanged ? 'pl-edit pl-edited' : 'pl-edit'}>
      <Input
        {...plan.props}
        aria-label={label}
        value={isChanged ? changed[field] : row[field]}
        choices={plan.choices ? choices : undefined}
        disabled={evaluate.test(plan.disabled, { row }, false, true)}
        onChange={(value: unknown) => edits.set(rowKey, row, field, value)}
      />
    </span>
  );
}
