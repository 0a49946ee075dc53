/** Dragging in layouts by mouse, finger and keys. */
import {
  closestCenter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { texts } from '../texts.ts';

/** Under the pointer; for keys, which have none, the nearest. */
export const underPointer: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** An arrow key goes to the nearest place in its direction where the card may be dropped. */
const toNextPlace: KeyboardCoordinateGetter = (event, { context }) => {
  const [x, y] = directions[event.code] ?? [];
  const { collisionRect, droppableRects, droppableContainers } = context;
  if (x === undefined || y === undefined || !collisionRect) return undefined;
  event.preventDefault();
  const middle = (rect: { left: number; top: number; width: number; height: number }) =>
    [rect.left + rect.width / 2, rect.top + rect.height / 2] as const;
  const [fromX, fromY] = middle(collisionRect);
  const places = droppableContainers.getEnabled().flatMap(({ id }) => {
    const rect = droppableRects.get(id);
    if (!rect) return [];
    const [toX, toY] = middle(rect);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const beside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    return along > Math.max(collisionRect.width, 40) / 4 ? [{ rect, far: along + 2 * beside }] : [];
  });
  const next = places.toSorted((one, other) => one.far - other.far)[0]?.rect;
  if (!next) return undefined;
  const [toX, toY] = middle(next);
  return { x: toX - collisionRect.width / 2, y: toY - collisionRect.height / 2 };
};

/** A finger that moves at once scrolls; one that rests picks up. */
export const useDragSensors = (toNext: KeyboardCoordinateGetter = toNextPlace) =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: toNext,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
      // Scrolled at once: while a list still scrolls, the next key would begin at a former place.
      scrollBehavior: 'auto',
    }),
  );

/** What screen readers hear of a drag. */
export const announcementsOf = (
  nameOf: (id: string) => string,
  placeOf: (id: string) => string,
): Announcements => {
  const name = (id: unknown) => nameOf(String(id));
  return {
    onDragStart: ({ active }) => texts.layouts.picked(name(active.id)),
    onDragOver: ({ active, over }) =>
      over ? texts.layouts.over(name(active.id), placeOf(String(over.id))) : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? texts.layouts.dropped(name(active.id), placeOf(String(over.id)))
        : texts.layouts.notMoved(name(active.id)),
    onDragCancel: ({ active }) => texts.layouts.notMoved(name(active.id)),
  };
};
