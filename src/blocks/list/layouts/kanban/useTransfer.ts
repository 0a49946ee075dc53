import { useState } from 'react';
import type { ActionPlan } from '../../../../schema/compile/plan.ts';
import { useActions } from '../../../../runtime/action/context.ts';
import { blockedBy } from '../../../../runtime/action/possible.ts';
import { tokenOf } from '../../../../runtime/action/useStartAction.ts';
import { useNotify } from '../../../../runtime/core/hooks/useNotify.ts';
import { ApiError } from '../../../../runtime/host.ts';
import { rowActions } from '../../RowActions.tsx';
import type { Row, RowItem } from '../../table/rows.ts';
import type { Cards } from '../cards/useCards.ts';
import type { Move } from '../moving/useMoves.ts';
import { useRecordUpdate } from '../moving/useRecordUpdate.ts';
import type { KanbanLayoutPlan } from '../plan.ts';
import type { LayoutProps } from '../props.ts';
import { texts } from '../texts.ts';
import type { Board } from './useBoard.ts';

interface Parts {
  board: Board;
  cards: Cards;
  move(one: Omit<Move<string>, 'stored'>, run: () => Promise<boolean>): Promise<boolean>;
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
  { plan, evaluate, handle }: LayoutProps,
  layout: KanbanLayoutPlan,
  { board, cards, move }: Parts,
): Transfer {
  const { field, moves, update } = layout;
  const { run } = useActions();
  const notify = useNotify();
  const store = useRecordUpdate(update, evaluate, handle);
  const [undo, setUndo] = useState<{ item: RowItem; from: string; to: string }>();
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
    void move({ key: item.key, row: item.row, from: String(item.row[field]), to }, async () => {
      const recordKey = item.row[plan.rowKey];
      const call = { plan: action, local: local(item.row), recordKey, origin: handle };
      return (await run(call, tokenOf(plan.key, action, recordKey))).done;
    });

  const change = async (item: RowItem, to: string): Promise<boolean> => {
    const value = choiceOf(to)?.value;
    return move({ key: item.key, row: item.row, from: String(item.row[field]), to }, async () => {
      try {
        await store(item.row, { [field]: value });
        return true;
      } catch (problem) {
        if (!(problem instanceof ApiError && problem.shown))
          notify('error', (problem as Error).message);
        handle.reload();
        return false;
      }
    });
  };

  const start = (item: RowItem, to: string): void => {
    const possible = targetsOf(item.row).get(to);
    if (!possible) return;
    const [first] = possible;
    if (!first) {
      const from = String(item.row[field]);
      setUndo(undefined);
      void change(item, to).then((stored) => stored && setUndo({ item, from, to }));
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

  /** The row as it was loaded since, with its new version. */
  const now = (item: RowItem): RowItem => {
    const rows = columns.flatMap(({ group }) => group.rows);
    const row = rows.find((one) => one[plan.rowKey] === item.row[plan.rowKey]);
    return { ...item, row: row ?? item.row };
  };
  return {
    targetsOf,
    start,
    labelOf,
    choice,
    undo: undo && {
      text: texts.layouts.moved(cards.nameOf(undo.item.row), labelOf(undo.to)),
      onUndo: () => {
        setUndo(undefined);
        void change(now(undo.item), undo.from);
      },
      onClose: () => setUndo(undefined),
    },
  };
}
