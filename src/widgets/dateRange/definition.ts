import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'DateRange',
  label: '日期范围',
  icon: 'date-range',
  group: 'date',
  doc: 'Two days, or two moments, of which the first is not after the second.',
  roles: ['input'],
  formily: { component: 'DatePicker.RangePicker' },
  values: ['array'],
  inputFor: ['dateRange'],
  showAs: 'ValueRange',
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    showTime: { type: 'boolean', title: '含时间' },
  },
  examples: [
    { label: '日期范围', value: ['2024-01-01', '2024-01-31'] },
    {
      label: '含时间',
      value: ['2024-01-01 00:00:00', '2024-01-31 23:59:59'],
      props: { showTime: true, allowClear: false },
    },
  ],
};
