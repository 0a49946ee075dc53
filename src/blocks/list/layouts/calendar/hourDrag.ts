/** Dragging on the hours of a week by keys: to the day beside, and by steps of time. */
import type { CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core';
import { underPointer } from '../moving/drag.ts';
import { hourHeight } from './hourHeight.ts';
import { stepMinutes } from './hours.ts';
import type { Dragged } from './useShift.ts';

/** For keys the nearest place of the kind that the row comes from; hours lie beside each other. */
export const onHours: CollisionDetection = (args) => {
  if (args.pointerCoordinates) return underPointer(args);
  const { part } = args.active.data.current as Dragged;
  const isOnHours = part !== undefined;
  return underPointer({
    ...args,
    droppableContainers: args.droppableContainers.filter(
      ({ id }) => String(id).endsWith('@hours') === isOnHours,
    ),
  });
};

const step = (hourHeight * stepMinutes) / 60;

/** Arrows to the sides lead to the next day, up and down to the next quarter of an hour. */
export const toNextTime: KeyboardCoordinateGetter = (
  event,
  { currentCoordinates: { x, y }, context },
) => {
  const column = [...context.droppableRects.values()][0]?.width ?? 0;
  const moves: Readonly<Record<string, { x: number; y: number }>> = {
    ArrowLeft: { x: x - column, y },
    ArrowRight: { x: x + column, y },
    ArrowUp: { x, y: y - step },
    ArrowDown: { x, y: y + step },
  };
  const next = moves[event.code];
  if (next) event.preventDefault();
  return next;
};
