import type { DragEndEvent, DragStartEvent } from '@dnd-kit/core';
import { useMemo, useRef } from 'react';
import type { Row, RowItem } from '../../table/rows.ts';
import type { Cards } from '../cards/useCards.ts';
import { useMoves } from '../moving/useMoves.ts';
import { useUndoableChange } from '../moving/useUndoableChange.ts';
import type { CalendarLayoutPlan, TimePlan } from '../plan.ts';
import type { LayoutProps } from '../props.ts';
import { texts } from '../texts.ts';
import { dayLabel } from './dayLabel.ts';
import { addDays, daysBetween } from './days.ts';
import { hourHeight } from './hourHeight.ts';
import { addMinutes, dayMinutes, minutesBetween, stepMinutes, type Moments } from './hours.ts';
import { eventsOf, type CalendarEvent } from './useCalendar.ts';

/** What a dragged part of a row knows. */
export interface Dragged {
  event: CalendarEvent;
  /** Its first day in the week, and how many days it takes there. */
  day: string;
  span: number;
  /** Held on the hours of a day, as a whole or by its end; absent: on whole days. */
  part?: 'hours' | 'edge';
}

/** How far the ends of a row went, in minutes. */
interface Shift {
  start: number;
  end: number;
}

const still: Shift = { start: 0, end: 0 };

interface Parts {
  rows: readonly Row[];
  loading: boolean;
  cards: Cards;
}

/**
 * Moves rows to other days and times: start and end as far as the pointer went, or the end alone.
 */
export function useShift(
  props: LayoutProps,
  layout: CalendarLayoutPlan,
  { rows, loading, cards }: Parts,
) {
  const { items, plan } = props;
  const { moves, move } = useMoves<Shift>({ rows, loading, rowKey: plan.rowKey });
  const { change, undo } = useUndoableChange<Shift>({ props, update: layout.update, move });
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
    onDragEnd({ active, over, delta }: DragEndEvent) {
      if (!over) return;
      const dragged = active.data.current as Dragged;
      const to = shiftOf(dragged, { held: held.current, over: String(over.id), down: delta.y });
      if (to.start === 0 && to.end === 0) return;
      const { item, moments } = dragged.event;
      const name = cards.nameOf(item.row);
      const begin = addDays(dragged.event.first, Math.floor(to.start / dayMinutes));
      const place = moments ? momentLabel(moments, to, dragged.part) : dayLabel(begin);
      void change({
        item,
        from: still,
        to,
        values: shifted(item, layout, to),
        before: shifted(item, layout, still),
        text:
          dragged.part === 'edge'
            ? texts.layouts.ended(name, place)
            : texts.layouts.moved(name, place),
      });
    },
  };
}

/** Where a drag has ended. */
interface Drop {
  /** The day of the dragged part that the pointer held. */
  held: number;
  /** The place below it. */
  over: string;
  /** Pixels that it went down. */
  down: number;
}

function shiftOf({ event, day, part }: Dragged, { held, over, down }: Drop): Shift {
  const steps = Math.round(((down / hourHeight) * 60) / stepMinutes) * stepMinutes;
  const { begin, end } = event.moments ?? {};
  if (part === 'edge' && begin !== undefined && end !== undefined) {
    const lasts = minutesBetween(begin, end);
    return { start: 0, end: Math.max(steps, stepMinutes - lasts) };
  }
  const days = daysBetween(addDays(day, held), over.slice(0, 10)) * dayMinutes;
  const by = days + (part === 'hours' && over.endsWith('@hours') ? steps : 0);
  return { start: by, end: by };
}

/** The new start of a row as people read it, or its new end. */
function momentLabel({ begin, end }: Moments, to: Shift, part: Dragged['part']): string {
  const moment = part === 'edge' ? addMinutes(end, to.end) : addMinutes(begin, to.start);
  return part === undefined ? dayLabel(moment) : `${dayLabel(moment)} ${moment.slice(11, 16)}`;
}

const touchOf = (event: Event): number | undefined =>
  (event as Partial<TouchEvent>).touches?.[0]?.clientX;

/** Start and end of a row, each some minutes later. */
const shifted = ({ row }: RowItem, { start, end }: CalendarLayoutPlan, by: Shift) => ({
  ...shiftedField(row, start, by.start),
  ...(end && shiftedField(row, end, by.end)),
});

/** A day or moment of a row some minutes later; a day without a time by whole days. */
function shiftedField(
  row: RowItem['row'],
  { field, hasTime }: TimePlan,
  minutes: number,
): Record<string, unknown> {
  const value = row[field];
  if (typeof value !== 'string' || value === '') return {};
  if (hasTime && value.length >= 16) return { [field]: addMinutes(value, minutes) };
  return { [field]: addDays(value.slice(0, 10), Math.round(minutes / dayMinutes)) };
}
