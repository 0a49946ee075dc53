import type { Field } from '@formily/core';
import { toJS } from '@formily/reactive';
import type { ClipboardEvent } from 'react';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import { copyText } from '../../../widgets/clipboard.ts';
import { useNotify } from '../../core/hooks/useNotify.ts';
import { useChoicesOf } from '../../data/useChoices.ts';
import { lateTexts } from '../../locale/late/index.ts';
import type { FormModel } from '../model/formModel.ts';
import { cellText } from './cellText.ts';
import { formatTableText } from './tableText.ts';

interface Options {
  model: FormModel;
  field: Field;
  item: NodePlan;
  /** Fields of a row; empty where the row itself is the value. */
  columns: readonly NodePlan[];
}

interface RowsCopying {
  /** Copies the row that has the focus, unless some text is marked. */
  onCopy(event: ClipboardEvent): void;
  copyAll(): void;
}

/** Copies rows as spreadsheets do, so that they can be pasted there, and here again. */
export function useRowsCopy({ model, field, item, columns }: Options): RowsCopying {
  const notify = useNotify();
  const nodes = columns.length > 0 ? columns : [item];
  const choices = useChoicesOf(nodes.map((node) => node.choices));
  const lineOf = (row: unknown): string[] =>
    nodes.map((node, index) => {
      const value = columns.length > 0 ? (row as Record<string, unknown> | null)?.[node.name] : row;
      return cellText(node, choices[index]?.choices, value);
    });
  const rows = (): unknown[] => (Array.isArray(field.value) ? toJS(field.value) : []);
  return {
    onCopy(event) {
      const place = (event.target as Element).closest<HTMLElement>('[data-row]');
      const row = place && rows()[Number(place.dataset.row)];
      if (row === undefined || row === null || isMarked(event.target)) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', formatTableText([lineOf(row)]));
      notify('success', lateTexts.rows.copied(1));
    },
    copyAll() {
      const head = nodes.map((node) => model.evaluate().text(node.label));
      const lines = rows().map(lineOf);
      copyText(formatTableText([head, ...lines])).then(
        () => notify('success', lateTexts.rows.copied(lines.length)),
        () => notify('error', lateTexts.report.copyFailed),
      );
    },
  };
}

/** Whether a part of a text is marked, which is what people mean to copy then. */
function isMarked(target: EventTarget): boolean {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    return target.selectionStart !== target.selectionEnd;
  return getSelection()?.isCollapsed === false;
}
