import { member, reference } from '../../schema/meta/member.ts';
import type { StepDefinition } from '../../schema/stepDefinition.ts';
import { containerMembers } from '../shared/members.ts';

export const definition: StepDefinition<'openPage'> = {
  name: 'openPage',
  label: '打开页面',
  icon: 'page',
  group: 'open',
  doc: 'Shows another page in a drawer or modal and waits until it is closed.',
  examples: [
    { type: 'openPage', page: 'system/dept' },
    {
      type: 'openPage',
      page: 'system/dept',
      params: { deptName: { $expr: 'row.postName' } },
      container: 'modal',
      width: 900,
    },
  ],
  members: {
    page: reference('pageRef', 'Id of the page.'),
    params: member('values', 'What the page reads as route.query.'),
    ...containerMembers,
  },
  required: ['page'],
};
