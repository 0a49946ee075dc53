import { member } from '../../schema/meta/member.ts';
import type { StepDefinition } from '../../schema/stepDefinition.ts';

export const definition: StepDefinition<'message'> = {
  name: 'message',
  label: '显示消息',
  icon: 'message',
  group: 'flow',
  doc: 'Shows a short message.',
  examples: [
    { type: 'message' },
    { type: 'message', tone: 'warning', text: { $text: '还有 {size(rows)} 项未处理' } },
  ],
  members: {
    tone: {
      description: 'Kind of message.',
      enum: ['success', 'info', 'warning', 'error'],
      default: 'success',
    },
    text: member('text', "What it says; default the server's text to the last request."),
  },
};
