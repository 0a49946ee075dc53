import type { StepDefinition } from '../../schema/stepDefinition.ts';

export const definition: StepDefinition<'close'> = {
  name: 'close',
  label: '关闭',
  icon: 'close',
  group: 'open',
  doc: 'Closes the drawer or modal in which it was started; elsewhere it does nothing.',
  examples: [{ type: 'close' }],
  members: {},
};
