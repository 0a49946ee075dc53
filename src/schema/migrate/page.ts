/** Migrations of the page format. */
import type { Step } from './rule.ts';
import { blocks } from './rules/blocks.ts';
import { columns } from './rules/columns.ts';
import { draft } from './rules/draft.ts';
import { forms } from './rules/forms.ts';
import { formats } from './rules/formats.ts';
import { options } from './rules/options.ts';
import { results } from './rules/results.ts';
import { steps } from './rules/steps.ts';
import { switches } from './rules/switches.ts';
import { templates } from './rules/templates.ts';
import { texts } from './rules/texts.ts';
import { validations } from './rules/validations.ts';
import { variants } from './rules/variants.ts';

export const pageSteps: readonly Step[] = [
  { from: 0, rules: [draft] },
  {
    from: 1,
    rules: [
      texts,
      options,
      forms,
      columns,
      blocks,
      results,
      validations,
      formats,
      switches,
      steps,
      templates,
      variants,
    ],
  },
];
