import { useDroppable } from '@dnd-kit/core';
import { Button } from 'antd';
import type { RowItem } from '../../table/rows.ts';
import type { Cards } from '../cards/useCards.ts';
import type { LayoutProps } from '../props.ts';
import { texts } from '../texts.ts';
import { BoardCard } from './BoardCard.tsx';
import type { BoardColumn as Column } from './useBoard.ts';
import type { Transfer } from './useTransfer.ts';
import { classNames } from '../../../../runtime/core/classNames.ts';

interface Props {
  column: Column;
  items: readonly RowItem[];
  /** Cards in all, with those on their way. */
  total: number;
  layoutProps: LayoutProps;
  cards: Cards;
  transfer: Transfer;
  /** What the column is to the card that is dragged. */
  drop: 'idle' | 'open' | 'own' | 'closed';
}

/** A column of the board: its cards, how many there are, and a way to more of them. */
export function BoardColumn({ column, items, total, layoutProps, cards, transfer, drop }: Props) {
  const { key, choice, group, more } = column;
  const { setNodeRef, isOver } = useDroppable({ id: key, disabled: drop === 'closed' });
  const { error, loading } = group;
  return (
    <section
      ref={setNodeRef}
      className={classNames(
        'pl-board-column',
        `pl-board-${drop}`,
        isOver && drop === 'open' && 'pl-board-over',
      )}
      aria-label={texts.layouts.column(choice.label, total)}
    >
      <h3
        className={classNames(
          'pl-board-head',
          choice.tone && choice.tone !== 'default' && `pl-tone-${choice.tone}`,
        )}
      >
        <span className="pl-board-label">{choice.label}</span>
        <span className="pl-board-count" aria-hidden>
          {total}
        </span>
      </h3>
      {error !== undefined && (
        <p className="pl-board-none" role="alert">
          {error}
          <Button type="link" size="small" onClick={group.reload}>
            {texts.layouts.again}
          </Button>
        </p>
      )}
      {error === undefined && items.length === 0 && (
        <p className="pl-board-none">{texts.layouts.noCards}</p>
      )}
      <ul className="pl-board-cards">
        {items.map((item, index) => (
          <li key={item.key}>
            <BoardCard {...{ item, index, items, layoutProps, cards, transfer }} />
          </li>
        ))}
      </ul>
      {more ? (
        <Button type="text" block size="small" loading={loading} onClick={more}>
          {texts.layouts.more(group.total - group.rows.length)}
        </Button>
      ) : (
        group.total > group.rows.length && (
          <p className="pl-board-none">{texts.layouts.tooMany(group.rows.length)}</p>
        )
      )}
    </section>
  );
}
