/** What the body of a table does on its elements, without drawing anything. */
import type { FocusEvent, MouseEvent } from 'react';

/**
 * One row is reached by Tab: the one focused last. Set on the elements, so that moving the focus
 * draws nothing.
 */
export function keepTabStop(event: FocusEvent<HTMLElement>): void {
  const row = (event.target as HTMLElement).closest<HTMLElement>('tr[data-row]');
  if (!row || row.tabIndex === 0 || row.parentElement !== event.currentTarget) return;
  for (const other of event.currentTarget.querySelectorAll<HTMLElement>(
    ':scope > tr[tabindex="0"]',
  ))
    other.tabIndex = -1;
  row.tabIndex = 0;
}

/** A link in a cell is cut by itself. */
const isCut = ({ scrollWidth, clientWidth }: Element): boolean =>
  clientWidth > 0 && scrollWidth > clientWidth;

/** A cell that is cut off shows its whole text in a tooltip; others have none. */
export function titleWhenCut(event: MouseEvent<HTMLElement>): void {
  const cell = (event.target as HTMLElement).closest<HTMLElement>('td.pl-ellipsis');
  if (!cell) return;
  if (isCut(cell) || [...cell.querySelectorAll('*')].some(isCut))
    cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}
