import { member } from '../../schema/meta/member.ts';
import type { StepDefinition } from '../../schema/stepDefinition.ts';
import { containerMembers } from '../shared/members.ts';

export const definition: StepDefinition<'show'> = {
  name: 'show',
  label: '显示区块',
  icon: 'idcard',
  group: 'open',
  doc:
    'Shows blocks in a drawer or modal, such as the details of a row, and waits until it ' +
    'is closed, or the record is removed in it. The blocks read row, and as record what ' +
    'was loaded, else the row.',
  examples: [
    {
      type: 'show',
      title: { $text: '{row.postName}' },
      load: { url: '/system/post/{row.postId}' },
      body: [{ type: 'descriptions', model: 'post', fields: ['postName', 'postCode'] }],
    },
  ],
  members: {
    ...containerMembers,
    load: member('request', 'Request whose result is the record; default: the row.'),
    body: { description: 'The blocks.', $ref: 'block.schema.json#/$defs/blocks' },
  },
  required: ['body'],
};
