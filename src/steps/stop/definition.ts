import type { StepDefinition } from '../../schema/stepDefinition.ts';

export const definition: StepDefinition<'stop'> = {
  name: 'stop',
  label: '停止',
  icon: 'stop',
  group: 'flow',
  doc: 'Ends the steps here: those after it are not run. Mostly with if.',
  examples: [{ type: 'stop', if: { $expr: 'isEmpty(rows)' } }],
  members: {},
};
