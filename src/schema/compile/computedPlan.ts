/** Computed fields of a model in a form: what shows their values while people type. */
import { aggregateOf, partFieldsRead } from '../record/aggregate.ts';
import { computedOrder, computedValues, readsOf } from '../record/computed.ts';
import type { ExpressionHost } from '../expression/index.ts';
import type { Model } from '../generated/types.gen.ts';
import { fieldsOf } from '../record/fieldsOf.ts';
import { fieldAt, type Compilation } from './compilation.ts';
import type { ComputedField, ComputedPlan, NodePlan, Values } from './plan.ts';
import { isObject } from '../isObject.ts';

/**
 * What of a record a form works out, and of the rows in its lists; undefined for nothing. What
 * reads a value that the viewer does not get is left to the server.
 */
export function computedPlan(
  compilation: Compilation,
  model: Model | undefined,
  nodes: readonly NodePlan[],
): ComputedPlan | undefined {
  if (!model) return undefined;
  const shown = fieldsShown(nodes);
  const rows: Record<string, ComputedPlan> = {};
  for (const node of listsIn(nodes)) {
    const relation = model.relations?.[node.field ?? ''];
    const part = relation?.type === 'owned' ? compilation.models[relation.model] : undefined;
    const plan = computedPlan(compilation, part, node.item?.children ?? []);
    if (plan) rows[node.name] = plan;
  }
  const fields = openComputed(compilation, model);
  if (fields.length === 0 && Object.keys(rows).length === 0) return undefined;
  return { fields, shown, rows };
}

/** The computed fields whose value the viewer can know. */
function openComputed(compilation: Compilation, model: Model): ComputedField[] {
  const closed = closedFields(compilation, model);
  return computedOrder(fieldsOf(model)).order.filter(({ name }) => !closed.has(name));
}

/** Fields that the viewer does not get, and those that are computed from such. */
function closedFields(compilation: Compilation, model: Model): Set<string> {
  const fields = fieldsOf(model);
  const names = Object.keys(fields);
  const closed = new Set(names.filter((name) => fieldAt(compilation, model, name).denied));
  const isUnknown = ({ field }: ComputedField): boolean => {
    const over = aggregateOf(field);
    const part = over && compilation.models[model.relations?.[over.relation]?.model ?? ''];
    const unknown = part ? closedFields(compilation, part) : closed;
    return (over ? partFieldsRead(over) : readsOf(field)).some((name) => unknown.has(name));
  };
  for (const one of computedOrder(fields).order) if (isUnknown(one)) closed.add(one.name);
  return closed;
}

/** Names of the nodes by the fields that they show. */
const fieldsShown = (nodes: readonly NodePlan[]): Record<string, string> =>
  Object.fromEntries(
    nodes.flatMap(({ field, name, children }) => [
      ...(field === undefined ? [] : [[field, name]]),
      ...Object.entries(fieldsShown(children)),
    ]),
  );

const listsIn = (nodes: readonly NodePlan[]): NodePlan[] =>
  nodes.flatMap((node) => (node.item ? [node] : listsIn(node.children)));

/** A record with its computed values, those of its rows included. */
export function withComputed(
  plan: ComputedPlan,
  record: Values,
  host: Partial<ExpressionHost>,
): Values {
  const complete = { ...record };
  for (const [name, part] of Object.entries(plan.rows)) {
    const rows = rowsIn(record[name]);
    complete[name] = rows.map((row) => withComputed(part, row, host));
  }
  const parts = (relation: string): readonly Values[] => rowsIn(complete[relation]);
  return { ...complete, ...computedValues(plan.fields, { record: complete, parts, host }) };
}

/** Rows of a list; one that is no record yet is read as an empty one. */
const rowsIn = (value: unknown): Values[] =>
  Array.isArray(value) ? value.map((row) => (isObject(row) ? row : {})) : [];
