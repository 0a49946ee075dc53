import { memo, type MouseEvent, type ReactNode } from 'react';
import { RowAction, rowActions } from '../../RowActions.tsx';
import { ToneSign } from '../../table/ToneSign.tsx';
import { controls } from '../../table/controls.ts';
import type { Row, RowItem } from '../../table/rows.ts';
import { useChecked } from '../../table/SelectCell.tsx';
import { CardCheck } from './CardCheck.tsx';
import type { Cards } from './useCards.ts';
import './cards.css';
import { classNames } from '../../../../runtime/core/classNames.ts';

interface Props {
  item: RowItem;
  index: number;
  cards: Cards;
  /** All items among which a range is checked. */
  items: readonly RowItem[];
  /** Above the title. */
  picture?: ReactNode;
  /** Beside the title. */
  menu?: ReactNode;
  /** Below the fields. */
  footer?: ReactNode;
  /** A click beside its controls. */
  onClick?: ((row: Row) => void) | undefined;
  /** It follows the pointer. */
  lifted?: boolean;
}

/** A row as a card: check mark, title, fields and what can be done with it. */
export const Card = memo(function Card({
  item,
  index,
  cards,
  items,
  picture,
  menu,
  footer,
  onClick,
  lifted = false,
}: Props) {
  const { row } = item;
  const { selection, rowTone, fields, nameOf } = cards;
  const checked = useChecked(selection, item.key);
  const tone = rowTone?.(row);
  const click =
    onClick &&
    ((event: MouseEvent<HTMLElement>) => {
      if (!(event.target as Element).closest(controls)) onClick(row);
    });
  return (
    <article
      className={classNames(
        'pl-card',
        checked && 'pl-card-checked',
        tone && `pl-tone-${tone}`,
        click && 'pl-card-clickable',
        lifted && 'pl-card-lifted',
      )}
      aria-label={nameOf(row) || undefined}
      data-key={item.key}
      onClick={click}
    >
      {picture}
      <header className="pl-card-head">
        {selection && <CardCheck {...{ item, items, selection }} name={nameOf(row)} />}
        {tone && <ToneSign tone={tone} />}
        <h3 className="pl-card-title">
          <Title cards={cards} row={row} index={index} />
        </h3>
        {menu}
      </header>
      {fields.length > 0 && (
        <dl className="pl-card-fields">
          {fields.map((column) => (
            <div key={column.key}>
              <dt>{column.label}</dt>
              <dd>{column.render(row, index)}</dd>
            </div>
          ))}
        </dl>
      )}
      {footer}
    </article>
  );
});

/** The title, as a link to what opens the row where there is something and the row allows it. */
function Title({ cards, row, index }: { cards: Cards; row: Row; index: number }) {
  const { context, open, title } = cards;
  const content = title.render(row, index);
  if (!open || rowActions(context, row, [open]).length === 0) return content;
  return (
    <RowAction context={context} action={open} row={row}>
      {content}
    </RowAction>
  );
}
