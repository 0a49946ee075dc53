import type { WidgetDefinition } from '../../schema/vocabulary.ts';

export const definition: WidgetDefinition = {
  name: 'RelationSelect',
  label: '关联选择',
  icon: 'link',
  group: 'choice',
  doc: 'Another record, found by typing a part of its label.',
  roles: ['input'],
  formily: { component: 'Select' },
  values: ['string', 'number', 'array'],
  inputFor: ['ref', 'choiceRecords'],
  choices: true,
  several: { multiple: true },
  placeholder: 'choose',
  showAs: 'DictTag',
  joined: true,
  answers: { refused: 'session' },
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    multiple: { type: 'boolean', title: '多选' },
    maxTagCount: { type: 'integer', title: '最多显示的标签数', minimum: 1 },
  },
  examples: [
    {
      label: '关联记录',
      value: 101,
      choices: [
        { value: 101, label: '研发部' },
        { value: 102, label: '市场部', disabled: true },
      ],
    },
    {
      label: '多选',
      value: [101],
      props: { multiple: true, maxTagCount: 1, allowClear: false },
      choices: [
        { value: 101, label: '研发部' },
        { value: 102, label: '市场部', disabled: true },
      ],
    },
  ],
};
