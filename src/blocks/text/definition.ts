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
  examples: [],
};
