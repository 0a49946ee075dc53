import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'Select',
  title: '下拉选择',
  roles: ['input'],
  values: ['string', 'number', 'boolean', 'array'],
  choices: true,
  showAs: 'DictTag',
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    mode: { type: 'string', title: '模式', enum: ['multiple', 'tags'] },
    showSearch: { type: 'boolean', title: '可搜索', default: true },
    maxTagCount: { type: 'integer', title: '最多显示的标签数', minimum: 1 },
  },
};
