/** Which row of a list gets the focus, and where in it. */
import type { RowEdits, RowFocus } from './useRowEdits.ts';

/** Number of the row in which an address lies; undefined for one elsewhere. */
export function rowIn(address: string | undefined, base: string): number | undefined {
  if (!address?.startsWith(`${base}.`)) return undefined;
  const row = Number(address.slice(base.length + 1).split('.', 1)[0]);
  return Number.isInteger(row) ? row : undefined;
}

/** Milliseconds in which a new row is drawn: its controls may come late. */
const patience = 2000;

/** Gives the focus to the row that waits for it, once it is drawn. */
export function focusRow(root: HTMLElement | null, edits: RowEdits): void {
  if (!root || !edits.focus.current || isFocused(root, edits)) return;
  const drawn = new MutationObserver(() => isFocused(root, edits) && drawn.disconnect());
  drawn.observe(root, { childList: true, subtree: true });
  setTimeout(() => drawn.disconnect(), patience);
}

/** @returns false while what the focus waits for is not there */
function isFocused(root: HTMLElement, edits: RowEdits): boolean {
  const next: RowFocus | undefined = edits.focus.current;
  if (!next) return true;
  const tools = [`[data-tool="${next.tool}"]:not(:disabled)`, '[data-tool]:not(:disabled)'];
  const target =
    next.row < 0
      ? root.querySelector<HTMLElement>('.pl-rows-add')
      : inRow(root, next.row, next.tool === undefined ? controlsAt(next.column) : tools);
  if (!target) return false;
  edits.focus.current = undefined;
  target.focus();
  return true;
}

/**
 * The first element in a row that one of the selectors finds, the first selector first. A widget
 * may draw a row in several places; rows of lists inside a row are not meant.
 */
function inRow(
  root: HTMLElement,
  row: number,
  selectors: readonly string[],
): HTMLElement | undefined {
  const places = [...root.querySelectorAll<HTMLElement>(`[data-row="${row}"]`)].filter((place) => {
    const outer = place.parentElement?.closest('[data-row]');
    return !outer || !root.contains(outer);
  });
  return selectors
    .flatMap((selector) => places.map((place) => place.querySelector<HTMLElement>(selector)))
    .find((found) => found !== null);
}

/** What can be entered into in a row; the list as a whole stands in such a place, too. */
const controlsIn = (place: string): string =>
  ['input', 'textarea', 'button']
    .map((name) => `:scope ${place} .pl-field-control ${name}:not(:disabled)`)
    .join(', ');

/** The controls of a column first. */
const controlsAt = (column: string | undefined): string[] => [
  ...(column === undefined ? [] : [controlsIn(`[data-column="${CSS.escape(column)}"]`)]),
  controlsIn(''),
];
