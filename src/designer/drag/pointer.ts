import { useEffect, useRef, type RefObject } from 'react';

/** A place in the window, in pixels. */
export type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

const kinds = ['mousedown', 'mousemove', 'touchstart', 'touchmove'] as const;

/**
 * Where the mouse or the finger is. How far dnd-kit says that it moved grows with what it scrolls
 * meanwhile, so that nothing can be found by it.
 */
export function usePointer(): RefObject<Point | undefined> {
  const pointer = useRef<Point>(undefined);
  useEffect(() => {
    const follow = (event: MouseEvent | TouchEvent) => {
      pointer.current = 'touches' in event ? event.touches[0] : event;
    };
    for (const kind of kinds) window.addEventListener(kind, follow, true);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, follow, true);
    };
  }, []);
  return pointer;
}

/** Whether a point is in the box of an element. */
export function isInside(element: Element, { clientX, clientY }: Point): boolean {
  const { top, left, right, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
