import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Formula',
  label: '公式',
  icon: 'solution',
  group: 'display',
  doc:
    'What an expression gives over the values of the form, worked out while people type; it ' +
    'is shown and not sent, unless the field says `sent`. Models store such values as ' +
    '`computed` fields.',
  roles: ['input', 'display'],
  values: ['number', 'string', 'boolean'],
  shows: 'result',
  cell: { text: 'whole' },
  props: {
    result: { type: 'scalar', title: '结果的表达式' },
    precision: { type: 'integer', title: '小数位数', minimum: 0, maximum: 20 },
    grouping: { type: 'boolean', title: '千分位', default: false },
    currency: { type: 'string', title: '币种' },
    unit: { type: 'string', title: '单位' },
  },
  examples: [
    {
      label: '金额',
      value: 1234.5,
      props: { result: 1234.5, precision: 2, grouping: true, currency: 'CNY' },
    },
    { label: '单位', value: 7, props: { result: 7, unit: '天' } },
  ],
};
