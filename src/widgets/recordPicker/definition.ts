import type { Model } from '../../schema/generated/types.gen.ts';
import type { WidgetDefinition } from '../../schema/vocabulary.ts';

const choices = [
  { value: 101, label: '研发部' },
  { value: 102, label: '市场部', disabled: true },
  { value: 103, label: '财务部' },
];

const person: Model = {
  version: 2,
  name: 'person',
  label: '人员',
  table: 'person',
  key: 'personId',
  labelField: 'personName',
  path: '/example/person',
  fields: {
    personId: { type: 'id', label: '编号' },
    personName: { type: 'string', label: '姓名', maxLength: 20, filter: 'contains' },
    city: { type: 'string', label: '所在城市', maxLength: 20 },
  },
};

const people = [
  { personId: 1, personName: '林黛玉', city: '苏州' },
  { personId: 2, personName: '方鸿渐', city: '上海' },
  { personId: 3, personName: '祥子', city: '北京' },
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
  answers: { refused: 'session' },
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
    { label: '从列表中选择', value: 2, records: { model: person, rows: people } },
    { label: '记录已删除', value: 999, choices: [{ value: 999, label: '已删除（999）' }] },
  ],
};
