import { useDraggable } from '@dnd-kit/core';
import type { Cards } from '../cards/useCards.ts';
import { texts } from '../texts.ts';
import { EventButton } from './EventBar.tsx';
import { hourHeight } from './hourHeight.ts';
import type { PlacedHours } from './hours.ts';
import type { CalendarEvent } from './useCalendar.ts';
import type { Dragged } from './useShift.ts';
import { classNames } from '../../../../runtime/core/classNames.ts';

interface Props {
  placed: PlacedHours<CalendarEvent>;
  day: string;
  cards: Cards;
  mayMove: boolean;
  /** Its end has a time, which can be moved. */
  canEndLater: boolean;
}

const pixels = (minutes: number): number => (minutes / 60) * hourHeight;

/** Minutes up to which there is room for one line only: the name stands first in it. */
const oneLine = 45;

/** The times between which a row lies, as people read them. */
const timesOf = ({ time, moments, hasEnd }: CalendarEvent): string =>
  moments && hasEnd ? `${time}–${moments.end.slice(11, 16)}` : time;

/** A row at its time: dragged to another one, and made longer or shorter by its lower edge. */
export function HourEvent({ placed, day, cards, mayMove, canEndLater }: Props) {
  const { event, from, until, column, columns } = placed;
  const { item, moments, hasEnd } = event;
  const data: Dragged = { event, day, span: 1, part: 'hours' };
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({
    id: `${item.key}@${day}@hours`,
    disabled: !mayMove,
    data,
  });
  const edge = useDraggable({
    id: `${item.key}@${day}@edge`,
    disabled: !mayMove,
    data: { ...data, part: 'edge' } satisfies Dragged,
  });
  const endsHere = moments?.end.slice(0, 10) === day || until === 1440;
  const longer = edge.transform?.y ?? 0;
  return (
    <div
      className={classNames(
        'pl-hours-event',
        until - from < oneLine && 'pl-hours-short',
        (isDragging || edge.isDragging) && 'pl-event-dragged',
      )}
      style={{
        insetBlockStart: pixels(from),
        height: Math.max(pixels(until - from) + longer, hourHeight / 4),
        insetInlineStart: `${(column / columns) * 100}%`,
        width: `${100 / columns}%`,
        ...(transform && { transform: `translate(${transform.x}px, ${transform.y}px)` }),
      }}
    >
      <EventButton
        event={{ ...event, time: timesOf(event) }}
        cards={cards}
        buttonRef={setNodeRef}
        {...(mayMove && { ...attributes, ...listeners })}
      />
      {mayMove && canEndLater && hasEnd && endsHere && (
        <span
          ref={edge.setNodeRef}
          className="pl-hours-edge"
          {...edge.attributes}
          {...edge.listeners}
          aria-label={texts.layouts.endOf(cards.nameOf(item.row))}
        />
      )}
    </div>
  );
}
