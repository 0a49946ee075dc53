import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'DateTimePicker',
  title: '日期时间',
  roles: ['input'],
  values: ['string'],
  inputFor: ['datetime'],
  showAs: 'DateText',
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    minDate: { type: 'string', title: '最早' },
    maxDate: { type: 'string', title: '最晚' },
  },
};
