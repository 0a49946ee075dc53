import { raw } from '@formily/reactive';
import type { ArrayField } from '@formily/core';
import { useMemo, useRef } from 'react';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import type { FormModel } from '../model/formModel.ts';
import { newRow } from '../model/values.ts';

/** Where the focus goes when the rows have changed: a button of a row, or its first control. */
export interface RowFocus {
  row: number;
  tool?: RowTool;
}

/** Buttons of a row. */
export type RowTool = 'up' | 'down' | 'copy' | 'remove';

/** What can be done to the rows of a list. Each marks the form as changed. */
export interface RowEdits {
  /** Adds a new row before this place; default at the end. */
  add(at?: number): void;
  copy(at: number): void;
  remove(at: number): void;
  /** Moves a row, and leaves the focus at the button that did it. */
  move(from: number, to: number, tool?: RowTool): void;
  /** Takes all rows over at once. */
  put(rows: unknown[]): void;
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
  return useMemo(() => {
    const count = () => (Array.isArray(list.value) ? list.value.length : 0);
    const change = (next: RowFocus, work: () => Promise<unknown>) => {
      focus.current = next;
      void work().then(() => model.input(list, list.value));
    };
    const newOne = () => newRow(item, model.mode, model.evaluate());
    const insert = (at: number, row: unknown) => {
      if (count() >= max) return;
      if (!Array.isArray(list.value)) list.setValue([]);
      change({ row: at }, () => list.insert(at, row));
    };
    return {
      focus,
      newRow: newOne,
      add: (at = count()) => insert(at, newOne()),
      copy: (at) => insert(at + 1, copyOf(list.value[at], key)),
      remove: (at) =>
        change({ row: Math.min(at, count() - 2), tool: 'remove' }, () => list.remove(at)),
      move: (from, to, tool) => {
        if (to < 0 || to >= count() || from === to) return;
        change({ row: to, ...(tool && { tool }) }, () => list.move(from, to));
      },
      put: (rows) => model.input(list, rows),
    };
  }, [model, list, item, key, max]);
}

/** A copy of a stored row is a new one. */
function copyOf(row: unknown, key: string | undefined): unknown {
  const copy = structuredClone(raw(row as object)) as unknown;
  if (key !== undefined && typeof copy === 'object' && copy !== null)
    delete (copy as Record<string, unknown>)[key];
  return copy;
}
