import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'TimePicker',
  title: '时间',
  roles: ['input'],
  values: ['string'],
  showAs: 'Text',
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    minuteStep: { type: 'integer', title: '分钟间隔', minimum: 1, maximum: 30 },
  },
};
