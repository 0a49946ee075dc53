import type { WidgetDefinition } from '../../schema/vocabulary.ts';

const choices = [
  { value: 101, label: '研发部' },
  { value: 102, label: '市场部', disabled: true },
  { value: 103, label: '财务部' },
];

export const definition: WidgetDefinition = {
  name: 'RecordPicker',
  label: '记录选择',
  icon: 'list',
  group: 'choice',
  doc:
    'One or several records, found by typing or picked in a list over a dialog, which ' +
    'keeps what was picked over its pages and searches.',
  roles: ['input'],
  formily: { component: 'Select' },
  values: ['string', 'number', 'array'],
  choices: true,
  records: true,
  several: { multiple: true },
  placeholder: 'choose',
  showAs: 'DictTag',
  joined: true,
  props: {
    allowClear: { type: 'boolean', title: '可清空', default: true },
    multiple: { type: 'boolean', title: '多选' },
    maxTagCount: { type: 'integer', title: '最多显示的标签数', minimum: 1 },
    max: { type: 'integer', title: '最多选择数', minimum: 1 },
  },
  examples: [
    { label: '单选', value: 101, choices },
    {
      label: '多选',
      value: [101, 103],
      props: { multiple: true, max: 3, maxTagCount: 2, allowClear: false },
      choices,
    },
    { label: '记录已删除', value: 999, choices: [{ value: 999, label: '已删除（999）' }] },
  ],
};
