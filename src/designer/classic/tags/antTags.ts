/** Components of Ant Design Vue. The first one with a widget is what that widget is written as. */
import { antPickers } from './antPickers.ts';
import { isOwnAddress } from '../files.ts';
import {
  addressed,
  clearable,
  controlSize,
  fewestAndMost,
  files,
  limit,
  prop,
  scale,
  searchable,
  switchSize,
  type ClassicTag,
} from './tag.ts';

const ends = [prop('prefix', 'string'), prop('suffix', 'string')];
const sides = [
  ...ends,
  prop('addonBefore', 'string', { room: 'slot' }),
  prop('addonAfter', 'string', { room: 'slot' }),
];
const text = {
  widget: 'Input',
  asks: 'enter',
  value: 'string',
  carried: [limit('maxLength'), ...sides, clearable(), controlSize],
} as const;
/** Whether the button of a search box is filled: with a text, or with its icon. */
const isFilled = (value: unknown): boolean =>
  value === true || (typeof value === 'string' && value !== '');

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

const upload = { allowClear: ['*'], fileList: ['*'], beforeUpload: ['*'] } as const;

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
      controlSize,
    ],
  },
  {
    tag: 'a-input-password',
    ...text,
    widget: 'PasswordInput',
    carried: [limit('maxLength'), ...ends, controlSize],
    usual: { allowClear: ['*'] },
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
      controlSize,
    ],
    usual: { allowClear: ['*'] },
  },
  {
    tag: 'a-input-search',
    when: { member: 'enterButton', is: isFilled },
    ...text,
    props: { searchButton: 'primary' },
    carried: [
      ...text.carried,
      prop('enterButton', 'string', { name: 'searchText', given: [true] }),
    ],
    writes: { enterButton: true },
  },
  { tag: 'a-input-search', ...text, props: { searchButton: 'plain' } },
  {
    tag: 'a-auto-complete',
    ...text,
    widget: 'AutoComplete',
    carried: [
      prop('dataSource', 'texts', { name: 'suggestions', given: [['aaa', 'bbb']] }),
      prop('backfill', 'boolean', { usual: false }),
      prop('filterOption', 'boolean', { name: 'filter', usual: true }),
      prop('defaultOpen', 'boolean', { usual: false }),
      clearable(),
      controlSize,
    ],
  },
  {
    tag: 'a-mentions',
    ...text,
    widget: 'Mentions',
    carried: [
      prop('options', 'texts', { room: 'slot', name: 'names' }),
      prop('prefix', 'string', { name: 'sign', usual: '@' }),
      prop('placement', 'string', { name: 'above', words: { bottom: null, top: true } }),
      prop('split', 'string', { usual: ' ' }),
    ],
    usual: { allowClear: ['*'] },
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
      controlSize,
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
      controlSize,
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
      prop('dropdownMatchSelectWidth', 'boolean', { name: 'popupMatchSelectWidth', usual: true }),
      searchable(),
      clearable(),
      controlSize,
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
    usual: { dataSource: ['*'], targetKeys: ['*'], render: ['*'], allowClear: ['*'] },
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
      controlSize,
    ],
    usual: { allowClear: ['*'] },
  },
  {
    tag: 'a-checkbox-group',
    widget: 'CheckboxGroup',
    value: 'array',
    choices: 'options',
    carried: fewestAndMost,
    usual: { allowClear: ['*'] },
  },
  {
    tag: 'a-switch',
    widget: 'Switch',
    value: 'boolean',
    carried: [
      prop('checkedChildren', 'string', { name: 'checkedText' }),
      prop('unCheckedChildren', 'string', { name: 'uncheckedText' }),
      switchSize,
    ],
    usual: { allowClear: ['*'] },
  },
  {
    tag: 'a-slider',
    when: { member: 'range', is: [true] },
    widget: 'SliderRange',
    value: 'array',
    writes: { range: true },
    carried: [...scale, prop('reverse', 'boolean', { usual: false })],
    usual: { allowClear: ['*'] },
  },
  {
    tag: 'a-slider',
    widget: 'SliderInput',
    value: 'number',
    carried: [...scale, prop('reverse', 'boolean', { usual: false })],
    usual: { allowClear: ['*'] },
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
    usual: { allowClear: ['*'] },
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
