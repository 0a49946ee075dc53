/** Migrations of the page format. */
import type { Step } from './rule.ts';
import { draft } from './rules/draft.ts';
import { steps } from './rules/steps.ts';
import { templates } from './rules/templates.ts';

export const pageSteps: readonly Step[] = [
  { from: 0, rules: [draft] },
  { from: 1, rules: [steps, templates] },
];
