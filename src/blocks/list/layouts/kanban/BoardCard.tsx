import Holder from '@ant-design/icons/es/icons/HolderOutlined';
import More from '@ant-design/icons/es/icons/MoreOutlined';
import { useDraggable } from '@dnd-kit/core';
import { Button, type MenuProps } from 'antd';
import { LazyDropdown } from '../../LazyDropdown.tsx';
import { rowActions, useMenuItems } from '../../RowActions.tsx';
import type { RowItem } from '../../table/rows.ts';
import { Card } from '../cards/Card.tsx';
import type { Cards } from '../cards/useCards.ts';
import type { LayoutProps } from '../props.ts';
import { texts } from '../texts.ts';
import type { Transfer } from './useTransfer.ts';

interface Props {
  item: RowItem;
  index: number;
  items: readonly RowItem[];
  layoutProps: LayoutProps;
  cards: Cards;
  transfer: Transfer;
}

/** A card that is dragged, with a menu of what the row offers and where it may go. */
export function BoardCard({ item, index, items, layoutProps, cards, transfer }: Props) {
  const { plan, clicks } = layoutProps;
  const { row } = item;
  const actions = rowActions(cards.context, row, [...plan.row, ...plan.more]);
  const entries = useMenuItems(cards.context, actions, row);
  const targets = [...transfer.targetsOf(row)];
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: String(item.key),
    disabled: targets.length === 0,
  });
  const name = cards.nameOf(row);
  // What the row offers by itself is not offered twice.
  const places = targets.filter(
    ([, moves]) => !moves.some(({ key }) => actions.some((action) => action.key === key)),
  );
  const menu = (): MenuProps => ({
    items: [
      ...entries(),
      ...(places.length > 0
        ? [
            {
              type: 'group' as const,
              key: '#places',
              label: texts.layouts.moveTo,
              children: places.map(([key]) => ({
                key: `#${key}`,
                label: transfer.labelOf(key),
                onClick: () => transfer.start(item, key),
              })),
            },
          ]
        : []),
    ],
  });
  return (
    <div ref={setNodeRef} className={isDragging ? 'pl-board-dragged' : undefined} {...listeners}>
      <Card
        {...{ item, index, items, cards }}
        onClick={clicks.onClick}
        menu={
          <>
            {actions.length + places.length > 0 && (
              <LazyDropdown menu={menu}>
                <Button
                  type="text"
                  size="small"
                  icon={<More />}
                  aria-label={texts.layouts.actionsOf(name)}
                />
              </LazyDropdown>
            )}
            {targets.length > 0 && (
              <button
                type="button"
                ref={setActivatorNodeRef}
                className="pl-board-handle"
                {...attributes}
                aria-label={texts.layouts.drag(name)}
              >
                <Holder />
              </button>
            )}
          </>
        }
      />
    </div>
  );
}
