import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'Select',
  label: '下拉选择',
  icon: 'select',
  group: 'choice',
  doc: 'One or several of a list of choices, found by typing.',
  roles: ['input'],
  formily: { component: 'Select' },
  values: ['string', 'number', 'boolean', 'array'],
  inputFor: ['choice'],
  choices: true,
  several: { mode: 'multiple' },
  placeholder: 'choose',
  showAs: 'DictTag',
  joined: true,
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    mode: { type: 'string', title: '模式', enum: ['multiple', 'tags'] },
    showSearch: { type: 'boolean', title: '可搜索', default: true },
    maxTagCount: { type: 'integer', title: '最多显示的标签数', minimum: 1 },
    size: { type: 'string', title: '大小', enum: ['small', 'middle', 'large'], default: 'middle' },
  },
  examples: [
    {
      label: '单选',
      value: '0',
      choices: [
        { value: '0', label: '正常', tone: 'primary' },
        { value: '1', label: '停用', tone: 'danger' },
      ],
    },
    {
      label: '多选',
      value: ['0', '1'],
      props: {
        mode: 'multiple',
        maxTagCount: 1,
        showSearch: false,
        allowClear: false,
        size: 'small',
      },
      choices: [
        { value: '0', label: '正常', tone: 'primary' },
        { value: '1', label: '停用', tone: 'danger' },
      ],
    },
    {
      label: '可自填',
      value: ['0', '自填'],
      props: { mode: 'tags', size: 'large' },
      choices: [{ value: '0', label: '正常' }],
    },
  ],
};
