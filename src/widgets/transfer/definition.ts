import type { WidgetDefinition } from '../../schema/vocabulary.ts';

const choices = [
  { value: 1, label: '张三' },
  { value: 2, label: '李四' },
  { value: 3, label: '王五', disabled: true },
  { value: 4, label: '一位名字特别特别长、一行里放不下的同事' },
];

export const definition: WidgetDefinition = {
  name: 'Transfer',
  label: '穿梭框',
  icon: 'swap',
  group: 'choice',
  doc: 'Several of a list of choices, moved from one column to the other; both are searched.',
  roles: ['input'],
  formily: { component: 'Transfer' },
  values: ['array'],
  choices: true,
  height: 360,
  showAs: 'DictTag',
  most: 2_000_000,
  joined: true,
  props: {
    showSearch: { type: 'boolean', title: '可搜索', default: true },
    sourceTitle: { type: 'string', title: '左栏标题', default: '可选' },
    targetTitle: { type: 'string', title: '右栏标题', default: '已选' },
    height: { type: 'integer', title: '高度', minimum: 160, default: 280 },
  },
  examples: [
    { label: '成员', value: [2], choices },
    {
      label: '自定标题，无搜索',
      value: [1, 99],
      props: { showSearch: false, sourceTitle: '全部成员', targetTitle: '项目成员', height: 200 },
      choices,
    },
  ],
};
