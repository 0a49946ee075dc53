import type { Form } from '@formily/core';
import { autorun, batch, untracked } from '@formily/reactive';
import { withComputed } from '../../../schema/compile/computedPlan.ts';
import type { ComputedPlan, FormMode, Values } from '../../../schema/compile/plan.ts';
import { aggregateOf } from '../../../schema/record/aggregate.ts';
import { readsOf } from '../../../schema/record/computed.ts';
import { isBlank } from '../../../schema/record/index.ts';
import type { Evaluate } from '../../core/evaluate.ts';
import { pathsOf, type Place } from './places.ts';
import { joinAddress } from './visit.ts';

interface ComputedScope {
  mode: FormMode;
  form: Form;
  places: ReadonlyMap<string, Place>;
  /** The language over the values as they are now; what runs in a reaction follows those named. */
  follow(names: readonly string[] | 'all'): Evaluate;
}

/** A value that the form shows, and what it should be. */
interface Computed {
  path: string;
  value: unknown;
}

/**
 * Keeps what the form shows of computed fields at the values that the server will work out. A
 * stored record is shown as it was loaded until something changes that they follow from.
 */
export function followComputed(
  plan: ComputedPlan,
  { mode, form, places, follow }: ComputedScope,
): void {
  const names = namesRead(plan);
  let isOpening = mode !== 'create';
  autorun(() => {
    const { host, scope } = follow(names);
    const values = scope.values as Values;
    if (isOpening) {
      isOpening = false;
      return;
    }
    const computed = shownValues(plan, withComputed(plan, values, host), (name) =>
      pathsOf(places, [name]),
    );
    untracked(() =>
      batch(() => {
        for (const { path, value } of computed)
          if (!isAlike(form.getValuesIn(path), value)) form.setValuesIn(path, value);
      }),
    );
  });
}

/** All that is blank is alike. */
const isAlike = (present: unknown, value: unknown): boolean =>
  present === value || (isBlank(present) && isBlank(value));

/** Names of the values that anything is computed from. */
function namesRead({ fields, rows }: ComputedPlan): string[] | 'all' {
  const reads = fields.flatMap(({ field }) => [
    ...readsOf(field),
    ...(aggregateOf(field) ? [aggregateOf(field)!.relation] : []),
  ]);
  return reads.includes('row') ? 'all' : [...new Set([...reads, ...Object.keys(rows)])];
}

/** What the form shows of a completed record. @param pathsTo where a value of that name stands */
function shownValues(
  { fields, shown, rows }: ComputedPlan,
  record: Values,
  pathsTo: (name: string) => readonly string[],
): Computed[] {
  const own = fields.flatMap(({ name }) =>
    shown[name] === undefined
      ? []
      : pathsTo(shown[name]).map((path) => ({ path, value: record[name] })),
  );
  const inRows = Object.entries(rows).flatMap(([list, part]) =>
    pathsTo(list).flatMap((path) =>
      (record[list] as Values[]).flatMap((row, index) =>
        shownValues(part, row, (name) => [joinAddress(joinAddress(path, index), name)]),
      ),
    ),
  );
  return [...own, ...inRows];
}
