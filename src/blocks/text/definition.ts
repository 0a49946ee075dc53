import type { BlockDefinition } from '../../schema/block.ts';
import { compile } from './compile.ts';

export const definition: BlockDefinition<'text'> = {
  name: 'text',
  label: '文字',
  icon: 'textarea',
  group: 'content',
  doc: 'A line or box of text.',
  format: {
    properties: {
      text: { description: 'The text.', $ref: 'common.schema.json#/$defs/text' },
      tone: {
        description: 'How it is set; info, warning and error draw a box.',
        enum: ['plain', 'title', 'secondary', 'info', 'warning', 'error'],
        default: 'plain',
      },
      icon: {
        description: 'Name of an icon before the text.',
        $ref: 'common.schema.json#/$defs/text',
      },
    },
    required: ['text'],
  },
  compile,
  examples: [
    { label: '正文', block: { type: 'text', text: '普通的一行文字。' } },
    { label: '标题', block: { type: 'text', text: '安全设置', tone: 'title', icon: 'safety' } },
    { label: '次要', block: { type: 'text', text: '最近更新于昨天。', tone: 'secondary' } },
    { label: '提示', block: { type: 'text', text: '修改后需要重新登录。', tone: 'info' } },
    { label: '警告', block: { type: 'text', text: '磁盘空间不足。', tone: 'warning' } },
    { label: '错误', block: { type: 'text', text: '连接已断开。', tone: 'error' } },
  ],
};
