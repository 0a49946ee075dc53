import type { BlockDefinition } from '../../schema/block.ts';
import { book, books } from '../examples.ts';
import { compile } from './compile.ts';

export const definition: BlockDefinition<'form'> = {
  name: 'form',
  label: '表单',
  icon: 'form',
  group: 'data',
  doc: 'A form of the page, in place.',
  format: {
    properties: {
      form: { description: 'Name of the form.', $ref: 'page.schema.json#/$defs/formRef' },
      mode: {
        description: 'What it is opened for; default create.',
        anyOf: [
          { enum: ['create', 'edit', 'view'] },
          { $ref: 'common.schema.json#/$defs/expression' },
        ],
      },
      recordKey: {
        description: 'Key of the record that is edited or shown.',
        $ref: 'common.schema.json#/$defs/expression',
      },
      values: { description: 'Values it begins with.', $ref: 'common.schema.json#/$defs/values' },
      submitLabel: {
        description: 'Text of the button that stores it; default 保存.',
        $ref: 'common.schema.json#/$defs/text',
      },
      width: {
        description: 'Widest it gets, in pixels; default what there is.',
        type: 'integer',
        minimum: 200,
        maximum: 2000,
      },
      frame: {
        description:
          'page: the form is the page, with its title, a way back and the buttons at the ' +
          'top; cancelling goes back, too. bare: no panel around it and one wide button ' +
          'below, for a page whose only matter it is.',
        enum: ['panel', 'page', 'bare'],
        default: 'panel',
      },
    },
    required: ['form'],
  },
  compile,
  examples: [
    {
      label: '新增',
      block: { type: 'form', name: 'new', form: 'edit' },
      page: { model: 'book', forms: { edit: { fields: ['title', 'pages', 'status', 'bought'] } } },
      models: { book },
    },
    {
      label: '查看',
      block: { type: 'form', name: 'view', form: 'edit', mode: 'view', recordKey: { $expr: '1' } },
      page: { model: 'book', forms: { edit: { fields: ['title', 'pages', 'status', 'bought'] } } },
      models: { book },
      answers: { '/example/book/1': { data: books[0] } },
    },
  ],
};
