import { RowActions } from '../../RowActions.tsx';
import { Card } from '../cards/Card.tsx';
import type { Cards } from '../cards/useCards.ts';
import type { LayoutProps } from '../props.ts';
import { texts } from '../texts.ts';
import { dayLabel } from './dayLabel.ts';
import type { Span } from './days.ts';
import type { CalendarEvent } from './useCalendar.ts';
import { weekDays } from './Week.tsx';

interface Props {
  days: readonly string[];
  events: readonly CalendarEvent[];
  cards: Cards;
  layoutProps: LayoutProps;
  span: Span;
  today: string;
}

/** The days below each other, where there is no room for a week: those that have rows. */
export function Agenda({ days, events, cards, layoutProps, span, today }: Props) {
  const { items, plan } = layoutProps;
  const shown = days
    .filter((day) => span.unit === 'week' || day.slice(0, 7) === span.day.slice(0, 7))
    .map((day) => ({
      day,
      rows: events.filter(({ first, last }) => first <= day && day <= last),
    }))
    .filter(({ rows }) => rows.length > 0);
  if (shown.length === 0) return <p className="pl-agenda-none">{texts.layouts.noCards}</p>;
  return (
    <ol className="pl-agenda">
      {shown.map(({ day, rows }) => (
        <li key={day}>
          <h3 className={day === today ? 'pl-agenda-today' : undefined}>
            {dayLabel(day)}{' '}
            <span className="pl-secondary">{weekDays()[days.indexOf(day) % 7]}</span>
          </h3>
          {rows.map(({ item }) => (
            <Card
              key={item.key}
              {...{ item, items, cards }}
              index={items.indexOf(item)}
              footer={
                plan.row.length + plan.more.length > 0 && (
                  <RowActions context={cards.context} row={item.row} />
                )
              }
            />
          ))}
        </li>
      ))}
    </ol>
  );
}
