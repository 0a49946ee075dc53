/** Keys in the rows of a list. */
import type { KeyboardEvent } from 'react';
import { isPlainLine } from '../container/keys.ts';
import type { RowEdits } from './useRowEdits.ts';

interface RowKeys {
  locked: boolean;
  movable: boolean;
  count: number;
  /** Takes back what was done last. @returns whether something was */
  undo(): boolean;
}

/**
 * Alt with an arrow moves the row that has the focus, Alt + Enter adds one below it. In a line of
 * text Enter goes to the same column of the next row, and behind the last one to a new row; with
 * Shift, and with arrows where they have no other meaning, to the row before or after. Ctrl + Z
 * outside of texts takes back what was done to the rows.
 */
export function rowKeys(
  edits: RowEdits,
  { locked, movable, count, undo }: RowKeys,
): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.key === 'Escape' && isLifted(event.target as Element)) return putBack(event);
    if (locked || event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (isUndo(event) && undo()) return taken(event);
    const way = wayOf(event);
    if (way !== undefined) return goOn(event, way, { edits, count });
    const given = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;
    if (locked || !event.altKey || event.ctrlKey || event.metaKey || given === undefined) return;
    const row = Number(given);
    if (event.key === 'Enter') edits.add(row + 1);
    else if (movable && event.key === 'ArrowUp') edits.move(row, row - 1);
    else if (movable && event.key === 'ArrowDown') edits.move(row, row + 1);
    else return;
    taken(event);
  };
}

const taken = (event: KeyboardEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Texts have an undo of their own. */
const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' &&
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !altKey &&
  !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement);

/** How many rows a key goes on; undefined for another key, or in a control that needs it. */
function wayOf(event: KeyboardEvent): 1 | -1 | undefined {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || !isPlainLine(target)) return undefined;
  if (key === 'Enter') return shiftKey ? -1 : 1;
  // Numbers go up and down by arrows.
  if (shiftKey || (target as Element).getAttribute('role') === 'spinbutton') return undefined;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
}

/**
 * Goes to the nearest control of the column; Enter is no saving here, whether there is one or not.
 */
function goOn(
  event: KeyboardEvent<HTMLElement>,
  way: 1 | -1,
  { edits, count }: { edits: RowEdits; count: number },
): void {
  const cell = (event.target as Element).closest<HTMLElement>('[data-column]');
  let row = cell?.closest<HTMLElement>('[data-row]') ?? null;
  const column = cell?.dataset.column;
  if (!row || column === undefined) return;
  const isLast = Number(row.dataset.row) === count - 1;
  taken(event);
  if (event.key === 'Enter' && way > 0 && isLast) return edits.add(count, column);
  const control = `[data-column="${CSS.escape(column)}"] :is(input, textarea, button):not(:disabled)`;
  for (;;) {
    row = (way > 0 ? row.nextElementSibling : row.previousElementSibling) as HTMLElement | null;
    if (!row) return;
    const next = row.querySelector<HTMLElement>(control);
    if (!next) continue;
    next.focus();
    if (next instanceof HTMLInputElement && isPlainLine(next)) next.select();
    return;
  }
}

/** Whether a row is being moved by keys. */
const isLifted = (element: Element): boolean => element.getAttribute('aria-pressed') === 'true';

/**
 * Escape puts the row back. What is around the form, which Escape would close, does not hear it.
 */
function putBack(event: KeyboardEvent): void {
  event.stopPropagation();
  const { key, code } = event;
  document.dispatchEvent(new KeyboardEvent('keydown', { key, code }));
}
