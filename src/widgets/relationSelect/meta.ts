import type { WidgetMeta } from '../../schema/vocabulary.ts';

export const meta: WidgetMeta = {
  name: 'RelationSelect',
  title: '关联选择',
  roles: ['input'],
  values: ['string', 'number', 'array'],
  inputFor: ['ref'],
  choices: true,
  showAs: 'DictTag',
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    multiple: { type: 'boolean', title: '多选' },
    maxTagCount: { type: 'integer', title: '最多显示的标签数', minimum: 1 },
  },
};
