import type { Form } from '@formily/core';
import { autorun, batch, raw, untracked } from '@formily/reactive';
import { withComputed } from '../../../schema/compile/computedPlan.ts';
import type { ComputedPlan, FormMode, Values } from '../../../schema/compile/plan.ts';
import { aggregateOf, partFieldsRead } from '../../../schema/record/aggregate.ts';
import { readsOf } from '../../../schema/record/computed.ts';
import { isBlank } from '../../../schema/record/index.ts';
import type { Evaluate } from '../../core/evaluate.ts';
import { pathsOf, type Place } from './places.ts';
import { touch } from './tracking.ts';
import { joinAddress } from './visit.ts';

interface ComputedScope {
  mode: FormMode;
  form: Form;
  places: ReadonlyMap<string, Place>;
  /** The language over the values as they are now; what runs in a reaction follows those named. */
  follow(names: readonly string[] | 'all'): Evaluate;
}

/** A place in the form, and what stands there. */
interface Shown {
  path: string;
  present: unknown;
}

/**
 * Keeps what the form shows of computed fields at the values that the server will work out. A
 * stored record is shown as it was loaded until something changes that they follow from.
 */
export function followComputed(
  plan: ComputedPlan,
  { mode, form, places, follow }: ComputedScope,
): void {
  const reads = readsOfPlan(plan);
  const shownAt = (name: string): Shown[] =>
    pathsOf(places, [name]).map((path) => ({ path, present: form.getValuesIn(path) as unknown }));
  let isOpening = mode !== 'create';
  autorun(() => {
    const { host, scope } = follow(reads.own);
    touchRows(reads, form.values as Values);
    const values = scope.values as Values;
    if (isOpening) {
      isOpening = false;
      return;
    }
    const computed = withComputed(plan, values, host);
    untracked(() =>
      batch(() => {
        for (const { path, value } of changesOf(plan, computed, shownAt))
          form.setValuesIn(path, value);
      }),
    );
  });
}

/** What holds nothing; spaces are a text. */
const isNothing = (value: unknown): boolean =>
  isBlank(value) && (typeof value !== 'string' || value === '');

const isAlike = (present: unknown, value: unknown): boolean =>
  present === value || (isNothing(present) && isNothing(value));

/** Names of the values that anything is computed from. */
interface Reads {
  own: readonly string[] | 'all';
  /** Of the rows in lists, by the names of these. */
  rows: Readonly<Record<string, Reads>>;
}

function readsOfPlan({ fields, rows }: ComputedPlan): Reads {
  const own = fields.flatMap(({ field }) => readsOf(field));
  const aggregates = fields.flatMap(({ field }) => aggregateOf(field) ?? []);
  const lists = new Set([...Object.keys(rows), ...aggregates.map(({ relation }) => relation)]);
  const inRows = [...lists].map((list): [string, Reads] => {
    const part = rows[list] ? readsOfPlan(rows[list]) : { own: [], rows: {} };
    const added = aggregates.filter(({ relation }) => relation === list).flatMap(partFieldsRead);
    return [list, part.own === 'all' ? part : { ...part, own: [...part.own, ...added] }];
  });
  return {
    own: own.includes('row') ? 'all' : [...new Set(own)],
    rows: Object.fromEntries(inRows),
  };
}

/**
 * Reads in rows what anything is computed from, for tracking: typing into another column of a long
 * list works nothing out.
 */
function touchRows({ rows }: Reads, values: Values): void {
  for (const [list, reads] of Object.entries(rows)) {
    const found: unknown = values[list];
    if (!Array.isArray(found)) continue;
    for (const row of found as unknown[]) {
      if (typeof row !== 'object' || row === null) continue;
      touch(row as Values, reads.own);
      touchRows(reads, row as Values);
    }
  }
}

/** What the form does not show yet of a completed record. @param shownAt places of such a name */
function changesOf(
  { fields, shown, rows }: ComputedPlan,
  record: Values,
  shownAt: (name: string) => readonly Shown[],
): { path: string; value: unknown }[] {
  const own = fields.flatMap(({ name }) =>
    (shown[name] === undefined ? [] : shownAt(shown[name]))
      .filter(({ present }) => !isAlike(present, record[name]))
      .map(({ path }) => ({ path, value: record[name] })),
  );
  const inRows = Object.entries(rows).flatMap(([list, part]) =>
    shownAt(list).flatMap(({ path, present }) =>
      (record[list] as Values[]).flatMap((row, index) => {
        const before = (raw(present) as (Values | null)[] | undefined)?.[index];
        const at = joinAddress(path, index);
        return changesOf(part, row, (name) => [
          { path: joinAddress(at, name), present: before?.[name] },
        ]);
      }),
    ),
  );
  return [...own, ...inRows];
}
