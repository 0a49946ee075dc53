/** Migrations of the page format. */
import type { Step } from './rule.ts';
import { draft } from './rules/draft.ts';

export const pageSteps: readonly Step[] = [
  { from: 0, rules: [draft] },
  { from: 1, rules: [] },
];
