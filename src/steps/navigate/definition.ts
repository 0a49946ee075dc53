import { member } from '../../schema/meta/member.ts';
import type { StepDefinition } from '../../schema/stepDefinition.ts';

export const definition: StepDefinition<'navigate'> = {
  name: 'navigate',
  label: '跳转',
  icon: 'link',
  group: 'page',
  doc: 'Goes to a route of the application.',
  examples: [
    { type: 'navigate', to: '/system/post', query: { status: { $expr: 'row.status' } } },
    { type: 'navigate', to: 'back' },
  ],
  members: {
    to: member(
      'route',
      'A route such as /system/role/{row.roleId}, whose {expression} parts are filled ' +
        'in, each percent-encoded; back goes one back and closes the tab.',
    ),
    query: member('values', 'Query of the route.'),
  },
  required: ['to'],
};
