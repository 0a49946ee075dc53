import type { BlockDefinition } from '../../schema/block.ts';
import { checkItem } from './check.ts';
import { book, books } from '../examples.ts';
import { compile } from './compile.ts';
import {
  access,
  displayWidget,
  fieldPath,
  help,
  label,
  options,
  props,
  suffix,
  title,
} from '../members.ts';

export const definition: BlockDefinition<'descriptions'> = {
  name: 'descriptions',
  label: '描述列表',
  icon: 'documentation',
  group: 'data',
  doc: 'Label and value pairs of a record.',
  format: {
    properties: {
      title,
      model: {
        description: 'Model of the record; default that of the list or page around.',
        $ref: 'page.schema.json#/$defs/modelRef',
      },
      record: {
        description: 'The record; default record of the action or page around.',
        $ref: 'common.schema.json#/$defs/expression',
      },
      columns: {
        description: 'Pairs a row on wide screens.',
        type: 'integer',
        minimum: 1,
        maximum: 4,
        default: 1,
      },
      bordered: {
        description: 'false: plain lines, for narrow places.',
        type: 'boolean',
        default: true,
      },
      fields: {
        description: 'What is shown, in this order.',
        type: 'array',
        items: { $ref: '#/$defs/item' },
        minItems: 1,
        maxItems: 60,
      },
    },
    required: ['fields'],
    definitions: {
      item: {
        title: 'Item',
        description:
          'A labelled value: the name of a model field, or an object that says what differs.',
        anyOf: [fieldPath, { $ref: '#/$defs/itemObject' }],
      },
      itemObject: {
        title: 'ItemObject',
        description: 'A labelled value with what differs from the model.',
        type: 'object',
        properties: {
          field: {
            description: 'Field, or a dotted path into the record.',
            ...fieldPath,
          },
          label,
          help,
          value: {
            description:
              'Computed instead of read; reads record. Without a field it needs a label.',
            $ref: 'common.schema.json#/$defs/text',
          },
          widget: displayWidget,
          props,
          options,
          suffix,
          span: {
            description: 'Pairs whose place it takes.',
            type: 'integer',
            minimum: 1,
            maximum: 4,
          },
          visible: {
            description: 'Shown only while it holds; reads record.',
            $ref: 'common.schema.json#/$defs/condition',
          },
          access,
        },
        minProperties: 1,
        additionalProperties: false,
      },
    },
  },
  checkParts: { Item: checkItem },
  compile,
  examples: [
    {
      label: '一条记录',
      block: {
        type: 'descriptions',
        model: 'book',
        record: { $expr: 'state.book' },
        columns: 2,
        fields: ['title', 'pages', 'status', 'bought'],
      },
      page: { state: { book: books[0] } },
      models: { book },
    },
    {
      label: '无边框',
      block: {
        type: 'descriptions',
        title: '摘要',
        record: { $expr: 'state.book' },
        bordered: false,
        fields: [{ label: '书名', value: { $expr: 'record.title' } }],
      },
      page: { state: { book: books[0] } },
    },
  ],
};
