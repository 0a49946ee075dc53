import { raw, toJS } from '@formily/reactive';
import type { ArrayField } from '@formily/core';
import { useMemo, useRef, useState } from 'react';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import { defined } from '../../../schema/defined.ts';
import type { FormModel } from '../model/formModel.ts';
import { newRow } from '../model/values.ts';
import { RowHistory } from './rowHistory.ts';

/** Where the focus goes when the rows have changed: a button of a row, or its first control. */
export interface RowFocus {
  row: number;
  tool?: RowTool;
  /** Name of the column, where it is not the first one. */
  column?: string;
}

/** Buttons of a row. */
export type RowTool = 'up' | 'down' | 'copy' | 'remove';

/** What can be done to the rows of a list. Each marks the form as changed. */
export interface RowEdits {
  /** Adds a new row before this place; default at the end. */
  add(at?: number, column?: string): void;
  copy(at: number): void;
  remove(at: number): void;
  /** Moves a row, and leaves the focus at the button that did it. */
  move(from: number, to: number, tool?: RowTool): void;
  /** Takes all rows over at once; `done` says what was done, so that it can be undone. */
  put(rows: unknown[], done: string): void;
  /** What can be taken back. */
  history: RowHistory;
  newRow(): unknown;
  /** Where the focus is to go once the row is drawn. */
  focus: { current: RowFocus | undefined };
}

/** @param max most rows */
export function useRowEdits(
  model: FormModel,
  list: ArrayField,
  { item, key, max }: { item: NodePlan; key: string | undefined; max: number },
): RowEdits {
  const focus = useRef<RowFocus | undefined>(undefined);
  const [history] = useState(() => new RowHistory());
  return useMemo(() => {
    const count = () => (Array.isArray(list.value) ? list.value.length : 0);
    const change = (next: RowFocus, work: () => Promise<unknown>) => {
      focus.current = next;
      void work().then(() => model.input(list, list.value));
    };
    const newOne = () => newRow(item, model.mode, model.evaluate());
    const insert = (at: number, row: unknown, column?: string) => {
      if (count() >= max) return;
      if (!Array.isArray(list.value)) list.setValue([]);
      change({ row: at, ...defined({ column }) }, () => list.insert(at, row));
    };
    return {
      focus,
      newRow: newOne,
      add: (at = count(), column?: string) => insert(at, newOne(), column),
      copy: (at) => insert(at + 1, copyOf(list.value[at], key)),
      remove: (at) => {
        history.removed(at, toJS(list.value[at]));
        change({ row: Math.min(at, count() - 2), tool: 'remove' }, () => list.remove(at));
      },
      move: (from, to, tool) => {
        if (to < 0 || to >= count() || from === to) return;
        change({ row: to, ...(tool && { tool }) }, () => list.move(from, to));
      },
      history,
      put: (rows, done) => {
        const before: unknown[] = count() === 0 ? [] : toJS(list.value);
        model.input(list, rows);
        history.replaced(done, before, toJS(list.value));
      },
    };
  }, [model, list, item, key, max, history]);
}

/** A copy of a stored row is a new one. */
function copyOf(row: unknown, key: string | undefined): unknown {
  const copy = structuredClone(raw(row as object)) as unknown;
  if (key !== undefined && typeof copy === 'object' && copy !== null)
    delete (copy as Record<string, unknown>)[key];
  return copy;
}
