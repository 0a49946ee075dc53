import { pairText } from '../../schema/publicForm/answerParts.ts';
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
  answers: { text: pairText },
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    showTime: { type: 'boolean', title: '含时间' },
    beginPlaceholder: { type: 'string', title: '开始的占位文字' },
    endPlaceholder: { type: 'string', title: '结束的占位文字' },
    format: { type: 'string', title: '格式' },
    separator: { type: 'string', title: '两端之间的文字' },
    size: { type: 'string', title: '大小', enum: ['small', 'middle', 'large'], default: 'middle' },
  },
  examples: [
    { label: '日期范围', value: ['2024-01-01', '2024-01-31'] },
    {
      label: '含时间',
      value: ['2024-01-01 00:00:00', '2024-01-31 23:59:59'],
      props: { showTime: true, allowClear: false, size: 'large' },
    },
    {
      label: '自定文字',
      value: undefined,
      props: {
        beginPlaceholder: '入住',
        endPlaceholder: '离店',
        separator: '至',
        format: 'YYYY年M月D日',
        size: 'small',
      },
    },
  ],
};
