import type { FormMode, FormPlan, NodePlan, Values } from '../../../schema/compile/plan.ts';
import { valueProblem } from '../../../schema/record/index.ts';
import type { Evaluate } from '../../core/evaluate.ts';
import { visitFields } from './visit.ts';

/** What is wrong with one field. */
export interface PlacedProblem {
  address: string;
  label: string;
  message: string;
}

/** The message of the first thing wrong with a value; undefined when it is right. `evaluate` reads the form's values. */
export function nodeProblem(
  { validation }: NodePlan,
  required: boolean,
  value: unknown,
  evaluate: Evaluate,
): string | undefined {
  const problem = valueProblem({ ...validation, required }, value);
  if (problem !== undefined) return evaluate.text(problem);
  const { check } = validation;
  return check && !evaluate.test(check.when) ? evaluate.text(check.message) : undefined;
}

/** Everything wrong in a form, in the order of its fields. Hidden and locked fields are passed over: nobody could mend them here. */
export function formProblems(
  plan: Pick<FormPlan, 'nodes' | 'rules'>,
  mode: FormMode,
  values: Values,
  evaluate: Evaluate,
): PlacedProblem[] {
  const problems: PlacedProblem[] = [];
  visitFields(
    plan,
    mode,
    values,
    evaluate,
    ({ node, state, address, value, locked, evaluate: here }) => {
      const message = locked ? undefined : nodeProblem(node, state.required, value, here);
      if (message !== undefined) problems.push({ address, label: state.label, message });
    },
  );
  return problems;
}
