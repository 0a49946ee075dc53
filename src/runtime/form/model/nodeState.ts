import { expressionsIn } from '../../../schema/compile/rules.ts';
import { compileExpression, expressionsOf } from '../../../schema/expression/index.ts';
import { nodeAspects, type Aspects, type Test } from '../../../schema/explain/nodeAspects.ts';
import type { ChoicesPlan, NodePlan, RulePlan, Values } from '../../../schema/compile/plan.ts';
import type { Evaluate } from '../../core/evaluate.ts';
import { resolveProps } from '../../core/resolveProps.ts';

/**
 * What a node is at one moment: a function of the form's values and its scope, and of nothing else.
 */
export interface NodeState extends Aspects {
  label: string;
  description: string;
  help: string;
  placeholder: string | undefined;
  choices: ChoicesPlan | undefined;
  props: Values;
}

/** The truth of conditions over a scope. */
export const testOf =
  (evaluate: Evaluate): Test =>
  (condition, fallback, failed) =>
    evaluate.test(condition, undefined, fallback, failed);

/**
 * The state of a node under the rules that target it. `evaluate` reads the values of the form as
 * `values`.
 */
export function nodeState(
  node: NodePlan,
  rules: readonly RulePlan[],
  evaluate: Evaluate,
): NodeState {
  const { aspects, held } = nodeAspects({ node, rules }, testOf(evaluate));
  const state: NodeState = {
    ...aspects,
    label: evaluate.text(node.label),
    description: evaluate.text(node.description),
    help: evaluate.text(node.help),
    placeholder: node.placeholder === undefined ? undefined : evaluate.text(node.placeholder),
    choices: node.choices,
    props: resolveProps(node.props, evaluate),
  };
  rules.forEach(({ set }, index) => {
    if (!held[index]) return;
    if (set.title !== undefined) state.label = evaluate.text(set.title);
    if (set.description !== undefined) state.description = evaluate.text(set.description);
    if (set.choices) state.choices = set.choices;
    if (set.props) state.props = { ...state.props, ...resolveProps(set.props, evaluate) };
  });
  return state;
}

/**
 * Names of the form values that a part of a plan reads; 'all' when it reads `values` as a whole.
 * Request addresses count, too.
 */
export function valuesRead(part: unknown): readonly string[] | 'all' {
  const names = new Set<string>();
  for (const source of [...expressionsIn(part), ...addressesIn(part)]) {
    for (const [root, name] of compileExpression(source).reads) {
      if (root !== 'values') continue;
      if (name === undefined) return 'all';
      names.add(name);
    }
  }
  return [...names];
}

/** The {expression} parts of request addresses in a plan. */
function addressesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, member]) =>
    name === 'url' && typeof member === 'string' ? expressionsOf(member) : addressesIn(member),
  );
}

/** Whether anything about the node's state can change. */
export const isDynamic = (node: NodePlan, rules: readonly RulePlan[]): boolean =>
  rules.length > 0 || expressionsIn(stateParts(node)).length > 0;

/** What of a node its state is made of. */
export const stateParts = ({
  visible,
  disabled,
  readOnly,
  label,
  description,
  help,
  placeholder,
  props,
}: NodePlan) => ({ visible, disabled, readOnly, label, description, help, placeholder, props });
