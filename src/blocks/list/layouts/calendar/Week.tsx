import { useDroppable } from '@dnd-kit/core';
import Plus from '@ant-design/icons/es/icons/PlusOutlined';
import { Button, Popover } from 'antd';
import { classNames } from '../../../../runtime/core/classNames.ts';
import { useActions } from '../../../../runtime/action/context.ts';
import type { Cards } from '../cards/useCards.ts';
import type { CalendarLayoutPlan } from '../plan.ts';
import type { LayoutProps } from '../props.ts';
import { texts } from '../texts.ts';
import { dayLabel } from './dayLabel.ts';
import type { Span } from './days.ts';
import { EventBar, EventButton } from './EventBar.tsx';
import { placeInWeek } from './lanes.ts';
import type { CalendarEvent } from './useCalendar.ts';
import type { useShift } from './useShift.ts';

/** Rows of a day that are shown in a month; the others stand behind a button. */
const lanesInMonth = 3;

export const weekDays = (): string[] => texts.layouts.weekDays.split(' ');

interface Props {
  week: readonly string[];
  span: Span;
  today: string;
  events: readonly CalendarEvent[];
  cards: Cards;
  layout: CalendarLayoutPlan;
  shift: ReturnType<typeof useShift>;
  props: LayoutProps;
}

/** Seven days beside each other, and the rows that lie on them. */
export function Week({ week, span, today, events, cards, layout, shift, props }: Props) {
  const placed = placeInWeek(events, week);
  const lanes = span.unit === 'week' ? Infinity : lanesInMonth;
  return (
    <div className="pl-week">
      <div className="pl-week-days">
        {week.map((day, index) => (
          <Day
            key={day}
            {...{ day, layout, props }}
            isToday={day === today}
            isOther={span.unit === 'month' && day.slice(0, 7) !== span.day.slice(0, 7)}
            weekDay={weekDays()[index] ?? ''}
          />
        ))}
      </div>
      {placed
        .filter(({ lane }) => lane < lanes)
        .map((one) => (
          <EventBar
            key={`${one.event.item.key}`}
            {...{ placed: one, cards }}
            day={week[one.from]!}
            mayMove={shift.mayMove}
          />
        ))}
      {week.map((day, index) => {
        const hidden = placed.filter(
          ({ lane, from, span: length }) => lane >= lanes && from <= index && index < from + length,
        );
        if (hidden.length === 0) return null;
        const all = placed.filter(
          ({ from, span: length }) => from <= index && index < from + length,
        );
        return (
          <Popover
            key={day}
            trigger="click"
            title={dayLabel(day)}
            destroyOnHidden
            content={
              <ul className="pl-day-list">
                {all.map(({ event }) => (
                  <li key={event.item.key}>
                    <EventButton event={event} cards={cards} />
                  </li>
                ))}
              </ul>
            }
          >
            <button
              type="button"
              className="pl-link pl-day-more"
              style={{ gridColumn: index + 1, gridRow: lanesInMonth + 2 }}
            >
              {texts.layouts.moreOnDay(hidden.length)}
            </button>
          </Popover>
        );
      })}
    </div>
  );
}

interface DayProps {
  day: string;
  weekDay: string;
  isToday: boolean;
  /** Of another month than that on show. */
  isOther: boolean;
  layout: CalendarLayoutPlan;
  props: LayoutProps;
}

/** A day: rows are dropped on it, and a click makes a new one where the page has a form for it. */
function Day({ day, weekDay, isToday, isOther, layout, props }: DayProps) {
  const { setNodeRef, isOver } = useDroppable({ id: day });
  const { run } = useActions();
  const { create, start } = layout;
  const add =
    create &&
    (() =>
      void run({
        plan: create,
        local: { value: start.hasTime ? `${day} 09:00:00` : day },
        origin: props.handle,
      }));
  return (
    <div
      ref={setNodeRef}
      className={classNames(
        'pl-day',
        isToday && 'pl-day-today',
        isOther && 'pl-day-other',
        isOver && 'pl-day-over',
        add && 'pl-day-open',
      )}
      data-day={day}
      onClick={add && ((event) => event.target === event.currentTarget && add())}
    >
      <time
        className="pl-day-number"
        dateTime={day}
        aria-current={isToday ? 'date' : undefined}
        title={`${dayLabel(day)} ${weekDay}`}
      >
        {Number(day.slice(8))}
      </time>
      {add && (
        <Button
          type="text"
          size="small"
          className="pl-day-add"
          icon={<Plus />}
          aria-label={texts.layouts.addOn(dayLabel(day))}
          onClick={add}
        />
      )}
    </div>
  );
}
