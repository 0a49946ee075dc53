import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'Input',
  title: '单行文本',
  roles: ['input'],
  values: ['string'],
  inputFor: ['string'],
  showAs: 'Text',
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    maxLength: { type: 'integer', title: '最多字符', minimum: 1 },
    showCount: { type: 'boolean', title: '显示字数' },
    prefix: { type: 'string', title: '前缀' },
    suffix: { type: 'string', title: '后缀' },
    autoComplete: { type: 'string', title: '浏览器填充', default: 'off' },
    size: { type: 'string', title: '大小', enum: ['small', 'middle', 'large'], default: 'middle' },
  },
};
