import type { DragEndEvent, DragStartEvent } from '@dnd-kit/core';
import { useMemo, useRef } from 'react';
import type { RowItem } from '../../table/rows.ts';
import type { Cards } from '../cards/useCards.ts';
import { useMoves } from '../moving/useMoves.ts';
import { useUndoableChange } from '../moving/useUndoableChange.ts';
import type { CalendarLayoutPlan } from '../plan.ts';
import type { LayoutProps } from '../props.ts';
import { texts } from '../texts.ts';
import { dayLabel } from './dayLabel.ts';
import { addDays, daysBetween } from './days.ts';
import { eventsOf, type CalendarEvent } from './useCalendar.ts';

/** What a dragged part of a row knows. */
export interface Dragged {
  event: CalendarEvent;
  /** Its first day in the week, and how many days it takes there. */
  day: string;
  span: number;
}

interface Parts {
  loading: boolean;
  cards: Cards;
}

/** Moves rows to other days: start and end by as many days as the pointer went. */
export function useShift(
  props: LayoutProps,
  layout: CalendarLayoutPlan,
  { loading, cards }: Parts,
) {
  const { items } = props;
  const { moves, move } = useMoves<number>(loading);
  const { change, undo } = useUndoableChange<number>({ props, update: layout.update, move });
  /** The day of the dragged part that the pointer holds, from 0. */
  const held = useRef(0);
  const events = useMemo(
    () =>
      eventsOf(
        items.map((item) => {
          const own = moves.find(({ key }) => key === item.key);
          return own ? { ...item, row: { ...own.row, ...shifted(item, layout, own.to) } } : item;
        }),
        layout,
      ),
    [items, moves, layout],
  );
  return {
    events,
    undo,
    isMoving: moves.length > 0,
    mayMove: layout.update !== undefined,
    onDragStart({ active, activatorEvent }: DragStartEvent) {
      const { span } = active.data.current as Dragged;
      const rect = active.rect.current.initial;
      const x = (activatorEvent as Partial<MouseEvent>).clientX ?? touchOf(activatorEvent);
      held.current =
        x !== undefined && rect
          ? Math.min(span - 1, Math.max(0, Math.floor(((x - rect.left) / rect.width) * span)))
          : Math.floor((span - 1) / 2);
    },
    onDragEnd({ active, over }: DragEndEvent) {
      if (!over) return;
      const { event, day } = active.data.current as Dragged;
      const days = daysBetween(addDays(day, held.current), String(over.id));
      if (days === 0) return;
      const { item } = event;
      void change({
        item,
        from: 0,
        to: days,
        values: shifted(item, layout, days),
        before: shifted(item, layout, 0),
        text: texts.layouts.moved(cards.nameOf(item.row), dayLabel(addDays(event.first, days))),
      });
    },
  };
}

const touchOf = (event: Event): number | undefined =>
  (event as Partial<TouchEvent>).touches?.[0]?.clientX;

/** Start and end of a row some days later. */
const shifted = ({ row }: RowItem, { start, end }: CalendarLayoutPlan, days: number) => ({
  ...shiftedField(row[start.field], start.field, days),
  ...(end && shiftedField(row[end.field], end.field, days)),
});

/** A day or moment some days later, at the same time of the day. */
function shiftedField(value: unknown, field: string, days: number): Record<string, unknown> {
  if (typeof value !== 'string' || value === '') return {};
  return { [field]: `${addDays(value.slice(0, 10), days)}${value.slice(10)}` };
}
