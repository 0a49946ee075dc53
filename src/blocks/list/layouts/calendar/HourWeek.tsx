import { useLayoutEffect, useRef } from 'react';
import type { Cards } from '../cards/useCards.ts';
import type { CalendarLayoutPlan } from '../plan.ts';
import type { LayoutProps } from '../props.ts';
import { texts } from '../texts.ts';
import type { Span } from './days.ts';
import { HourDay } from './HourDay.tsx';
import { hourHeight } from './hourHeight.ts';
import { minutesOf, timeOfDay } from './hours.ts';
import type { CalendarEvent } from './useCalendar.ts';
import type { useShift } from './useShift.ts';
import { Week } from './Week.tsx';
import './hours.css';

interface Props {
  week: readonly string[];
  span: Span;
  /** The present moment on the clock of the dates. */
  now: string;
  events: readonly CalendarEvent[];
  cards: Cards;
  layout: CalendarLayoutPlan;
  shift: ReturnType<typeof useShift>;
  /** The events are not yet those of the week. */
  loading: boolean;
  props: LayoutProps;
}

/** What is in sight at first, where no row begins earlier. */
const usualStart = 8 * 60;
const hours = Array.from({ length: 24 }, (_none, hour) => hour);

/** A week by hours: rows that take whole days above, the others at their times below. */
export function HourWeek({ week, span, now, events, cards, layout, shift, loading, props }: Props) {
  const today = now.slice(0, 10);
  const timed = events.filter(({ moments }) => moments !== undefined);
  const first = Math.min(
    usualStart,
    ...timed.map(({ moments }) => minutesOf(moments!.begin.slice(11, 16))),
  );
  const box = useStartInSight(week[0]!, loading ? undefined : first);
  return (
    <>
      <div className="pl-hours-whole">
        <span className="pl-hours-label">{texts.layouts.wholeDay}</span>
        <Week
          {...{ week, span, today, cards, layout, shift, props }}
          events={events.filter(({ moments }) => moments === undefined)}
        />
      </div>
      <div
        ref={box}
        className="pl-hours"
        tabIndex={0}
        role="group"
        aria-label={texts.layouts.hours}
      >
        <div className="pl-hours-scale" style={{ height: 24 * hourHeight }} aria-hidden>
          {hours.map((hour) => (
            <span key={hour} style={{ insetBlockStart: hour * hourHeight }}>
              {hour > 0 && timeOfDay(hour * 60)}
            </span>
          ))}
        </div>
        {week.map((day) => (
          <HourDay
            key={day}
            {...{ day, cards, layout, props }}
            now={day === today ? now.slice(11, 16) : undefined}
            events={timed}
            mayMove={shift.mayMove}
          />
        ))}
      </div>
    </>
  );
}

/**
 * Scrolls a week to the usual hours at once, and to its first row when the rows have come, unless
 * the person has scrolled meanwhile.
 *
 * @param first where the first row begins, in minutes; undefined: the rows have not come yet
 */
function useStartInSight(monday: string, first: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const scrolled = useRef({ monday: '', isFinal: false, top: 0 });
  useLayoutEffect(() => {
    const element = box.current!;
    const { current: last } = scrolled;
    const isNew = last.monday !== monday;
    if (!isNew && (last.isFinal || first === undefined)) return;
    if (isNew || element.scrollTop === last.top) {
      element.scrollTop = (((first ?? usualStart) - 30) / 60) * hourHeight;
    }
    scrolled.current = { monday, isFinal: first !== undefined, top: element.scrollTop };
  }, [monday, first]);
  return box;
}
