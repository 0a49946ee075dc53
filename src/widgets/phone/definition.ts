import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Phone',
  label: '手机号',
  icon: 'phone',
  group: 'text',
  doc:
    'A mobile number of the mainland, typed or pasted with spaces and +86, stored as eleven ' +
    'digits; shown in groups, to be called, masked if asked for. `format: phone` of the field ' +
    'has it checked.',
  roles: ['input', 'display'],
  values: ['string', 'number'],
  placeholder: 'enter',
  cell: { text: 'whole' },
  props: {
    masked: { type: 'boolean', title: '隐藏中间四位', default: false },
    allowClear: { type: 'boolean', title: '可清空', default: true },
  },
  examples: [
    { label: '手机号', value: '13812345678' },
    { label: '隐藏中间四位', value: '13812345678', props: { masked: true } },
    { label: '服务器已脱敏', value: '138****5678' },
    { label: '不可清空', value: '15900000000', props: { allowClear: false } },
    { label: '不是手机号', value: '010-12345678' },
  ],
};
