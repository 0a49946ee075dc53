import type { BlockDefinition } from '../../schema/block.ts';
import { books } from '../examples.ts';
import { compile } from './compile.ts';

export const definition: BlockDefinition<'repeat'> = {
  name: 'repeat',
  label: '循环卡片',
  icon: 'appstore',
  group: 'layout',
  doc: 'The same blocks for each record of a list, as cards; they read row and index, the place from 1.',
  format: {
    properties: {
      records: {
        description: 'The list, such as a source.',
        $ref: 'common.schema.json#/$defs/expression',
      },
      where: {
        description: 'Records shown; reads row.',
        $ref: 'common.schema.json#/$defs/condition',
      },
      columns: {
        description: 'Cards a row where there is room.',
        type: 'integer',
        minimum: 1,
        maximum: 6,
        default: 1,
      },
      empty: {
        description: 'Text when there is no record.',
        $ref: 'common.schema.json#/$defs/text',
      },
      body: { description: 'Blocks of one card.', $ref: '#/$defs/blocks' },
    },
    required: ['records', 'body'],
  },
  rows: { model: () => undefined, before: ['records'] },
  compile,
  examples: [
    {
      label: '每本书一张卡片',
      block: {
        type: 'repeat',
        records: { $expr: 'state.books' },
        columns: 2,
        body: [
          { type: 'text', text: { $text: '{index}. {row.title}' }, tone: 'title' },
          { type: 'text', text: { $text: '{row.pages} 页' }, tone: 'secondary' },
        ],
      },
      page: { state: { books } },
    },
    {
      label: '没有记录',
      block: {
        type: 'repeat',
        records: { $expr: 'state.books' },
        empty: '还没有图书',
        body: [{ type: 'text', text: { $expr: 'row.title' } }],
      },
      page: { state: { books: [] } },
    },
  ],
};
