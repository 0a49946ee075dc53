import { partsOf } from '../../schema/publicForm/answerParts.ts';
import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'NumberWithUnit',
  label: '带单位的数字',
  icon: 'number',
  group: 'number',
  doc: 'A number and its unit, chosen from a list; the value holds both.',
  roles: ['input', 'display'],
  formily: { component: 'NumberPicker' },
  values: ['object'],
  placeholder: 'enter',
  cell: { text: 'whole' },
  answers: { text: (value) => partsOf(value, ['value', 'unit'])?.join(' ') },
  props: {
    units: { type: 'array', items: 'string', title: '可选单位，第一个为默认' },
    precision: { type: 'integer', title: '小数位数', minimum: 0, maximum: 20 },
    grouping: { type: 'boolean', title: '千分位', default: false },
    min: { type: 'number', title: '最小值' },
    max: { type: 'number', title: '最大值' },
    step: { type: 'number', title: '步长', default: 1 },
  },
  examples: [
    {
      label: '重量',
      value: { value: 2.5, unit: 'kg' },
      props: { units: ['g', 'kg', 't'], min: 0, step: 0.5 },
    },
    {
      label: '时长',
      value: { value: 1500, unit: '分钟' },
      props: { units: ['分钟', '小时', '天'], precision: 0, grouping: true, max: 100000 },
    },
  ],
};
