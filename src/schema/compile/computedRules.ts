/** Computed fields of a model in a form: rules that show their values while people type. */
import type { Model, Rule } from '../generated/types.gen.ts';
import { computedSource } from '../record/computed.ts';
import { fieldsOf } from '../record/fieldsOf.ts';
import { overValues } from '../record/recordScope.ts';
import type { NodePlan } from './plan.ts';

/** In the order of the model, in which computed fields read each other. */
export function computedRules(model: Model | undefined, nodes: readonly NodePlan[]): Rule[] {
  if (!model) return [];
  const fields = fieldsOf(model);
  const names = new Set(Object.keys(fields));
  const shown = fieldsShown(nodes);
  return Object.entries(fields).flatMap(([name, field]) => {
    const source = computedSource(field);
    const target = shown.get(name);
    const value = source && overValues(source, names);
    return target !== undefined && value ? [{ target, set: { value: { $expr: value } } }] : [];
  });
}

/** Names of the nodes by the fields that they show. */
const fieldsShown = (nodes: readonly NodePlan[]): Map<string, string> =>
  new Map(
    nodes.flatMap(({ field, name, children }) => [
      ...(field === undefined ? [] : [[field, name] as const]),
      ...fieldsShown(children),
    ]),
  );
