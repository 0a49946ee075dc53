import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'DatePicker',
  label: '日期',
  icon: 'calendar',
  group: 'date',
  doc: 'A day, week, month or year; a week is its Monday.',
  roles: ['input'],
  formily: { component: 'DatePicker' },
  values: ['string'],
  inputFor: ['date'],
  searchFor: ['date'],
  placeholder: 'choose',
  showAs: { widget: 'DateText', props: ['format'] },
  answers: { type: ({ picker = 'date' }) => (picker === 'date' ? 'date' : undefined) },
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    picker: {
      type: 'string',
      title: '精度',
      enum: ['date', 'week', 'month', 'year'],
      default: 'date',
    },
    format: { type: 'string', title: '格式' },
    minDate: { type: 'string', title: '最早' },
    maxDate: { type: 'string', title: '最晚' },
    showNow: { type: 'boolean', title: '显示“今天”或“此刻”按钮', default: true },
    size: { type: 'string', title: '大小', enum: ['small', 'middle', 'large'], default: 'middle' },
  },
  examples: [
    { label: '日期', value: '2024-02-29' },
    {
      label: '按年月日书写',
      value: '2024-02-29',
      props: { format: 'YYYY年M月D日', size: 'large' },
    },
    { label: '周', value: '2024-02-26', props: { picker: 'week' } },
    {
      label: '周，自定格式',
      value: '2024-12-30',
      props: { picker: 'week', format: 'GGGG年第WW周' },
    },
    { label: '月份', value: '2024-02', props: { picker: 'month' } },
    {
      label: '限定范围的年份',
      value: '2024',
      props: { picker: 'year', minDate: '2020-01-01', maxDate: '2029-12-31', allowClear: false },
    },
    {
      label: '没有“今天”按钮，小号',
      value: '2024-02-29',
      props: { showNow: false, size: 'small' },
    },
  ],
};
