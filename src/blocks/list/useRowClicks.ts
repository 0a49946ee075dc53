import type { ActionPlan } from '../../schema/compile/plan.ts';
import { useActions } from '../../runtime/action/context.ts';
import { blockedBy } from '../../runtime/action/possible.ts';
import { tokenOf } from '../../runtime/action/useStartAction.ts';
import type { BlockHandle } from '../../runtime/core/context.ts';
import type { Evaluate } from '../../runtime/core/evaluate.ts';
import type { ListPlan } from './plan.ts';
import { rowActions } from './RowActions.tsx';
import type { Row, RowItem } from './table/rows.ts';
import type { RowKey } from './table/selection.ts';
import type { TableSelection } from './table/types.ts';

interface Options {
  plan: ListPlan;
  evaluate: Evaluate;
  selection: TableSelection | undefined;
  origin: BlockHandle;
}

export interface RowClicks {
  /** What a click on a row does, if anything. */
  onClick: ((row: Row) => void) | undefined;
  /** What Enter on a focused row does. */
  onOpen(item: Pick<RowItem, 'row'>): void;
}

export function useRowClicks({ plan, evaluate, selection, origin }: Options): RowClicks {
  const { run } = useActions();
  const start = (action: ActionPlan | undefined, row: Row) => {
    const recordKey = row[plan.rowKey];
    if (action)
      void run(
        { plan: action, local: { row, rows: [row], ids: [recordKey] }, recordKey, origin },
        tokenOf(plan.key, action, recordKey),
      );
  };
  const check = (row: Row) => {
    if (selection?.selectable(row))
      selection.store.toggle(row[plan.rowKey] as RowKey, row, selection.mode === 'single');
  };
  const { onRowClick } = plan;
  return {
    onClick: plan.selectOnClick ? check : onRowClick && ((row) => start(onRowClick, row)),
    onOpen({ row }) {
      const allowed = rowActions({ plan, evaluate }, row, plan.row).filter(
        (action) => !blockedBy(action, evaluate, { row, rows: [row] }).disabled,
      );
      start(onRowClick ?? allowed.find((action) => action.key === 'edit') ?? allowed[0], row);
    },
  };
}
