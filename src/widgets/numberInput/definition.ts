import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'NumberInput',
  label: '数字',
  icon: 'number',
  group: 'number',
  doc: 'A number with limits, step and decimal places; limits come from the model.',
  roles: ['input'],
  formily: { component: 'NumberPicker' },
  values: ['number'],
  inputFor: ['integer', 'long', 'decimal', 'id'],
  numeric: true,
  placeholder: 'enter',
  showAs: { widget: 'NumberText', props: ['precision', 'grouping', 'currency'] },
  props: {
    min: { type: 'number', title: '最小值' },
    max: { type: 'number', title: '最大值' },
    step: { type: 'number', title: '步长', default: 1 },
    prefix: { type: 'string', title: '前缀' },
    suffix: { type: 'string', title: '单位' },
    precision: { type: 'integer', title: '小数位数', minimum: 0, maximum: 20 },
    grouping: { type: 'boolean', title: '千分位', default: false },
    currency: { type: 'string', title: '币种' },
    size: { type: 'string', title: '大小', enum: ['small', 'middle', 'large'], default: 'middle' },
  },
  examples: [
    { label: '整数', value: 3, props: { min: 0, precision: 0, size: 'small' } },
    { label: '金额', value: 12.5, props: { precision: 2, suffix: '元' } },
    {
      label: '千分位与币种',
      value: 12345.5,
      props: { precision: 2, grouping: true, currency: 'CNY', size: 'large' },
    },
    { label: '限定范围与步长', value: 30, props: { prefix: '≤', min: 0, max: 100, step: 5 } },
  ],
};
