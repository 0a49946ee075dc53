import { useDraggable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { toPointer } from '../document/path.ts';
import type { Dragged } from './carried.ts';

const idOf = (drag: Dragged): string =>
  drag.kind === 'item' ? drag.item.key : `at ${drag.parts.map(toPointer).join(' ')}`;

/** What stands in it can be dragged; keys and clicks are left to it. */
export function DragSource({ drag, children }: { drag: Dragged; children: ReactNode }) {
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: idOf(drag), data: { drag } });
  return (
    <div ref={setNodeRef} {...listeners} className="pl-drag-source" data-dragging={isDragging}>
      {children}
    </div>
  );
}
