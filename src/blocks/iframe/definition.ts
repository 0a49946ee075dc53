import type { BlockDefinition } from '../../schema/block.ts';
import { compile } from './compile.ts';

export const definition: BlockDefinition<'iframe'> = {
  name: 'iframe',
  label: '嵌入页面',
  icon: 'global',
  group: 'content',
  doc: 'Another address in a frame.',
  format: {
    properties: {
      src: { description: 'The address.', $ref: 'common.schema.json#/$defs/text' },
      title: {
        description: 'What the frame holds, for screen readers.',
        $ref: 'common.schema.json#/$defs/text',
      },
      height: {
        description: 'Height in pixels; default what there is.',
        type: 'integer',
        minimum: 100,
      },
      trusted: {
        description:
          'A page of this very site, which acts in the name of who is signed in. Pages ' +
          'of other sites stay locked in, whatever this says.',
        type: 'boolean',
        default: false,
      },
    },
    required: ['src', 'title'],
  },
  compile,
  examples: [
    {
      label: '本站图片',
      block: { type: 'iframe', src: 'logo.svg', title: '标志', height: 120 },
    },
  ],
};
