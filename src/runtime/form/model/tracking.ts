import type { Form } from '@formily/core';
import { observable, raw } from '@formily/reactive';
import type { FormMode, Values } from '../../../schema/compile/plan.ts';
import type { Evaluate } from '../../core/evaluate.ts';
import { defined } from '../../../schema/defined.ts';

/** Reads values for tracking, as deep as they go. */
export function touch(values: Values, names: readonly string[] | 'all'): void {
  const read = (value: unknown): void => {
    if (typeof value === 'object' && value !== null)
      for (const member of Object.values(value)) read(member);
  };
  if (names === 'all') read(values);
  else for (const name of names) read(values[name]);
}

/**
 * How a form and its reactions read values. What is followed runs a reaction again when it changes.
 */
export interface Tracking {
  /** The values as they are now, not followed. */
  present(): Values;
  /** All values, followed. */
  followed(): Values;
  /** Follows the named values and the scope; gives the language over them. */
  follow(names: readonly string[] | 'all', row?: unknown): Evaluate;
  /** The row of a list that an address is in, followed; undefined outside of lists. */
  rowOf(address: string): unknown;
  /** The scope of the page, followed. */
  scope(): Evaluate;
  setScope(evaluate: Evaluate): void;
}

export function createTracking(form: Form, mode: FormMode, scope: Evaluate): Tracking {
  const outer = observable.shallow({ evaluate: scope });
  const present = (): Values => raw(form.values) as Values;
  return {
    present,
    followed() {
      touch(form.values as Values, 'all');
      return present();
    },
    follow(names, row) {
      touch(form.values as Values, names);
      return outer.evaluate.with({ values: present(), mode, ...defined({ row }) });
    },
    rowOf(address) {
      const parts = address.split('.');
      const index = parts.findLastIndex((part) => /^\d+$/.test(part));
      if (index < 0) return undefined;
      const row = form.getValuesIn(parts.slice(0, index + 1).join('.')) as unknown;
      touch({ row }, ['row']);
      return row;
    },
    scope: () => outer.evaluate,
    setScope(evaluate) {
      if (outer.evaluate !== evaluate) outer.evaluate = evaluate;
    },
  };
}
