/**
 * How the view of a list stands in its address: `id`, `id~` once it was changed, `-` for the page's
 * own.
 */
import type { SearchState } from '../state/search.ts';

/** The list as the page says, though the person has a view in which it opens. */
export const pagesOwn = '-';

const pattern = /^(?:-|[\w-]{1,40}~?)$/;

/** What an address says of the view; undefined: nothing that could be one. */
export const readViewMark = (text: string | undefined): string | undefined =>
  text !== undefined && pattern.test(text) ? text : undefined;

export const viewMark = (viewId: string, isChanged: boolean): string =>
  isChanged ? `${viewId}~` : viewId;

/** The view that a mark names. */
export const markedView = (mark: string | undefined): string | undefined =>
  mark === undefined || mark === pagesOwn ? undefined : mark.replace(/~$/, '');

/**
 * The view that a list is to be shown in before its rows are loaded: that of its address, '' for
 * the person's own where the address says nothing at all; undefined: as the address says.
 */
export function askedView({ view }: SearchState, isUntouched: boolean): string | undefined {
  if (view === undefined) return isUntouched ? '' : undefined;
  return view === pagesOwn || view.endsWith('~') ? undefined : view;
}
