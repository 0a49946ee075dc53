import { reference } from '../../schema/meta/member.ts';
import type { StepDefinition } from '../../schema/stepDefinition.ts';

export const definition: StepDefinition<'action'> = {
  name: 'action',
  label: '执行操作',
  icon: 'thunderbolt',
  group: 'flow',
  doc: 'Starts an action of the page or a standard action, with its question and its steps.',
  examples: [{ type: 'action', action: 'refresh' }],
  members: { action: reference('actionRef', 'Key of the action.') },
  required: ['action'],
};
