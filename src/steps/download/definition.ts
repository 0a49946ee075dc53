import { member } from '../../schema/meta/member.ts';
import type { StepDefinition } from '../../schema/stepDefinition.ts';
import { requestMembers } from '../shared/members.ts';

export const definition: StepDefinition<'download'> = {
  name: 'download',
  label: '下载文件',
  icon: 'save',
  group: 'data',
  doc: 'Saves the answer of a request as a file.',
  examples: [
    {
      type: 'download',
      url: '/system/post/{row.postId}/label',
      params: { copies: 2 },
      filename: { $text: '{row.postName}.pdf' },
    },
  ],
  members: { ...requestMembers, filename: member('text', 'Name of the file.') },
  required: ['url', 'filename'],
  fails: true,
};
