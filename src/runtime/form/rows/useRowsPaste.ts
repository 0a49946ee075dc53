import type { Field } from '@formily/core';
import { toJS } from '@formily/reactive';
import type { ClipboardEvent } from 'react';
import type { Choice, NodePlan } from '../../../schema/compile/plan.ts';
import { useNotify } from '../../core/hooks/useNotify.ts';
import { useChoicesOf } from '../../data/useChoices.ts';
import { lateTexts } from '../../locale/late/index.ts';
import type { FormModel } from '../model/formModel.ts';
import { nodeState } from '../model/nodeState.ts';
import { joinAddress } from '../model/visit.ts';
import { cellValue } from './cellText.ts';
import { pasteRows, type PasteColumn } from './paste.ts';
import { rowsPasted, takeCells, unreadCells, unreadText } from './pasteEvent.ts';
import type { RowEdits } from './useRowEdits.ts';

/** Cells that are marked at most. */
const marked = 500;

const cellAddress = (base: string, row: number, name: string | undefined): string =>
  name === undefined ? joinAddress(base, row) : joinAddress(joinAddress(base, row), name);

interface Options {
  model: FormModel;
  field: Field;
  item: NodePlan;
  /** Fields of a row; empty where the row itself is the value. */
  columns: readonly NodePlan[];
  /** Most rows. */
  max: number;
  locked: boolean;
  edits: RowEdits;
}

/** Takes rows from a spreadsheet: from the cell on that has the focus, else behind the last row. */
export function useRowsPaste(options: Options): (event: ClipboardEvent) => void {
  const { model, field, item, max, locked, edits } = options;
  const notify = useNotify();
  const nodes = options.columns.length > 0 ? options.columns : [item];
  const choices = useChoicesOf(nodes.map((node) => (locked ? undefined : node.choices)));
  return (event) => {
    const cells = locked ? undefined : takeCells(event);
    if (!cells) return;
    const rows: unknown[] = Array.isArray(field.value) ? toJS(field.value) : [];
    const pasted = pasteRows({
      rows,
      cells,
      columns: nodes.map((node, index) =>
        columnOf(model, node, options.columns.length > 0, choices[index]?.choices),
      ),
      ...placeOf(event.target as Element, rows.length, nodes),
      growth: { max, newRow: edits.newRow },
    });
    const count = rowsPasted(pasted);
    const base = field.address.toString();
    model.forgetBelow(`${base}.`);
    edits.put(pasted.rows, lateTexts.paste.done(count));
    model.reportBelow(`${base}.`);
    for (const { row, name, text } of pasted.unread.slice(0, marked))
      model.refuse(cellAddress(base, row, name), unreadText(text));
    const unread = unreadCells(pasted, (row) => lateTexts.rows.row(row + 1));
    if (count > 0) notify('success', lateTexts.paste.done(count));
    if (unread !== undefined) notify('warning', unread);
    if (pasted.left > 0) notify('warning', lateTexts.paste.full(pasted.left));
  };
}

function columnOf(
  model: FormModel,
  node: NodePlan,
  isMember: boolean,
  choices: readonly Choice[] | undefined,
): PasteColumn {
  return {
    name: isMember ? node.name : undefined,
    label: model.evaluate().text(node.label),
    read: (text) => cellValue(node, choices, text),
    isLocked: (row) => {
      const state = nodeState(node, [], model.evaluate().with({ row }));
      return !state.visible || state.disabled || state.readOnly;
    },
  };
}

/** The cell that an element stands in; behind the last row where it stands in none. */
function placeOf(
  element: Element,
  count: number,
  nodes: readonly NodePlan[],
): { row: number; column: number } {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset.row;
  const column = element.closest<HTMLElement>('[data-column]')?.dataset.column;
  return {
    row: row === undefined ? count : Number(row),
    column: Math.max(
      nodes.findIndex(({ name }) => name === column),
      0,
    ),
  };
}
