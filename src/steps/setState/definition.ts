import { member } from '../../schema/meta/member.ts';
import type { StepDefinition } from '../../schema/stepDefinition.ts';

export const definition: StepDefinition<'setState'> = {
  name: 'setState',
  label: '设置状态',
  icon: 'database',
  group: 'page',
  doc: 'Changes members of the page state.',
  examples: [{ type: 'setState', values: { chosen: { $expr: 'row.postId' } } }],
  members: { values: member('values', 'New values by member.') },
  required: ['values'],
  check({ values }, report) {
    for (const name of Object.keys(values)) report.expect('state', name, 'values', name);
  },
};
