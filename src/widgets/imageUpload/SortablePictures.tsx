import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { lateTexts } from '../locale/late/index.ts';

interface Props {
  paths: readonly string[];
  onMove(from: number, to: number): void;
  children: ReactNode;
}

/** Lets pictures be dragged to another place by mouse, finger and keys. */
export function SortablePictures({ paths, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A finger that moves at once scrolls; one that rests picks up.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id)
      onMove(paths.indexOf(String(active.id)), paths.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcements(paths),
        screenReaderInstructions: { draggable: lateTexts.image.keys },
      }}
    >
      <SortableContext items={[...paths]} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function announcements(paths: readonly string[]): Announcements {
  const place = (id: unknown) => paths.indexOf(String(id)) + 1;
  const { picked, over: above, dropped, notMoved } = lateTexts.image;
  return {
    onDragStart: ({ active }) => picked(place(active.id)),
    onDragOver: ({ active, over }) => (over ? above(place(active.id), place(over.id)) : undefined),
    onDragEnd: ({ active, over }) => dropped(place(active.id), place(over?.id ?? active.id)),
    onDragCancel: ({ active }) => notMoved(place(active.id)),
  };
}
