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
  examples: [],
};
