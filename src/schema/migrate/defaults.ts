/** Migrations of the format of default rows. */
import type { Step } from './rule.ts';
import { links } from './rules/defaults/links.ts';

export const defaultsSteps: readonly Step[] = [{ from: 1, rules: [links] }];
