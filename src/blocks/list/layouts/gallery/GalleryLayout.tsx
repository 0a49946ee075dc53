import { required } from '../../../../schema/required.ts';
import { SelectAll } from '../../table/SelectCell.tsx';
import { RowActions } from '../../RowActions.tsx';
import { Card } from '../cards/Card.tsx';
import { useCards } from '../cards/useCards.ts';
import { WaitingCards } from '../cards/Waiting.tsx';
import { texts } from '../texts.ts';
import type { GalleryLayoutPlan } from '../plan.ts';
import type { LayoutProps } from '../props.ts';
import { Picture } from './Picture.tsx';
import './gallery.css';

/** The rows as cards with pictures. */
export function GalleryLayout(props: LayoutProps) {
  const { plan, list, items, selection, clicks, evaluate, failed, empty } = props;
  const { card, image, fit } = required(plan.layout, 'layout') as GalleryLayoutPlan;
  const cards = useCards(props, card);
  const label = evaluate.text(plan.title) || texts.layouts.cards;
  const hasActions = plan.row.length + plan.more.length > 0;
  if (!list.loaded)
    return (
      <div className="pl-list-gallery" aria-busy aria-label={label} role="list">
        <WaitingCards count={8} />
      </div>
    );
  if (failed || items.length === 0) return <>{empty}</>;
  return (
    <>
      {selection?.mode === 'multiple' && (
        <label className="pl-list-gallery-all">
          <SelectAll items={items} selection={selection} />
          <span aria-hidden>{texts.layouts.selectAll}</span>
        </label>
      )}
      <ul
        className={`pl-list-gallery${list.loading ? ' pl-cards-busy' : ''}`}
        aria-label={label}
        aria-busy={list.loading}
      >
        {items.map((item, index) => (
          <li key={item.key}>
            <Card
              item={item}
              index={index}
              cards={cards}
              items={items}
              onClick={clicks.onClick}
              picture={
                <Picture plan={image} row={item.row} fit={fit} name={cards.nameOf(item.row)} />
              }
              footer={
                hasActions && (
                  <footer className="pl-card-foot">
                    <RowActions context={cards.context} row={item.row} />
                  </footer>
                )
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}
