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
import { useMemo, type ReactNode } from 'react';
import { texts } from '../locale/index.ts';

interface Props {
  /** Of the items, in their order. */
  ids: readonly string[];
  /** What an item is called, for screen readers. */
  labelOf(id: string): string;
  /** Moves an item to the place that another has, counted from 0. */
  onMove(from: number, to: number): void;
  children: ReactNode;
}

// Options made anew have every item drawn anew, whenever the list is.
const pointerOptions = { activationConstraint: { distance: 4 } };
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates };

/**
 * Lets the items below be dragged to another place, by pointer or by keys; each calls `useSortable`
 * with its id.
 */
export function SortableList({ ids, labelOf, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, pointerOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  );
  // Another list has all items drawn anew, also where it names the same.
  const items = useMemo(() => [...ids], [ids]);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id)
      onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcements(ids, labelOf),
        screenReaderInstructions: { draggable: texts.list.columnKeys },
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function announcements(ids: readonly string[], labelOf: Props['labelOf']): Announcements {
  const place = (id: unknown) => ids.indexOf(String(id)) + 1;
  const label = (id: unknown) => labelOf(String(id));
  return {
    onDragStart: ({ active }) => texts.list.picked(label(active.id)),
    onDragOver: ({ active, over }) =>
      over ? texts.list.over(label(active.id), place(over.id)) : undefined,
    onDragEnd: ({ active, over }) =>
      texts.list.dropped(label(active.id), place(over?.id ?? active.id)),
    onDragCancel: ({ active }) => texts.list.notMoved(label(active.id)),
  };
}
