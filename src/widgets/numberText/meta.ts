import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'NumberText',
  title: '数字文本',
  roles: ['display'],
  values: ['number', 'string'],
  displayFor: ['decimal'],
  props: {
    precision: { type: 'integer', title: '小数位数', minimum: 0, maximum: 20 },
    grouping: { type: 'boolean', title: '千分位', default: false },
  },
};
