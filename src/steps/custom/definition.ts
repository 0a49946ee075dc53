import { member } from '../../schema/meta/member.ts';
import type { StepDefinition } from '../../schema/stepDefinition.ts';

export const definition: StepDefinition<'custom'> = {
  name: 'custom',
  label: '应用功能',
  icon: 'code',
  group: 'flow',
  doc: 'Does what code registered under a name; its result is what the next steps read as result.',
  examples: [{ type: 'custom', name: 'reloadSession' }],
  members: {
    name: member('identifier', 'Registered name.'),
    props: member('values', 'What it is given.'),
  },
  required: ['name'],
  fails: true,
  check: ({ name }, report) => report.expect('customActions', name, 'name'),
};
