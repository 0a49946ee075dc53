import { member } from '../../schema/meta/member.ts';
import type { StepDefinition } from '../../schema/stepDefinition.ts';

export const definition: StepDefinition<'confirm'> = {
  name: 'confirm',
  label: '询问确认',
  icon: 'question',
  group: 'flow',
  doc: 'Asks a question in the middle of the steps; where it is declined they end.',
  examples: [
    {
      type: 'confirm',
      title: '确认通知客户吗？',
      content: '将发送短信',
      ok: '通知',
      cancel: '不通知',
    },
    { type: 'confirm', title: { $text: '确认删除{row.postName}吗？' }, danger: true },
  ],
  members: {
    title: member('text', 'The question.'),
    content: member('text', 'What should be known before it is answered.'),
    ok: member('text', 'Text of the button that goes on; default 确定.'),
    cancel: member('text', 'Text of the button that does not; default 取消.'),
    danger: {
      description: 'The button that goes on is red, and the other one has the focus.',
      type: 'boolean',
      default: false,
    },
  },
  required: ['title'],
};
