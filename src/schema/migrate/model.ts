/** Migrations of the model format. */
import type { Step } from './rule.ts';
import { filters } from './rules/model/filters.ts';
import { guards } from './rules/model/guards.ts';
import { modes } from './rules/model/modes.ts';

export const modelSteps: readonly Step[] = [{ from: 1, rules: [modes, filters, guards] }];
