/** What forms and lists do alike when somebody pastes. */
import type { ClipboardEvent } from 'react';
import { lateTexts } from '../../locale/late/index.ts';
import type { Pasted } from './paste.ts';
import { isTableText, parseTableText } from './tableText.ts';

/** Cells that a message names at most. */
const named = 5;

/**
 * The cells that an event brings, which the control with the focus does not get then; undefined:
 * they are none, or those of a text of several lines.
 */
export function takeCells(event: ClipboardEvent): string[][] | undefined {
  const text = event.clipboardData.getData('text/plain');
  const isLines = event.target instanceof HTMLTextAreaElement && !text.includes('\t');
  if (event.defaultPrevented || isLines || !isTableText(text)) return undefined;
  event.preventDefault();
  return parseTableText(text);
}

/** How many rows were filled. */
export const rowsPasted = ({ from, to }: Pasted): number => to - from + 1;

/** What stands at a cell whose text is none of its values. */
export const unreadText = (text: string): string => lateTexts.paste.unread(text.slice(0, 50));

/**
 * Which cells could not be read; undefined: all could.
 * @param nameOf what people call a row, by its number from 0
 */
export function unreadCells(
  { unread }: Pasted,
  nameOf: (row: number) => string,
): string | undefined {
  if (unread.length === 0) return undefined;
  const cells = unread
    .slice(0, named)
    .map(({ row, label, text }) => lateTexts.paste.cell(nameOf(row), label, text.slice(0, 20)));
  if (unread.length > named) cells.push(lateTexts.paste.andMore(unread.length));
  return lateTexts.paste.cells(cells.join(lateTexts.paste.separator));
}
