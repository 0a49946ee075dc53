import { precisionOf } from '../../schema/publicForm/answerParts.ts';
import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Percent',
  label: '百分比',
  icon: 'pie-chart',
  group: 'number',
  doc: 'A share, entered and shown as a percentage; stored as a fraction (0.25) or as the percentage itself (25).',
  roles: ['input', 'display'],
  formily: { component: 'NumberPicker' },
  values: ['number', 'string'],
  placeholder: 'enter',
  cell: { text: 'whole' },
  answers: {
    scale: (props) => {
      const precision = precisionOf(props);
      // A share of one has two decimals more than its percentage.
      return props.of === 'percent' ? precision : (precision ?? 2) + 2;
    },
  },
  props: {
    of: { type: 'string', title: '存储方式', enum: ['fraction', 'percent'], default: 'fraction' },
    precision: { type: 'integer', title: '百分数的小数位数', minimum: 0, maximum: 10 },
    min: { type: 'number', title: '最小百分数' },
    max: { type: 'number', title: '最大百分数' },
    step: { type: 'number', title: '步长', default: 1 },
    bar: { type: 'boolean', title: '显示时带进度条' },
  },
  examples: [
    { label: '小数', value: 0.125 },
    { label: '百分数', value: 25, props: { of: 'percent', min: 0, max: 100, step: 5 } },
    { label: '带进度条', value: 0.3333, props: { bar: true, precision: 1 } },
  ],
};
