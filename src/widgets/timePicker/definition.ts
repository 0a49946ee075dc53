import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'TimePicker',
  label: '时间',
  icon: 'time',
  group: 'date',
  doc: 'A time of day as HH:mm:ss.',
  roles: ['input'],
  formily: { component: 'TimePicker' },
  values: ['string'],
  showAs: 'Text',
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    format: { type: 'string', title: '格式' },
    twelveHours: { type: 'boolean', title: '12 小时制' },
    minuteStep: { type: 'integer', title: '分钟间隔', minimum: 1, maximum: 30 },
    size: { type: 'string', title: '大小', enum: ['small', 'middle', 'large'], default: 'middle' },
  },
  examples: [
    { label: '时间', value: '08:30:00' },
    { label: '到分钟', value: '08:30:00', props: { format: 'HH:mm', size: 'small' } },
    { label: '12 小时制', value: '20:30:00', props: { twelveHours: true } },
    {
      label: '每十五分钟，不可清空',
      value: '08:30:00',
      props: { minuteStep: 15, allowClear: false, size: 'large' },
    },
  ],
};
