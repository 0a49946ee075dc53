import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties, HTMLAttributes } from 'react';

/** An item of a SortableList: its element, and the handle by which it is dragged. */
export interface SortableItem {
  ref(element: HTMLElement | null): void;
  /** Of the element: where it is while items are moved. */
  style: CSSProperties;
  /** Of the handle. */
  handle: HTMLAttributes<HTMLElement>;
  isDragging: boolean;
}

export function useSortableItem(id: string): SortableItem {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return {
    ref: setNodeRef,
    style: {
      transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
      transition,
    },
    handle: { ...attributes, ...listeners },
    isDragging,
  };
}
