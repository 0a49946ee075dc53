/** Checks between the fields of a model, as a field of a form asks them. */
import type { Model } from '../generated/types.gen.ts';
import { fieldsOf } from '../record/fieldsOf.ts';
import { fieldsRead, messageOverValues, overValues } from '../record/recordScope.ts';
import type { CheckPlan } from './plan.ts';

/**
 * The checks that stand at the field. Those over fields without a value are left to the server:
 * only it knows what the record holds beside the form.
 */
export function recordChecks(model: Model | undefined, field: string | undefined): CheckPlan[] {
  const checks = (model?.checks ?? []).filter((check) => check.field === field && !check.blank);
  if (!model || field === undefined || checks.length === 0) return [];
  const names = new Set(Object.keys(fieldsOf(model)));
  return checks.flatMap(({ assert, message }) => {
    const holds = overValues(assert.$expr, names);
    const text = messageOverValues(message, names);
    if (holds === undefined || text === undefined) return [];
    const blank = fieldsRead(assert.$expr).map((name) => `isEmpty(values.${name})`);
    return { when: { $expr: [...blank, `(${holds})`].join(' || ') }, message: text };
  });
}
