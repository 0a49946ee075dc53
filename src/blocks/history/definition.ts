import type { BlockDefinition } from '../../schema/block.ts';
import { enclosingModel } from '../../schema/check/pageModels.ts';
import type { Model } from '../../schema/generated/types.gen.ts';
import { book } from '../examples.ts';
import { compile } from './compile.ts';

const lent: Model = {
  ...book,
  fields: { ...book.fields, status: { ...book.fields.status!, default: 'in' } },
  transitions: {
    lend: { label: '借出', field: 'status', from: ['in'], to: 'out' },
    takeBack: {
      label: '归还',
      field: 'status',
      from: ['out'],
      to: 'in',
      reason: { label: '归还说明' },
    },
  },
};

export const definition: BlockDefinition<'history'> = {
  name: 'history',
  label: '流转记录',
  icon: 'history',
  group: 'data',
  doc:
    'How a record came to its state: who moved it, when, from which state to which, and ' +
    'why; the newest first. It is shown to whoever may read the record.',
  format: {
    properties: {
      title: { description: 'Heading.', $ref: 'common.schema.json#/$defs/text' },
      model: {
        description: 'Model of the record; default that of the list or page around.',
        $ref: 'page.schema.json#/$defs/modelRef',
      },
      recordKey: {
        description: 'Key of the record; default that of the record of the action or page around.',
        $ref: 'common.schema.json#/$defs/expression',
      },
      pageSize: {
        description: 'Moves that are shown at first; further ones on demand.',
        type: 'integer',
        minimum: 1,
        maximum: 100,
        default: 10,
      },
    },
  },
  check(block, part, context) {
    const model = block.model
      ? context.projectIndex.models.get(block.model)
      : enclosingModel(part, context);
    if (model && (!model.transitions || model.path === undefined))
      context.report.add(
        'missing-part',
        part.path,
        `the model ${model.name} has no transitions whose history could be shown`,
      );
  },
  compile,
  examples: [
    {
      label: '一本书',
      block: { type: 'history', title: '借阅记录', model: 'book', recordKey: { $expr: '1' } },
      models: { book: lent },
      answers: {
        '/example/book/transitions/1': {
          total: 2,
          rows: [
            {
              seq: 2,
              name: 'takeBack',
              label: '归还',
              field: 'status',
              from: 'out',
              to: 'in',
              reason: '封面有折痕',
              userName: '李四',
              time: '2026-03-09 17:30:00',
            },
            {
              seq: 1,
              name: 'lend',
              label: '借出',
              field: 'status',
              from: 'in',
              to: 'out',
              reason: null,
              userName: '张三',
              time: '2026-03-01 09:00:00',
            },
          ],
        },
      },
    },
    {
      label: '没有流转过',
      block: { type: 'history', model: 'book', recordKey: { $expr: '2' }, pageSize: 5 },
      models: { book: lent },
      answers: { '/example/book/transitions/2': { total: 0, rows: [] } },
    },
  ],
};
