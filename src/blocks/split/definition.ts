import type { BlockDefinition } from '../../schema/block.ts';
import { compile } from './compile.ts';
import { access, visible } from '../members.ts';

export const definition: BlockDefinition<'split'> = {
  name: 'split',
  label: '分栏',
  icon: 'layout',
  group: 'layout',
  doc: 'Panes side by side, one below the other on small screens.',
  format: {
    properties: {
      panes: {
        description: 'The panes, from the left.',
        type: 'array',
        minItems: 2,
        maxItems: 4,
        items: { $ref: '#/$defs/pane' },
      },
    },
    required: ['panes'],
    definitions: {
      pane: {
        title: 'Pane',
        description: 'One pane of a split.',
        type: 'object',
        properties: {
          title: {
            description: 'Shown where the pane is folded on small screens.',
            $ref: 'common.schema.json#/$defs/text',
          },
          span: { description: 'Of 24.', type: 'integer', minimum: 2, maximum: 22 },
          width: {
            description: 'Width in pixels, instead of a share.',
            type: 'integer',
            minimum: 100,
            maximum: 1000,
          },
          collapsible: { description: 'A button folds it away.', type: 'boolean', default: false },
          resizable: {
            description:
              'Its width is dragged, and kept for each person under the name of the block; for panes ' +
              'with a width.',
            type: 'boolean',
            default: false,
          },
          body: { description: 'Blocks in it.', $ref: '#/$defs/blocks' },
          visible,
          access,
        },
        required: ['body'],
        additionalProperties: false,
      },
    },
  },
  keeps: ({ panes }) => [panes].flat().some((pane) => pane?.resizable === true),
  compile,
  examples: [
    {
      label: '左窄右宽',
      block: {
        type: 'split',
        panes: [
          {
            title: '目录',
            span: 6,
            collapsible: true,
            body: [{ type: 'card', body: [{ type: 'text', text: '目录' }] }],
          },
          { span: 18, body: [{ type: 'card', body: [{ type: 'text', text: '正文' }] }] },
        ],
      },
    },
  ],
};
