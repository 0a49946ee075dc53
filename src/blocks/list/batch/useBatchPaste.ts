import type { ClipboardEvent } from 'react';
import type { Choice } from '../../../schema/compile/plan.ts';
import type { Evaluate } from '../../../runtime/core/evaluate.ts';
import { useNotify } from '../../../runtime/core/hooks/useNotify.ts';
import { useChoicesOf } from '../../../runtime/data/useChoices.ts';
import { cellValue } from '../../../runtime/form/rows/cellText.ts';
import { pasteRows, type PasteColumn, type Pasted } from '../../../runtime/form/rows/paste.ts';
import {
  rowsPasted,
  takeCells,
  unreadCells,
  unreadText,
} from '../../../runtime/form/rows/pasteEvent.ts';
import type { RowHistory } from '../../../runtime/form/rows/rowHistory.ts';
import { lateTexts } from '../../../runtime/locale/late/index.ts';
import type { ColumnPlan, ListPlan } from '../plan.ts';
import type { EditEntry, EditStore } from '../state/edits.ts';
import type { Row, RowItem } from '../table/rows.ts';
import type { TableColumn } from '../table/types.ts';
import type { PasteHandler } from './options.ts';
import { putEdits } from './putEdits.ts';

/** The rows into which cells are pasted. */
export interface PastePlace {
  plan: ListPlan;
  /** The columns on show, and those of the table in their order. */
  shown: readonly ColumnPlan[];
  drawn: readonly Pick<TableColumn, 'key'>[];
  items: readonly RowItem[];
  edits: EditStore;
  evaluate: Evaluate;
}

/**
 * Takes cells from a spreadsheet, from the cell with the focus on, as lists of rows in forms do;
 * those of columns that nobody edits are passed over, and no rows are added.
 */
export function useBatchPaste(place: PastePlace, history: RowHistory<EditEntry>): PasteHandler {
  const { plan, shown, drawn, items, edits, evaluate } = place;
  const notify = useNotify();
  const columns = drawn.flatMap(({ key }) => shown.find((column) => column.key === key) ?? []);
  const choices = useChoicesOf(columns.map(({ batch }) => batch?.choices));
  return (event) => {
    const cell = cellOf(event, columns);
    const cells = cell && takeCells(event);
    if (!cells) return;
    const pasted = pasteRows({
      rows: items.map(({ key, row }) => ({ ...row, ...edits.of(key) })),
      cells,
      columns: columns.map((column, index) =>
        pasteColumn(column, choices[index]?.choices, { items, evaluate }),
      ),
      ...cell,
    });
    const count = rowsPasted(pasted);
    if (count > 0) {
      const before = edits.entries();
      put(pasted, columns, { items, edits });
      history.replaced(lateTexts.paste.done(count), before, edits.entries());
    }
    const unread = unreadCells(pasted, (row) => nameOf(plan, items[row], row));
    if (unread !== undefined) notify('warning', unread);
    if (pasted.left > 0) notify('warning', lateTexts.paste.beyondPage(pasted.left));
  };
}

/** The cell that has the focus; undefined: it is in none. */
function cellOf(
  { target }: ClipboardEvent,
  columns: readonly ColumnPlan[],
): { row: number; column: number } | undefined {
  const cell = (target as Element).closest<HTMLElement>('[data-field]');
  const row = cell?.closest<HTMLElement>('tr[data-row]')?.dataset.row;
  const column = columns.findIndex(({ field, batch }) => batch && field === cell?.dataset.field);
  return row === undefined || column < 0 ? undefined : { row: Number(row), column };
}

const pasteColumn = (
  { field, label, batch }: ColumnPlan,
  choices: readonly Choice[] | undefined,
  { items, evaluate }: Pick<PastePlace, 'items' | 'evaluate'>,
): PasteColumn => ({
  name: field,
  label: evaluate.text(label),
  read: (text) => batch && cellValue(batch, choices, text),
  isLocked: (_row, at) =>
    !batch || evaluate.test(batch.disabled, { row: items[at]?.row }, false, true),
});

/** Puts what was pasted into the cells that are edited, and marks those that stay as they were. */
function put(
  { rows, from, to, unread }: Pasted,
  columns: readonly ColumnPlan[],
  { items, edits }: Pick<PastePlace, 'items' | 'edits'>,
): void {
  const fields = columns.filter(({ batch }) => batch).map(({ field }) => field);
  const filled = items.slice(from, to + 1).map(({ key, row }, index) => {
    const whole = rows[from + index] as Row;
    const pasted = Object.fromEntries(fields.map((field) => [field, whole[field]]));
    return { key, row, values: { ...edits.of(key), ...pasted } };
  });
  const marks = new Map<RowItem['key'], Record<string, string>>();
  for (const { row, name, text } of unread) {
    const { key } = items[row]!;
    marks.set(key, { ...marks.get(key), [name!]: unreadText(text) });
  }
  putEdits(edits, filled, marks);
}

/** What people know a row by; its place on the page where its list has no such field. */
const nameOf = ({ names }: ListPlan, item: RowItem | undefined, index: number): string =>
  String((names !== undefined && item?.row[names]) || lateTexts.rows.row(index + 1));
