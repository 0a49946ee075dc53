import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'NumberInput',
  title: '数字',
  roles: ['input'],
  values: ['number'],
  inputFor: ['integer', 'long', 'decimal', 'id'],
  showAs: 'NumberText',
  props: {
    min: { type: 'number', title: '最小值' },
    max: { type: 'number', title: '最大值' },
    step: { type: 'number', title: '步长', default: 1 },
    prefix: { type: 'string', title: '前缀' },
    suffix: { type: 'string', title: '单位' },
    precision: { type: 'integer', title: '小数位数', minimum: 0, maximum: 20 },
  },
};
