/** Components of Ant Design Vue. The first one with a widget is what that widget is written as. */
import { antPickers } from './antPickers.ts';
import { isOwnAddress } from '../files.ts';
import {
  addressed,
  clearable,
  files,
  inputSize,
  limit,
  prop,
  scale,
  searchable,
  type ClassicTag,
} from './tag.ts';

const sides = [
  prop('prefix', 'string'),
  prop('suffix', 'string'),
  prop('addonBefore', 'string', { room: 'slot', name: 'prefix' }),
  prop('addonAfter', 'string', { room: 'slot', name: 'suffix' }),
];
const text = {
  widget: 'Input',
  asks: 'enter',
  value: 'string',
  carried: [limit('maxLength'), ...sides, clearable(), inputSize],
} as const;
const tree = {
  asks: 'choose',
  choices: 'tree',
  usual: {
    expandTrigger: ['click'],
    fieldNames: ['*'],
    replaceFields: ['*'],
    options: ['*'],
    treeData: ['*'],
    dropdownMatchSelectWidth: [true],
  },
} as const;

const upload = { allowClear: [true], fileList: ['*'], beforeUpload: ['*'] } as const;

export const antTags: readonly ClassicTag[] = [
  { tag: 'a-input', ...text },
  {
    tag: 'a-textarea',
    ...text,
    widget: 'TextArea',
    carried: [
      prop('autoSize.minRows', 'number', { name: 'rows', usual: 3 }),
      prop('autoSize.maxRows', 'number'),
      limit('maxLength'),
      clearable(),
    ],
  },
  {
    tag: 'a-input-password',
    ...text,
    widget: 'PasswordInput',
    carried: [limit('maxLength')],
    usual: { allowClear: [true] },
  },
  {
    tag: 'a-input-number',
    widget: 'NumberInput',
    asks: 'enter',
    value: 'number',
    carried: [
      limit('min', 'minimum'),
      limit('max', 'maximum'),
      prop('step', 'number', { usual: 1 }),
      prop('precision', 'number'),
    ],
    usual: { allowClear: [true] },
  },
  { tag: 'a-input-search', ...text, isNearly: true },
  {
    tag: 'a-auto-complete',
    ...text,
    widget: 'AutoComplete',
    carried: [
      prop('dataSource', 'texts', { name: 'suggestions', given: [['aaa', 'bbb']] }),
      prop('backfill', 'boolean', { usual: false }),
      clearable(),
    ],
    usual: { filterOption: [true] },
  },
  {
    tag: 'a-mentions',
    ...text,
    widget: 'Mentions',
    carried: [
      prop('options', 'texts', { room: 'slot', name: 'names' }),
      prop('prefix', 'string', { name: 'sign', usual: '@' }),
      prop('placement', 'string', { name: 'above', words: { bottom: null, top: true } }),
    ],
    usual: { split: [' '], allowClear: [true] },
  },
  {
    tag: 'a-select',
    widget: 'Select',
    asks: 'choose',
    value: 'choice',
    choices: 'options',
    carried: [
      prop('mode', 'string', { words: { default: null, multiple: 'multiple', tags: 'tags' } }),
      searchable(),
      clearable(),
    ],
  },
  {
    tag: 'a-cascader',
    widget: 'Cascader',
    props: { path: true },
    value: 'array',
    ...tree,
    carried: [
      prop('changeOnSelect', 'boolean', { name: 'anyLevel', usual: false }),
      prop('expandTrigger', 'string', {
        name: 'openOn',
        words: { click: null, hover: 'hover' },
      }),
      searchable(),
      clearable(),
    ],
  },
  {
    tag: 'a-tree-select',
    widget: 'TreeSelect',
    value: 'choice',
    ...tree,
    carried: [
      prop('multiple', 'boolean', { usual: false }),
      prop('treeCheckable', 'boolean', { name: 'checkable', usual: false }),
      prop('treeCheckStrictly', 'boolean', {
        name: 'linked',
        words: { true: false, false: null },
      }),
      prop('treeDefaultExpandAll', 'boolean', { name: 'expandAll', usual: true }),
      searchable(),
      clearable(),
    ],
  },
  {
    tag: 'a-transfer',
    widget: 'Transfer',
    value: 'array',
    choices: 'data',
    carried: [
      searchable(),
      prop('titles.0', 'string', { name: 'sourceTitle', usual: '可选' }),
      prop('titles.1', 'string', { name: 'targetTitle', usual: '已选' }),
    ],
    usual: { dataSource: ['*'], targetKeys: ['*'], render: ['*'], allowClear: [true] },
  },
  {
    tag: 'a-radio-group',
    widget: 'RadioGroup',
    value: 'choice',
    choices: 'options',
    carried: [
      prop('buttonStyle', 'string', {
        words: { outline: 'outline', solid: null },
        beside: { room: 'config', member: 'optionType', is: 'button' },
      }),
      prop('optionType', 'string', {
        room: 'config',
        name: 'variant',
        words: { default: null, button: 'buttons' },
      }),
    ],
    usual: { allowClear: [true] },
  },
  {
    tag: 'a-checkbox-group',
    widget: 'CheckboxGroup',
    value: 'array',
    choices: 'options',
    carried: [],
    usual: { allowClear: [true] },
  },
  {
    tag: 'a-switch',
    widget: 'Switch',
    value: 'boolean',
    carried: [
      prop('checkedChildren', 'string', { name: 'checkedText' }),
      prop('unCheckedChildren', 'string', { name: 'uncheckedText' }),
    ],
    usual: { allowClear: [true] },
  },
  {
    tag: 'a-slider',
    when: { member: 'range', is: [true] },
    widget: 'SliderRange',
    value: 'array',
    carried: [...scale, prop('reverse', 'boolean', { usual: false })],
    usual: { allowClear: [true] },
  },
  {
    tag: 'a-slider',
    widget: 'SliderInput',
    value: 'number',
    carried: [...scale, prop('reverse', 'boolean', { usual: false })],
    usual: { allowClear: [true] },
  },
  {
    tag: 'a-rate',
    widget: 'Rate',
    value: 'number',
    carried: [
      prop('count', 'number', { usual: 5 }),
      prop('allowHalf', 'boolean', { name: 'half', usual: false }),
      prop('character', 'string'),
    ],
    usual: { allowClear: [true] },
  },
  {
    tag: 'a-upload',
    when: { member: 'action', is: isOwnAddress },
    widget: 'FileUpload',
    value: 'string',
    carried: addressed,
    usual: upload,
  },
  {
    tag: 'a-upload',
    widget: 'Attachments',
    value: 'string',
    carried: files,
    // Only where an address says so another name is read.
    usual: { ...upload, name: ['file'] },
  },
  ...antPickers,
];
