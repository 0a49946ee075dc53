import type { BlockDefinition } from '../../schema/block.ts';
import { compile } from './compile.ts';
import { title } from '../members.ts';

export const definition: BlockDefinition<'card'> = {
  name: 'card',
  label: '卡片',
  icon: 'component',
  group: 'layout',
  doc: 'Blocks in a card, with buttons at its side.',
  format: {
    properties: {
      title,
      actions: {
        description: 'Buttons at the side of the card; below it on phones.',
        $ref: 'page.schema.json#/$defs/actionRefs',
      },
      body: { description: 'Blocks in it.', $ref: '#/$defs/blocks' },
    },
    required: ['body'],
  },
  compile,
  examples: [
    {
      label: '标题与内容',
      block: { type: 'card', title: '公告', body: [{ type: 'text', text: '周五停机维护。' }] },
    },
    {
      label: '带按钮',
      block: {
        type: 'card',
        title: '存储空间',
        actions: ['clean'],
        body: [{ type: 'text', text: '已用 80%。' }],
      },
      page: { actions: { clean: { label: '清理', run: [{ type: 'message', text: '已清理' }] } } },
    },
  ],
};
