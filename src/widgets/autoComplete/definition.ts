import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'AutoComplete',
  label: '自动完成',
  icon: 'edit',
  group: 'text',
  doc: 'One line of text, for which texts are suggested while it is typed.',
  roles: ['input'],
  values: ['string'],
  placeholder: 'enter',
  showAs: 'Text',
  props: {
    suggestions: { type: 'array', items: 'string', title: '建议的文字' },
    allowClear: { type: 'boolean', title: '可清空', default: true },
    backfill: { type: 'boolean', title: '按键选择时填入文字' },
    filter: { type: 'boolean', title: '按输入筛选', default: true },
    defaultOpen: { type: 'boolean', title: '默认展开列表' },
    size: { type: 'string', title: '大小', enum: ['small', 'middle', 'large'], default: 'middle' },
  },
  examples: [
    { label: '自动完成', value: '上海', props: { suggestions: ['上海', '北京', '广州'] } },
    {
      label: '按键时填入，不可清空',
      value: '',
      props: { suggestions: ['a@example.com'], backfill: true, allowClear: false, size: 'large' },
    },
    {
      label: '不筛选，小号',
      value: '上海',
      props: { suggestions: ['上海', '北京', '广州'], filter: false, size: 'small' },
    },
    { label: '默认展开', value: '', props: { suggestions: ['上海'], defaultOpen: true } },
  ],
};
