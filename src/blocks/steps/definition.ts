import type { BlockDefinition } from '../../schema/block.ts';
import { label, title } from '../members.ts';
import { compile } from './compile.ts';

export const definition: BlockDefinition<'steps'> = {
  name: 'steps',
  label: '步骤条',
  icon: 'guide',
  group: 'content',
  doc: 'How far something is: steps in a row, one below the other on phones.',
  format: {
    properties: {
      title,
      items: {
        description: 'The steps, in their order.',
        type: 'array',
        items: { $ref: '#/$defs/stepsItem' },
        minItems: 2,
        maxItems: 12,
      },
      current: {
        description:
          'Value of the present step, such as record.status. One that no step has: none has begun.',
        $ref: 'common.schema.json#/$defs/expression',
      },
      finished: {
        description: 'Whether the present step is done, too.',
        $ref: 'common.schema.json#/$defs/condition',
      },
      failed: {
        description: 'Whether the present step went wrong.',
        $ref: 'common.schema.json#/$defs/condition',
      },
    },
    required: ['items', 'current'],
    definitions: {
      stepsItem: {
        title: 'StepsItem',
        description: 'One step.',
        type: 'object',
        properties: {
          value: {
            description: 'What current is at this step.',
            type: ['string', 'number'],
          },
          label: { ...label, description: 'What it is called.' },
          text: {
            description: 'What there is to say of it.',
            $ref: 'common.schema.json#/$defs/text',
          },
        },
        required: ['value', 'label'],
        additionalProperties: false,
      },
    },
  },
  compile,
  examples: [
    {
      label: '订单',
      block: {
        type: 'steps',
        title: '订单进度',
        current: { $expr: 'state.order.status' },
        items: [
          { value: 'new', label: '已下单', text: { $expr: 'state.order.time' } },
          { value: 'paid', label: '已付款' },
          { value: 'shipped', label: '已发货' },
          { value: 'done', label: '已签收' },
        ],
      },
      page: { state: { order: { status: 'paid', time: '2026-03-06 09:00' } } },
    },
    {
      label: '出错',
      block: {
        type: 'steps',
        current: { $expr: '2' },
        failed: { $expr: 'true' },
        items: [
          { value: 1, label: '上传' },
          { value: 2, label: '检查', text: '第 3 行有误' },
          { value: 3, label: '导入' },
        ],
      },
    },
  ],
};
