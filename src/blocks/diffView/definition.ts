import type { BlockDefinition } from '../../schema/block.ts';
import { title } from '../members.ts';
import { compile } from './compile.ts';

const side = { $ref: 'common.schema.json#/$defs/expression' };
const text = { $ref: 'common.schema.json#/$defs/text' };

export const definition: BlockDefinition<'diffView'> = {
  name: 'diffView',
  label: '差异对比',
  icon: 'swap',
  group: 'content',
  doc: 'What differs between two texts or two values, line by line and word by word.',
  format: {
    properties: {
      title,
      before: { description: 'What was before, such as record.before.', ...side },
      after: { description: 'What is now.', ...side },
      format: {
        description:
          'json: both are compared as JSON, with members in one order, so that only their meaning counts.',
        enum: ['text', 'json'],
        default: 'text',
      },
      layout: {
        description:
          'Both beside each other, or one below the other; people can change it. On a ' +
          'phone always one below the other.',
        enum: ['split', 'unified'],
        default: 'split',
      },
      context: {
        description: 'Lines without a change that are shown around each change.',
        type: 'integer',
        minimum: 0,
        maximum: 100,
        default: 3,
      },
      beforeLabel: { description: 'Heading of what was before; default 变更前.', ...text },
      afterLabel: { description: 'Heading of what is now; default 变更后.', ...text },
      empty: { description: 'Text while nothing differs.', ...text },
    },
    required: ['before', 'after'],
  },
  compile,
  examples: [
    {
      label: '文本',
      block: {
        type: 'diffView',
        title: '公告修改',
        before: { $expr: 'state.before' },
        after: { $expr: 'state.after' },
      },
      page: {
        state: {
          before: '周五 22:00 停机维护。\n预计两小时。\n请提前保存。',
          after: '周六 22:00 停机维护。\n预计两小时。\n请提前保存并退出。\n谢谢配合。',
        },
      },
    },
    {
      label: 'JSON，统一视图',
      block: {
        type: 'diffView',
        format: 'json',
        layout: 'unified',
        before: { $expr: 'state.before' },
        after: { $expr: 'state.after' },
      },
      page: {
        state: {
          before: '{"name":"岗位","sort":1,"tags":["a"]}',
          after: { tags: ['a', 'b'], sort: 2, name: '岗位' },
        },
      },
    },
    {
      label: '没有差异',
      block: {
        type: 'diffView',
        before: { $expr: 'state.same' },
        after: { $expr: 'state.same' },
        empty: '两个版本相同',
      },
      page: { state: { same: '相同' } },
    },
  ],
};
