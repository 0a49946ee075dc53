import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'TextArea',
  title: '多行文本',
  roles: ['input'],
  values: ['string', 'object'],
  inputFor: ['text', 'json'],
  showAs: 'Text',
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    rows: { type: 'integer', title: '行数', minimum: 1, maximum: 50, default: 3 },
    maxRows: { type: 'integer', title: '自动增高到的行数', minimum: 1, maximum: 100 },
    maxLength: { type: 'integer', title: '最多字符', minimum: 1 },
    showCount: { type: 'boolean', title: '显示字数' },
  },
};
