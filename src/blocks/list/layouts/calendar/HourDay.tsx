import { useDroppable } from '@dnd-kit/core';
import type { MouseEvent } from 'react';
import { classNames } from '../../../../runtime/core/classNames.ts';
import { useActions } from '../../../../runtime/action/context.ts';
import type { Cards } from '../cards/useCards.ts';
import type { CalendarLayoutPlan } from '../plan.ts';
import type { LayoutProps } from '../props.ts';
import { HourEvent } from './HourEvent.tsx';
import { hourHeight } from './hourHeight.ts';
import { minutesOf, partOnDay, placeInDay, timeOfDay } from './hours.ts';
import type { CalendarEvent } from './useCalendar.ts';

interface Props {
  day: string;
  /** The present time, on today. */
  now: string | undefined;
  /** Rows with times, of all days. */
  events: readonly CalendarEvent[];
  cards: Cards;
  layout: CalendarLayoutPlan;
  mayMove: boolean;
  props: LayoutProps;
}

/** A click makes a row at the half hour that it meets. */
const clickMinutes = 30;

/** The hours of a day with the rows on them, and where it is now. */
export function HourDay({ day, now, events, cards, layout, mayMove, props }: Props) {
  const { setNodeRef, isOver } = useDroppable({ id: `${day}@hours` });
  const { run } = useActions();
  const { create } = layout;
  const add =
    create &&
    ((event: MouseEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      const top = event.clientY - event.currentTarget.getBoundingClientRect().top;
      const minute = Math.floor(((top / hourHeight) * 60) / clickMinutes) * clickMinutes;
      void run({
        plan: create,
        local: { value: `${day} ${timeOfDay(Math.max(0, minute))}:00` },
        origin: props.handle,
      });
    });
  const placed = placeInDay(
    events.flatMap((event) => {
      const part = partOnDay(event.moments!, day);
      return part ? [{ ...part, event }] : [];
    }),
  );
  return (
    <div
      ref={setNodeRef}
      className={classNames('pl-hours-day', isOver && 'pl-day-over', add && 'pl-day-open')}
      data-hours={day}
      style={{ height: 24 * hourHeight }}
      onClick={add}
    >
      {placed.map((one) => (
        <HourEvent
          key={one.event.event.item.key}
          placed={{ ...one, event: one.event.event }}
          canEndLater={layout.end?.hasTime === true}
          {...{ day, cards, mayMove }}
        />
      ))}
      {now !== undefined && (
        <div
          className="pl-hours-now"
          style={{ insetBlockStart: (minutesOf(now) / 60) * hourHeight }}
          aria-hidden
        />
      )}
    </div>
  );
}
