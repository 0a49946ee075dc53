import type { ArrayField, Form, GeneralField } from '@formily/core';
import { autorun, batch, untracked } from '@formily/reactive';
import type { NodePlan, RulePlan } from '../../../schema/compile/plan.ts';
import type { Evaluate } from '../../core/evaluate.ts';
import { isDynamic, nodeState, stateParts, valuesRead, type NodeState } from './nodeState.ts';

/** What a Formily field carries for us. */
export interface FieldData {
  node: NodePlan;
  state: NodeState;
  /** Its problem may be reported: the person has left it, or tried to save. */
  reported: boolean;
  /** The server's refusal of its value, until the value changes. */
  refusal: string | undefined;
}

export const dataOf = (field: GeneralField): FieldData => field.data as FieldData;

/** Makes the Formily field of a node. */
export function createField(
  form: Form,
  node: NodePlan,
  basePath: string,
  data: FieldData,
): GeneralField {
  const { label: title, description } = data.state;
  const props = { name: node.name, basePath, title, description, data };
  if (node.kind === 'layout') return form.createVoidField(props);
  if (node.item) return form.createArrayField(props) as ArrayField;
  return node.members || (node.type === 'object' && node.children.length > 0)
    ? form.createObjectField(props)
    : form.createField(props);
}

/** Keeps the state of a field what the plan says. Display and pattern are Formily's, so that layout passes them on to what is in it. */
export function linkState(
  field: GeneralField,
  rules: readonly RulePlan[],
  follow: (names: readonly string[] | 'all') => Evaluate,
): void {
  const { node } = dataOf(field);
  const apply = (state: NodeState) => {
    dataOf(field).state = state;
    // What components made for Formily read of a field.
    field.setTitle(state.label);
    field.setDescription(state.description);
    // Hidden, not removed: a value that comes back into sight is as it was.
    field.setDisplay(state.visible ? 'visible' : 'hidden');
    field.setPattern(state.disabled ? 'disabled' : state.readOnly ? 'readOnly' : 'editable');
  };
  if (!isDynamic(node, rules)) return apply(dataOf(field).state);
  const own = valuesRead(stateParts(node));
  const names =
    own === 'all' ? own : [...new Set([...own, ...rules.flatMap((rule) => rule.reads)])];
  field.disposers.push(
    autorun(() => {
      const state = nodeState(node, rules, follow(names));
      untracked(() => batch(() => apply(state)));
    }),
  );
}
