import type { Choice, DisplayPlan } from '../../schema/compile/plan.ts';

/** What is needed to show one value. */
export interface DisplayProps {
  plan: DisplayPlan;
  value: unknown;
  record: unknown;
  choices: Choice[] | undefined;
  /** Inside a table cell: stay on one line. */
  compact?: boolean;
}
