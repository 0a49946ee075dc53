import { DndContext, DragOverlay, type DragEndEvent } from '@dnd-kit/core';
import { useState } from 'react';
import { Failed } from '../../../../runtime/display/Failed.tsx';
import { required } from '../../../../schema/required.ts';
import type { RowItem } from '../../table/rows.ts';
import type { RowKey } from '../../table/selection.ts';
import { Card } from '../cards/Card.tsx';
import { useCards } from '../cards/useCards.ts';
import { WaitingCards } from '../cards/Waiting.tsx';
import { announcementsOf, underPointer, useDragSensors } from '../moving/drag.ts';
import { Undo } from '../../undo/Undo.tsx';
import { useMoves, type Move } from '../moving/useMoves.ts';
import type { KanbanLayoutPlan } from '../plan.ts';
import type { LayoutProps } from '../props.ts';
import { texts } from '../texts.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { MoveChoice } from './MoveChoice.tsx';
import { useBoard, type Board } from './useBoard.ts';
import { useTransfer } from './useTransfer.ts';
import './kanban.css';

/** The rows as cards in the columns of a field, dragged from one to another. */
export function KanbanLayout(props: LayoutProps) {
  const { plan, list, failed, empty, handle } = props;
  const layout = required(plan.layout, 'layout') as KanbanLayoutPlan;
  const board = useBoard(props, layout);
  if (board.failure !== undefined && !board.columns?.length)
    return <Failed message={board.failure} onRetry={handle.reload} />;
  if (!board.columns || !list.loaded)
    return (
      <div className="pl-board" aria-busy>
        {Array.from({ length: 4 }, (_none, index) => (
          <div key={index} className="pl-board-column" aria-hidden>
            <WaitingCards count={2} />
          </div>
        ))}
      </div>
    );
  // While columns come again one by one, a card may be in none of them for a moment. What the list
  // knows of them comes later.
  const isEmpty =
    !board.loading &&
    board.elsewhere === 0 &&
    board.columns.every(({ group }) => group.total === 0);
  if (failed || isEmpty) return <>{empty}</>;
  return <Columns props={props} layout={layout} board={board} />;
}

interface ColumnsProps {
  props: LayoutProps;
  layout: KanbanLayoutPlan;
  board: Board;
}

function Columns({ props, layout, board }: ColumnsProps) {
  const { plan, evaluate, items } = props;
  const cards = useCards(props, layout.card);
  const sensors = useDragSensors();
  const { moves, move } = useMoves<string>({ ...board, rowKey: plan.rowKey });
  const transfer = useTransfer(props, layout, { board, cards, move });
  const [dragged, setDragged] = useState<RowItem>();
  const columns = required(board.columns, 'columns');
  const shown = shownItems({ items, moves, layout, columns });
  const byKey = new Map(shown.map((item) => [String(item.key), item]));
  const labelOf = (key: string) =>
    columns.find((column) => column.key === key)?.choice.label ?? key;
  const nameOf = (key: string) => {
    const item = byKey.get(key);
    return item ? cards.nameOf(item.row) : key;
  };
  const drop = ({ over }: DragEndEvent) => {
    setDragged(undefined);
    const to = over && String(over.id);
    if (dragged && to !== null && to !== String(dragged.row[layout.field]))
      transfer.start(dragged, to);
  };
  const targets = dragged && transfer.targetsOf(dragged.row);
  return (
    <>
      {transfer.choice && <MoveChoice {...transfer.choice} />}
      <DndContext
        sensors={sensors}
        collisionDetection={underPointer}
        onDragStart={({ active }) => setDragged(byKey.get(String(active.id)))}
        onDragCancel={() => setDragged(undefined)}
        onDragEnd={drop}
        accessibility={{
          announcements: announcementsOf(nameOf, labelOf),
          screenReaderInstructions: { draggable: texts.layouts.boardKeys },
        }}
      >
        <div
          className="pl-board"
          role="group"
          aria-busy={board.loading || moves.length > 0}
          aria-label={evaluate.text(plan.title) || texts.layouts.types.kanban}
        >
          {columns.map((column) => (
            <BoardColumn
              key={column.key}
              column={column}
              items={shown.filter(({ row }) => String(row[layout.field]) === column.key)}
              total={column.group.total + balanceOf(column, moves, plan.rowKey)}
              layoutProps={props}
              cards={cards}
              transfer={transfer}
              drop={
                dragged === undefined
                  ? 'idle'
                  : targets?.has(column.key)
                    ? 'open'
                    : column.key === String(dragged.row[layout.field])
                      ? 'own'
                      : 'closed'
              }
            />
          ))}
        </div>
        <DragOverlay dropAnimation={null}>
          {dragged && <Card item={dragged} index={0} cards={cards} items={items} lifted />}
        </DragOverlay>
      </DndContext>
      {board.elsewhere > 0 && (
        <p className="pl-list-limit pl-secondary" role="note">
          {texts.layouts.elsewhere(board.elsewhere)}
        </p>
      )}
      {transfer.undo && <Undo {...transfer.undo} />}
    </>
  );
}

/** A column of the board with its rows, as `BoardColumn` draws it. */
type ColumnWithRows = NonNullable<Board['columns']>[number];

interface Moved {
  items: readonly RowItem[];
  moves: readonly Move<string>[];
  layout: KanbanLayoutPlan;
  columns: readonly ColumnWithRows[];
}

/** The cards: those on their way to a column first, as if they were there. */
function shownItems({ items, moves, layout, columns }: Moved): RowItem[] {
  const moved = new Set<RowKey>(moves.map(({ key }) => key));
  const coming = moves.map(({ key, row, to }): RowItem => {
    const value = columns.find((column) => column.key === to)?.choice.value ?? to;
    return { key, row: { ...row, [layout.field]: value }, depth: 0 };
  });
  return [...coming, ...items.filter(({ key }) => !moved.has(key))];
}

/** How many cards more a column has than were counted in it. */
function balanceOf(
  { key: column, group }: ColumnWithRows,
  moves: readonly Move<string>[],
  rowKey: string,
): number {
  const counted = new Set(group.rows.map((row) => row[rowKey]));
  return moves.reduce(
    (sum, { key, to }) => sum + Number(to === column) - Number(counted.has(key)),
    0,
  );
}
