import { useState } from 'react';
import type { ActionPlan } from '../../../../schema/compile/plan.ts';
import { useActions } from '../../../../runtime/action/context.ts';
import { blockedBy } from '../../../../runtime/action/possible.ts';
import { tokenOf } from '../../../../runtime/action/useStartAction.ts';
import { rowActions } from '../../RowActions.tsx';
import type { Row, RowItem } from '../../table/rows.ts';
import type { Cards } from '../cards/useCards.ts';
import type { MoveRow } from '../moving/useMoves.ts';
import { useUndoableChange } from '../moving/useUndoableChange.ts';
import type { KanbanLayoutPlan } from '../plan.ts';
import type { LayoutProps } from '../props.ts';
import { texts } from '../texts.ts';
import type { Board } from './useBoard.ts';

interface Parts {
  board: Board;
  cards: Cards;
  move: MoveRow<string>;
}

/** Several transitions lead to one state: which is it to be? */
interface Choice {
  title: string;
  labels: readonly string[];
  onChoose(index: number): void;
  onClose(): void;
}

export interface Transfer {
  /** Columns that a row may be moved to, each with the transitions that lead there. */
  targetsOf(row: Row): ReadonlyMap<string, readonly ActionPlan[]>;
  /** Moves a row to another column, as far as it may. */
  start(item: RowItem, to: string): void;
  labelOf(key: string): string;
  undo: { text: string; onUndo(): void; onClose(): void } | undefined;
  choice: Choice | undefined;
}

/** Moves cards from column to column: by transitions where the model has them, else by a change. */
export function useTransfer(
  props: LayoutProps,
  layout: KanbanLayoutPlan,
  { board, cards, move }: Parts,
): Transfer {
  const { plan, evaluate, handle } = props;
  const { field, moves, update } = layout;
  const { run } = useActions();
  const { change, undo } = useUndoableChange<string>({ props, update, move });
  const [choice, setChoice] = useState<Choice>();
  const columns = board.columns ?? [];
  const choiceOf = (key: string) => columns.find((column) => column.key === key)?.choice;
  const labelOf = (key: string) => choiceOf(key)?.label ?? key;
  const local = (row: Row) => ({ row, rows: [row], ids: [row[plan.rowKey]] });

  const targetsOf = (row: Row): ReadonlyMap<string, readonly ActionPlan[]> => {
    const others = columns.filter(({ key }) => key !== String(row[field]));
    const found = others.map(({ key }) => {
      const possible = rowActions({ plan, evaluate }, row, moves?.[key] ?? []).filter(
        (action) => !blockedBy(action, evaluate, local(row)).disabled,
      );
      return [key, possible] as const;
    });
    return new Map(found.filter(([, possible]) => update !== undefined || possible.length > 0));
  };

  const transit = (item: RowItem, to: string, action: ActionPlan) =>
    void move({ key: item.key, row: item.row, from: String(item.row[field]), to }, async (row) => {
      const recordKey = row[plan.rowKey];
      const call = { plan: action, local: local(row), recordKey, origin: handle };
      return (await run(call, tokenOf(plan.key, action, recordKey))).done;
    });

  const start = (item: RowItem, to: string): void => {
    const possible = targetsOf(item.row).get(to);
    if (!possible) return;
    const [first] = possible;
    if (!first) {
      void change({
        item,
        from: String(item.row[field]),
        to,
        values: { [field]: choiceOf(to)?.value },
        before: { [field]: item.row[field] },
        text: texts.layouts.moved(cards.nameOf(item.row), labelOf(to)),
      });
    } else if (possible.length === 1) transit(item, to, first);
    else
      setChoice({
        title: texts.layouts.chooseMove(cards.nameOf(item.row), labelOf(to)),
        labels: possible.map(({ label }) => evaluate.text(label, local(item.row))),
        onChoose: (index) => {
          setChoice(undefined);
          transit(item, to, possible[index]!);
        },
        onClose: () => setChoice(undefined),
      });
  };

  return { targetsOf, start, labelOf, choice, undo };
}
