import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'TreeSelect',
  label: '树选择',
  icon: 'tree',
  group: 'choice',
  doc: 'One or several nodes of a tree of choices.',
  roles: ['input'],
  formily: { component: 'TreeSelect' },
  values: ['string', 'number', 'array'],
  inputFor: ['choiceTree'],
  choices: true,
  several: { multiple: true },
  placeholder: 'choose',
  showAs: 'DictTag',
  joined: true,
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    multiple: { type: 'boolean', title: '多选' },
    checkable: { type: 'boolean', title: '显示勾选框' },
    linked: { type: 'boolean', title: '勾选框父子联动', default: true },
    half: { type: 'boolean', title: '值中包含上级与半选节点（父子联动时）' },
    expandAll: { type: 'boolean', title: '展开全部', default: true },
    showSearch: { type: 'boolean', title: '可搜索', default: true },
    popupMatchSelectWidth: { type: 'boolean', title: '下拉菜单与选择框同宽', default: true },
    size: { type: 'string', title: '大小', enum: ['small', 'middle', 'large'], default: 'middle' },
  },
  examples: [
    {
      label: '单选',
      value: 101,
      choices: [
        {
          value: 100,
          label: '织页科技',
          children: [
            { value: 101, label: '研发部' },
            { value: 102, label: '市场部', disabled: true },
          ],
        },
      ],
    },
    {
      label: '多选',
      value: [101],
      props: { checkable: true, allowClear: false, showSearch: false },
      choices: [
        {
          value: 100,
          label: '织页科技',
          children: [
            { value: 101, label: '研发部' },
            { value: 102, label: '市场部', disabled: true },
          ],
        },
      ],
    },
    {
      label: '多选，值中包含半选节点',
      value: [100, 101],
      props: { checkable: true, half: true },
      choices: [
        {
          value: 100,
          label: '织页科技',
          children: [
            { value: 101, label: '研发部' },
            { value: 102, label: '市场部' },
          ],
        },
      ],
    },
    {
      label: '多选，父子互不关联',
      value: [100],
      props: { checkable: true, linked: false, size: 'large' },
      choices: [{ value: 100, label: '织页科技', children: [{ value: 101, label: '研发部' }] }],
    },
    {
      label: '多选，起初收起',
      value: [101],
      props: { multiple: true, expandAll: false, popupMatchSelectWidth: false, size: 'small' },
      choices: [{ value: 100, label: '织页科技', children: [{ value: 101, label: '研发部' }] }],
    },
  ],
};
