import type { BlockDefinition } from '../../schema/block.ts';
import { compile } from './compile.ts';

export const definition: BlockDefinition<'html'> = {
  name: 'html',
  label: '富文本',
  icon: 'code',
  group: 'content',
  doc: 'HTML content, sanitised before it is shown.',
  format: {
    properties: { html: { description: 'The content.', $ref: 'common.schema.json#/$defs/text' } },
    required: ['html'],
  },
  compile,
  examples: [
    {
      label: '富文本',
      block: { type: 'html', html: '<p>本周五 <strong>22:00</strong> 停机维护。</p>' },
    },
  ],
};
