import { DndContext } from '@dnd-kit/core';
import { Button } from 'antd';
import { useRoom } from '../../../../runtime/core/room.ts';
import { useRuntimeHost } from '../../../../runtime/host.ts';
import { required } from '../../../../schema/required.ts';
import { wallClock } from '../../../../schema/record/wallClock.ts';
import { useCards } from '../cards/useCards.ts';
import { announcementsOf, underPointer, useDragSensors } from '../moving/drag.ts';
import { useMinute } from '../../../../runtime/core/hooks/useMinute.ts';
import { Undo } from '../../undo/Undo.tsx';
import type { CalendarLayoutPlan } from '../plan.ts';
import type { LayoutProps } from '../props.ts';
import { texts } from '../texts.ts';
import { Agenda } from './Agenda.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { readSpan, weeksOf, writeSpan, type Span } from './days.ts';
import { useCalendarRows } from './useCalendar.ts';
import { dayLabel } from './dayLabel.ts';
import { HourWeek } from './HourWeek.tsx';
import { onHours, toNextTime } from './hourDrag.ts';
import { useShift } from './useShift.ts';
import { Week, weekDays } from './Week.tsx';
import './calendar.css';

/** The page scrolls at its edges only: further in, the day that is aimed at would run away. */
const scrolling = { threshold: { x: 0, y: 0.08 } };

/** The rows on their days, by months or weeks. */
export function CalendarLayout(props: LayoutProps) {
  const { plan, store, list, failed, empty, evaluate } = props;
  const layout = required(plan.layout, 'layout') as CalendarLayoutPlan;
  const { protocol } = useRuntimeHost();
  const now = wallClock(useMinute(), protocol.hoursAhead);
  const today = now.slice(0, 10);
  const span = readSpan(list.search.at, today);
  const weeks = weeksOf(span);
  const days = weeks.flat();
  const { rows, loading, lost, left } = useCalendarRows(props, layout, days);
  const cards = useCards(props, layout.card);
  const isPhone = useRoom('phone');
  const byHours = span.unit === 'week' && layout.start.hasTime;
  const sensors = useDragSensors(byHours ? toNextTime : undefined);
  const shift = useShift(props, layout, { rows, loading, cards });
  const { events } = shift;
  const show = (next: Span) => store.change({ at: writeSpan(next) });
  const nameOf = (id: string) => {
    const found = events.find(({ item }) => id.startsWith(`${item.key}@`));
    return found ? cards.nameOf(found.item.row) : id;
  };
  const label = evaluate.text(plan.title) || texts.layouts.types.calendar;
  return (
    <section className="pl-calendar" aria-label={label} aria-busy={loading || shift.isMoving}>
      <CalendarHead {...{ span, today, loading }} onShow={show} />
      {failed ? (
        empty
      ) : isPhone ? (
        <Agenda {...{ days, events, cards, layoutProps: props, span, today }} />
      ) : (
        <DndContext
          sensors={sensors}
          autoScroll={scrolling}
          collisionDetection={byHours ? onHours : underPointer}
          onDragStart={shift.onDragStart}
          onDragEnd={shift.onDragEnd}
          accessibility={{
            announcements: announcementsOf(nameOf, dayLabel),
            screenReaderInstructions: {
              draggable: byHours ? texts.layouts.hourKeys : texts.layouts.boardKeys,
            },
          }}
        >
          <div className={`pl-days pl-days-${byHours ? 'hours' : span.unit}`}>
            <div className="pl-week-head" aria-hidden>
              {weekDays().map((day) => (
                <span key={day}>{day}</span>
              ))}
            </div>
            {byHours ? (
              <HourWeek
                {...{ span, now, events, cards, layout, shift, props }}
                week={days}
                // The list has the rows of an answer one render after the answer itself.
                loading={loading || list.loading}
              />
            ) : (
              weeks.map((week) => (
                <Week
                  key={week[0]}
                  {...{ week, span, today, events, cards, layout, shift }}
                  props={props}
                />
              ))
            )}
          </div>
        </DndContext>
      )}
      {!failed &&
        lost.map(({ name, error, reload }) => (
          <p key={name} className="pl-list-limit" role="alert">
            {error}
            <Button type="link" size="small" onClick={reload}>
              {texts.layouts.again}
            </Button>
          </p>
        ))}
      {left > 0 && (
        <p className="pl-list-limit pl-secondary" role="note">
          {texts.layouts.notOnDays(left)}
        </p>
      )}
      {shift.undo && <Undo {...shift.undo} />}
    </section>
  );
}
