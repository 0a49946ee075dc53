import type { StepDefinition } from '../../schema/stepDefinition.ts';
import { requestMembers } from '../shared/members.ts';

export const definition: StepDefinition<'request'> = {
  name: 'request',
  label: '发送请求',
  icon: 'api',
  group: 'data',
  doc:
    'Sends a request. Its result is what the next steps read as result. A write makes ' +
    'every list, source and dictionary of its resource load again, and the block it was ' +
    'started from.',
  examples: [
    { type: 'request', url: '/system/post/{row.postId}' },
    {
      type: 'request',
      method: 'PUT',
      url: '/system/post',
      body: { postId: { $expr: 'row.postId' }, status: '1' },
      onError: [{ type: 'message', tone: 'error', text: { $text: '停用失败：{problem}' } }],
    },
  ],
  members: requestMembers,
  required: ['url'],
  fails: true,
};
