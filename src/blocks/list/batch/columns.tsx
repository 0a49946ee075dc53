/** Columns while rows are edited together. */
import { texts } from '../../../runtime/locale/index.ts';
import type { ColumnPlan, ListPlan } from '../plan.ts';
import type { EditStore } from '../state/edits.ts';
import type { RowKey } from '../table/selection.ts';
import type { TableColumn } from '../table/types.ts';
import { UndoRow } from './parts.ts';

/** Least width of a column of controls. */
const controlWidth = 140;

/**
 * A column with its control where it has one; it is no link then, and what is typed has no tone
 * yet.
 */
export function asEdited(column: ColumnPlan): ColumnPlan {
  const { batch, action: _action, tone: _tone, ...rest } = column;
  if (!batch) return column;
  return { ...rest, edit: batch, width: Math.max(column.width ?? 0, controlWidth) };
}

/** Stands in place of the actions. */
export const undoColumn = ({ rowKey }: ListPlan, edits: EditStore): TableColumn => ({
  key: '#undo',
  label: texts.common.actions,
  align: 'center',
  ellipsis: false,
  fixed: 'right',
  width: 100,
  min: 100,
  firm: true,
  screenOnly: true,
  render: (row) => <UndoRow edits={edits} rowKey={row[rowKey] as RowKey} />,
});
