import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { texts } from '../../locale/index.ts';

interface Props {
  ids: string[];
  onMove(from: number, to: number): void;
  children: ReactNode;
}

/** Lets rows be dragged to another place, by pointer or by keys. */
export function RowsOrder({ ids, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsFor(ids),
        screenReaderInstructions: { draggable: texts.list.columnKeys },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function announcementsFor(ids: readonly string[]): Announcements {
  const place = (id: unknown) => ids.indexOf(String(id)) + 1;
  const rowOf = (id: unknown) => texts.form.row(place(id));
  return {
    onDragStart: ({ active }) => texts.list.picked(rowOf(active.id)),
    onDragOver: ({ active, over }) =>
      over ? texts.list.over(rowOf(active.id), place(over.id)) : undefined,
    onDragEnd: ({ active, over }) =>
      texts.list.dropped(rowOf(active.id), place(over?.id ?? active.id)),
    onDragCancel: ({ active }) => texts.list.notMoved(rowOf(active.id)),
  };
}
