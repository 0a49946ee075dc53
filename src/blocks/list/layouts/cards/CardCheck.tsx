import type { RowItem } from '../../table/rows.ts';
import { useChecked } from '../../table/SelectCell.tsx';
import type { TableSelection } from '../../table/types.ts';
import { texts } from '../texts.ts';

interface Props {
  item: RowItem;
  items: readonly RowItem[];
  selection: TableSelection;
  /** What the row is called. */
  name: string;
}

/** The check mark of a card; with shift it checks all up to the last one. */
export function CardCheck({ item, items, selection, name }: Props) {
  const { mode, store, selectable } = selection;
  const checked = useChecked(selection, item.key);
  const toggle = (range: boolean) => {
    if (range && mode === 'multiple')
      store.extend(
        item.key,
        item.row,
        items.filter(({ row }) => selectable(row)),
      );
    else store.toggle(item.key, item.row, mode === 'single');
  };
  return (
    <input
      type={mode === 'single' ? 'radio' : 'checkbox'}
      className="pl-check"
      aria-label={texts.layouts.select(name)}
      checked={checked}
      disabled={!selectable(item.row)}
      onChange={(event) => toggle((event.nativeEvent as MouseEvent).shiftKey)}
    />
  );
}
