import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'DateTimePicker',
  label: '日期时间',
  icon: 'time',
  group: 'date',
  doc: 'A day with a time of day.',
  roles: ['input'],
  formily: { component: 'DatePicker', props: { showTime: true } },
  values: ['string'],
  inputFor: ['datetime'],
  placeholder: 'choose',
  showAs: { widget: 'DateText', props: ['format'] },
  answers: { type: () => 'datetime' },
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    format: { type: 'string', title: '格式' },
    minDate: { type: 'string', title: '最早' },
    maxDate: { type: 'string', title: '最晚' },
    showNow: { type: 'boolean', title: '显示“今天”或“此刻”按钮', default: true },
    size: { type: 'string', title: '大小', enum: ['small', 'middle', 'large'], default: 'middle' },
  },
  examples: [
    { label: '日期时间', value: '2024-02-29 08:30:00' },
    {
      label: '到分钟',
      value: '2024-02-29 08:30:00',
      props: { format: 'YYYY/MM/DD HH:mm', size: 'small' },
    },
    {
      label: '限定范围，不可清空',
      value: '2024-02-29 08:30:00',
      props: { minDate: '2024-01-01', maxDate: '2024-12-31', allowClear: false },
    },
    {
      label: '没有“此刻”按钮，大号',
      value: '2024-02-29 08:30:00',
      props: { showNow: false, size: 'large' },
    },
  ],
};
