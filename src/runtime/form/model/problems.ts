import type {
  CheckPlan,
  FormMode,
  FormPlan,
  NodePlan,
  Values,
} from '../../../schema/compile/plan.ts';
import { valueProblem } from '../../../schema/record/index.ts';
import type { Evaluate } from '../../core/evaluate.ts';
import { visitFields } from './visit.ts';

/** What is wrong with one field. */
export interface PlacedProblem {
  address: string;
  label: string;
  message: string;
}

/** Checks that read other values, too: that of the page, then those of the model. */
export const checksOf = ({ check, between = [] }: NodePlan['validation']): CheckPlan[] =>
  check ? [check, ...between] : between;

/**
 * The message of the first thing wrong with a value; undefined when it is right. `evaluate` reads
 * the form's values.
 */
export function nodeProblem(
  { validation }: NodePlan,
  required: boolean,
  value: unknown,
  evaluate: Evaluate,
): string | undefined {
  const problem = valueProblem({ ...validation, required }, value);
  if (problem !== undefined) return evaluate.text(problem);
  const broken = checksOf(validation).find(({ when }) => !evaluate.test(when));
  return broken && evaluate.text(broken.message);
}

/**
 * Everything wrong in a form, in the order of its fields. Hidden and locked fields are passed over:
 * nobody could mend them here.
 */
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
