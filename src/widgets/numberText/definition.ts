import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'NumberText',
  label: '数字文本',
  icon: 'number',
  group: 'display',
  doc: 'A number with decimal places, grouped digits and the sign of a currency.',
  roles: ['display'],
  values: ['number', 'string'],
  displayFor: ['decimal'],
  numeric: true,
  cell: { text: 'whole' },
  props: {
    precision: { type: 'integer', title: '小数位数', minimum: 0, maximum: 20 },
    grouping: { type: 'boolean', title: '千分位', default: false },
    currency: { type: 'string', title: '币种' },
  },
  examples: [
    { label: '金额', value: 1234567.5, props: { precision: 2, grouping: true, currency: 'CNY' } },
  ],
};
