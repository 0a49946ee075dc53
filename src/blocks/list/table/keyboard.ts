import type { KeyboardEvent } from 'react';
import type { RowItem } from './rows.ts';
import type { RowShared } from './types.ts';

interface Reach {
  items: readonly RowItem[];
  shared: RowShared;
  expanded: RowItem['key'] | undefined;
  /** Brings a row into view and moves the focus to it. */
  focus(index: number): void;
  /** Enter: opens the row. */
  onOpen?(item: RowItem): void;
}

/** Keys on a focused row: arrows move, space checks, Enter opens, left and right close and open. */
export function handleRowKey(event: KeyboardEvent<HTMLElement>, reach: Reach): void {
  const row = event.target as HTMLElement;
  // Keys inside a row's controls belong to them.
  if (
    row.tagName !== 'TR' ||
    row.dataset.row === undefined ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey
  )
    return;
  const index = Number(row.dataset.row);
  const item = reach.items[index];
  if (item && act(event.key, event.shiftKey, index, item, reach)) event.preventDefault();
}

function act(
  key: string,
  shift: boolean,
  index: number,
  item: RowItem,
  { items, shared, expanded, focus, onOpen }: Reach,
): boolean {
  const move = (to: number): boolean => {
    if (to >= 0 && to < items.length && to !== index) focus(to);
    return true;
  };
  switch (key) {
    case 'ArrowDown':
      return move(index + 1);
    case 'ArrowUp':
      return move(index - 1);
    case 'Home':
      return move(0);
    case 'End':
      return move(items.length - 1);
    case ' ':
      if (!shared.selection?.selectable(item.row)) return false;
      shared.onSelect(item, shift);
      return true;
    case 'Enter':
      onOpen?.(item);
      return onOpen !== undefined;
    case 'ArrowRight':
      if (item.hasChildren)
        return item.open ? move(index + 1) : (shared.onToggleTree(item.key), true);
      if (shared.expandable && expanded !== item.key) shared.onToggleExpand(item.key);
      return shared.expandable;
    case 'ArrowLeft':
      if (item.hasChildren && item.open) return (shared.onToggleTree(item.key), true);
      if (item.parent !== undefined)
        return move(items.findIndex((other) => other.key === item.parent));
      if (shared.expandable && expanded === item.key) shared.onToggleExpand(item.key);
      return shared.expandable;
    default:
      return false;
  }
}
