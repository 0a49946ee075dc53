import type { NodePlan } from '../../../schema/compile/plan.ts';

/** Whether a column stands to the right: numbers do, and keys that show as labels do not. */
export const showsNumber = ({ type, choices }: NodePlan): boolean =>
  type === 'number' && choices === undefined;
