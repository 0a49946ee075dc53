import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'TreeSelect',
  title: '树选择',
  roles: ['input'],
  values: ['string', 'number', 'array'],
  choices: true,
  showAs: 'DictTag',
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    multiple: { type: 'boolean', title: '多选' },
    checkable: { type: 'boolean', title: '显示勾选框' },
    expandAll: { type: 'boolean', title: '展开全部', default: true },
    showSearch: { type: 'boolean', title: '可搜索', default: true },
  },
};
