import type { BlockDefinition } from '../../schema/block.ts';
import { modelNamed } from '../../schema/check/pageContext.ts';
import { checkMasterDetail } from './check.ts';
import { compile } from './compile.ts';
import { examples } from './examples.ts';

const text = { $ref: 'common.schema.json#/$defs/text' };

export const definition: BlockDefinition<'masterDetail'> = {
  name: 'masterDetail',
  label: '主从',
  icon: 'layout',
  group: 'layout',
  doc: 'A list, and the record that is chosen in it beside or below; on a phone the record opens over the list.',
  format: {
    properties: {
      list: {
        description:
          'The list in which a record of its model is chosen; what a click on a row does ' +
          'and how rows are checked is said by this block.',
        $ref: '#/$defs/block',
      },
      state: {
        description:
          'Member of the page state that holds the key of the chosen record. It stands in ' +
          'the address if the search of the list does.',
        $ref: 'page.schema.json#/$defs/writtenState',
      },
      side: {
        description: 'Where the list stands: left of the record, or above it.',
        enum: ['left', 'top'],
        default: 'left',
      },
      width: {
        description: 'Width of a list on the left in pixels; people can drag its edge.',
        type: 'integer',
        minimum: 200,
        maximum: 640,
        default: 420,
      },
      title: {
        description: 'Heading above the record; reads record. Default its label field.',
        ...text,
      },
      detail: {
        description: 'Blocks of the chosen record, which they read as record.',
        $ref: '#/$defs/blocks',
      },
      empty: { description: 'Text while no record is chosen.', ...text },
    },
    required: ['list', 'state', 'detail'],
  },
  keeps: ({ side }) => side !== 'top',
  rows: {
    model: ({ list }, { page, projectIndex }) =>
      modelNamed((list as { model?: string }).model ?? page.model, projectIndex),
    before: ['list', 'empty'],
  },
  starter: (fields) => ({
    list: { type: 'list', columns: fields.slice(0, 2) },
    state: 'chosen',
    detail: [{ type: 'descriptions', fields: [...fields] }],
  }),
  check: checkMasterDetail,
  compile,
  examples,
};
