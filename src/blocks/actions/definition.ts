import type { BlockDefinition } from '../../schema/block.ts';
import { compile } from './compile.ts';

export const definition: BlockDefinition<'actions'> = {
  name: 'actions',
  label: '按钮组',
  icon: 'button',
  group: 'content',
  doc: 'A row of buttons.',
  format: {
    properties: {
      actions: { description: 'Keys of the actions.', $ref: 'page.schema.json#/$defs/actionRefs' },
    },
    required: ['actions'],
  },
  compile,
  examples: [
    {
      label: '两个按钮',
      block: { type: 'actions', actions: ['send', 'drop'] },
      page: {
        actions: {
          send: {
            label: '发送',
            icon: 'send',
            variant: 'primary',
            run: [{ type: 'message', text: '已发送' }],
          },
          drop: { label: '丢弃', variant: 'danger', run: [{ type: 'message', text: '已丢弃' }] },
        },
      },
    },
  ],
};
