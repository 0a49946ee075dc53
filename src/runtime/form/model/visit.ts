import type {
  FormMode,
  FormPlan,
  NodePlan,
  RulePlan,
  Values,
} from '../../../schema/compile/plan.ts';
import { isObject } from '../../../schema/isObject.ts';
import type { Evaluate } from '../../core/evaluate.ts';
import { nodeState, type NodeState } from './nodeState.ts';

/** One visible field of a form as its values stand. */
export interface VisitedField {
  node: NodePlan;
  state: NodeState;
  /** Where the field lives in the form, layout included: `box.count`, `items.0.name`. */
  address: string;
  /** Where its value lives. */
  path: (string | number)[];
  value: unknown;
  /** It, or something around it, is disabled or read only. */
  locked: boolean;
  evaluate: Evaluate;
}

interface Ancestors {
  /** Rules speak of the form's own nodes, never of those in the rows of a list. */
  inRow?: true;
  address: string;
  path: (string | number)[];
  locked: boolean;
  value: unknown;
  evaluate: Evaluate;
}

/** Rules by the name they target. */
export const rulesFor = (rules: readonly RulePlan[], name: string): RulePlan[] =>
  rules.filter((rule) => rule.targets.includes(name));

export const joinAddress = (base: string, name: string | number): string =>
  base === '' ? String(name) : `${base}.${name}`;

/**
 * What is in a node: of a dynamic field in a row, what the record defines that the row names.
 * @param holder the row, or the values of the form
 */
export function childrenOf(node: NodePlan, holder: unknown): readonly NodePlan[] {
  if (!node.members || !node.membersBy) return node.children;
  const key = isObject(holder) ? holder[node.members.key] : undefined;
  return node.membersBy[String(key)] ?? [];
}

/**
 * Visits the visible fields of a form in their order, straight from the plan: whether they are on
 * screen does not matter. `evaluate` reads the scope of the form; values and mode are put before it
 * here.
 */
export function visitFields(
  { nodes, rules }: Pick<FormPlan, 'nodes' | 'rules'>,
  mode: FormMode,
  values: Values,
  evaluate: Evaluate,
  visit: (field: VisitedField) => void,
): void {
  const each = (node: NodePlan, ancestors: Ancestors, ownRules: readonly RulePlan[]): void => {
    if (!node.modes.includes(mode)) return;
    const state = nodeState(node, ownRules, ancestors.evaluate);
    if (!state.visible) return;
    const address = joinAddress(ancestors.address, node.name);
    const locked = ancestors.locked || state.disabled || state.readOnly;
    if (node.kind === 'layout') return below(node.children, { ...ancestors, address, locked });
    const path = [...ancestors.path, node.name];
    const value = isObject(ancestors.value) ? ancestors.value[node.name] : undefined;
    visit({ node, state, address, path, value, locked, evaluate: ancestors.evaluate });
    if (node.type === 'object')
      below(childrenOf(node, ancestors.value), { ...ancestors, address, path, locked, value });
    if (node.item && Array.isArray(value))
      value.forEach((row: unknown, index) =>
        item(node.item!, row, {
          ...ancestors,
          address: joinAddress(address, index),
          path: [...path, index],
          locked,
        }),
      );
  };
  const below = (children: readonly NodePlan[], ancestors: Ancestors) =>
    children.forEach((child) =>
      each(child, ancestors, ancestors.inRow ? [] : rulesFor(rules, child.name)),
    );
  const item = (node: NodePlan, row: unknown, ancestors: Ancestors) => {
    const inRow: Ancestors = {
      ...ancestors,
      inRow: true,
      value: row,
      evaluate: ancestors.evaluate.with({ row }),
    };
    if (node.children.length > 0) return node.children.forEach((child) => each(child, inRow, []));
    const state = nodeState(node, [], inRow.evaluate);
    if (state.visible)
      visit({
        ...inRow,
        node,
        state,
        locked: ancestors.locked || state.disabled || state.readOnly,
      });
  };
  below(nodes, {
    address: '',
    path: [],
    locked: false,
    value: values,
    evaluate: evaluate.with({ values, mode }),
  });
}
