import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'DatePicker',
  title: '日期',
  roles: ['input'],
  values: ['string'],
  inputFor: ['date'],
  showAs: 'DateText',
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    picker: { type: 'string', title: '精度', enum: ['date', 'month', 'year'], default: 'date' },
    minDate: { type: 'string', title: '最早' },
    maxDate: { type: 'string', title: '最晚' },
  },
};
