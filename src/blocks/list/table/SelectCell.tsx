import { useEffect, useRef } from 'react';
import { useStore } from '../../../runtime/core/store.ts';
import type { RowItem } from './rows.ts';
import { SelectionStore } from './selection.ts';
import type { TableSelection } from './types.ts';
import { texts } from '../../../runtime/locale/index.ts';

/** The box (or dot) of one row. */
export function SelectCell({
  item,
  index,
  selection,
  onSelect,
}: {
  item: RowItem;
  index: number;
  selection: TableSelection;
  onSelect(item: RowItem, range: boolean): void;
}) {
  const checked = useChecked(selection, item.key);
  return (
    <input
      type={selection.mode === 'single' ? 'radio' : 'checkbox'}
      className="pl-check"
      aria-label={texts.list.selectRow(index + 1)}
      checked={checked}
      disabled={!selection.selectable(item.row)}
      tabIndex={-1}
      onChange={(event) => onSelect(item, (event.nativeEvent as MouseEvent).shiftKey === true)}
    />
  );
}

/** Stands where rows are not checked. */
const nothing = new SelectionStore<never>();

/** Whether a row is checked; draws again only when that changes. */
export function useChecked(selection: TableSelection | undefined, key: RowItem['key']): boolean {
  const { has } = selection?.store ?? nothing;
  return useStore(selection?.store ?? nothing, () => has(key));
}

/** The box in the header: all rows on show, with a third state for some. */
export function SelectAll({
  items,
  selection,
}: {
  items: readonly RowItem[];
  selection: TableSelection;
}) {
  const { store } = selection;
  const box = useRef<HTMLInputElement>(null);
  const choosable = items.filter((item) => selection.selectable(item.row));
  const state = useStore(store, () => store.stateOf(choosable));
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <input
      ref={box}
      type="checkbox"
      className="pl-check"
      aria-label={texts.list.selectAll}
      checked={state === 'all'}
      disabled={choosable.length === 0}
      onChange={() => store.set(choosable, state !== 'all')}
    />
  );
}
