import { useDraggable } from '@dnd-kit/core';
import type { ButtonHTMLAttributes, CSSProperties, Ref } from 'react';
import { classNames } from '../../../../runtime/core/classNames.ts';
import { useActions } from '../../../../runtime/action/context.ts';
import { tokenOf } from '../../../../runtime/action/useStartAction.ts';
import { rowActions } from '../../RowActions.tsx';
import type { Row } from '../../table/rows.ts';
import type { Cards } from '../cards/useCards.ts';
import type { Placed } from './lanes.ts';
import type { CalendarEvent } from './useCalendar.ts';
import type { Dragged } from './useShift.ts';

interface Props {
  placed: Placed<CalendarEvent>;
  /** Its first day in the week. */
  day: string;
  cards: Cards;
  mayMove: boolean;
}

/** A row on its days of a week. */
export function EventBar({ placed, day, cards, mayMove }: Props) {
  const { event, from, span, lane, isContinued, goesOn } = placed;
  const data: Dragged = { event, day, span };
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({
    id: `${event.item.key}@${day}`,
    disabled: !mayMove,
    data,
  });
  return (
    <EventButton
      event={event}
      cards={cards}
      buttonRef={setNodeRef}
      isContinued={isContinued}
      className={classNames(
        isContinued && 'pl-event-continued',
        goesOn && 'pl-event-goes-on',
        isDragging && 'pl-event-dragged',
      )}
      style={{
        gridColumn: `${from + 1} / span ${span}`,
        gridRow: lane + 2,
        ...(transform && { transform: `translate(${transform.x}px, ${transform.y}px)` }),
      }}
      {...(mayMove && { ...attributes, ...listeners })}
    />
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  event: CalendarEvent;
  cards: Cards;
  buttonRef?: Ref<HTMLButtonElement>;
  isContinued?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** A row by its time and title; a click opens it. */
export function EventButton({
  event,
  cards,
  buttonRef,
  isContinued = false,
  className,
  ...others
}: ButtonProps) {
  const { item, time } = event;
  const { row } = item;
  const name = cards.nameOf(row);
  const tone = cards.rowTone?.(row);
  const open = useOpener(cards);
  const label = time !== '' && !isContinued ? `${time} ${name}` : name;
  return (
    <button
      type="button"
      {...others}
      ref={buttonRef}
      className={classNames('pl-event', tone && `pl-tone-${tone}`, className)}
      title={label}
      onClick={() => open(row)}
    >
      {time !== '' && !isContinued && <span className="pl-event-time">{time}</span>}
      <span className="pl-event-name">{name}</span>
    </button>
  );
}

/** Starts what opens a row, where the row allows it. */
function useOpener({ context, open }: Cards): (row: Row) => void {
  const { run } = useActions();
  return (row) => {
    const { plan, origin } = context;
    if (!open || rowActions(context, row, [open]).length === 0) return;
    const recordKey = row[plan.rowKey];
    void run(
      { plan: open, local: { row, rows: [row], ids: [recordKey] }, recordKey, origin },
      tokenOf(plan.key, open, recordKey),
    );
  };
}
