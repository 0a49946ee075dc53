import type { KeyboardEvent } from 'react';
import { isPlainLine } from '../../../runtime/form/container/keys.ts';

/** The control of the same column in another row. */
function neighbour(cell: HTMLElement, way: 1 | -1): HTMLElement | null {
  const { field } = cell.dataset;
  let row = cell.closest('tr');
  while (row) {
    row = (way > 0 ? row.nextElementSibling : row.previousElementSibling) as typeof row;
    const control = row?.querySelector<HTMLInputElement>(
      `[data-field="${CSS.escape(field ?? '')}"] :is(input, button):not(:disabled)`,
    );
    if (control) return control;
  }
  return null;
}

/**
 * Keys in a cell that is edited: Enter goes down, with Shift up, Escape takes the change back; Tab
 * goes on as everywhere.
 */
export function handleCellKey(event: KeyboardEvent<HTMLElement>, undo: () => boolean): void {
  const { key, shiftKey, target, currentTarget } = event;
  if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  if (key === 'Enter' && isPlainLine(target)) {
    const next = neighbour(currentTarget, shiftKey ? -1 : 1);
    if (!next) return;
    next.focus();
    if (next instanceof HTMLInputElement && isPlainLine(next)) next.select();
    event.preventDefault();
  } else if (key === 'Escape' && (target as Element).getAttribute('aria-expanded') !== 'true') {
    if (undo()) event.stopPropagation();
  }
}
