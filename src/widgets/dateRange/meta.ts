import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'DateRange',
  title: '日期范围',
  roles: ['input'],
  values: ['array'],
  showAs: 'Text',
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    showTime: { type: 'boolean', title: '含时间' },
  },
};
