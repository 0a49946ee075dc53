import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'TextArea',
  label: '多行文本',
  icon: 'textarea',
  group: 'text',
  doc: 'Several lines of text; a value that came as an object is edited as JSON.',
  roles: ['input'],
  formily: { component: 'Input.TextArea' },
  values: ['string', 'object'],
  inputFor: ['text', 'dynamic', 'fieldDefinitions'],
  placeholder: 'enter',
  showAs: 'Text',
  height: 134,
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    rows: { type: 'integer', title: '行数', minimum: 1, maximum: 50, default: 3 },
    maxRows: { type: 'integer', title: '自动增高到的行数', minimum: 1, maximum: 100 },
    maxLength: { type: 'integer', title: '最多字符', minimum: 1 },
    showCount: { type: 'boolean', title: '显示字数' },
    size: { type: 'string', title: '大小', enum: ['small', 'middle', 'large'], default: 'middle' },
  },
  examples: [
    { label: '多行文本', value: '第一行\n第二行' },
    { label: 'JSON', value: { a: 1 } },
    { label: '自动增高', value: '', props: { rows: 2, maxRows: 8, size: 'small' } },
    {
      label: '字数，不可清空',
      value: '备注',
      props: { maxLength: 50, showCount: true, allowClear: false, size: 'large' },
    },
  ],
};
