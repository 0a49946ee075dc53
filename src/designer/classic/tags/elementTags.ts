/** Components of Element UI and Element Plus, which are read and never written. */
import { dayFormats, momentFormats, monthFormats, timeFormats } from './pickerFormats.ts';
import { isOwnAddress } from '../files.ts';
import {
  addressed,
  clearable,
  controlSize,
  fewestAndMost,
  files,
  limit,
  prop,
  rangeWords,
  scale,
  searchable,
  switchSize,
  written,
  type ClassicTag,
} from './tag.ts';

const clear = clearable('clearable');
const search = searchable('filterable');
const sides = [
  prop('prepend', 'string', { room: 'slot', name: 'addonBefore' }),
  prop('append', 'string', { room: 'slot', name: 'addonAfter' }),
];
const counted = prop('showWordLimit', 'boolean', { name: 'showCount' });
const text = { asks: 'enter', value: 'string' } as const;
const picked = { tag: 'el-date-picker', asks: 'choose', value: 'string' } as const;
const dates = { editable: [true], valueFormat: ['*'] };
const range = {
  tag: 'el-date-picker',
  widget: 'DateRange',
  value: 'array',
  carried: [
    ...rangeWords({
      begin: 'startPlaceholder',
      end: 'endPlaceholder',
      between: 'rangeSeparator',
      given: ['至', '-', '~'],
    }),
    clear,
    controlSize,
  ],
} as const;
const rangeTimes = {
  ...dates,
  rangeSeparator: ['至', '-', '~'],
  startPlaceholder: ['开始日期'],
  endPlaceholder: ['结束日期'],
};

const upload = { autoUpload: [true], fileList: ['*'], beforeUpload: ['*'] } as const;

export const elementTags: readonly ClassicTag[] = [
  {
    tag: 'el-input',
    when: { member: 'type', is: ['textarea'] },
    ...text,
    widget: 'TextArea',
    carried: [
      prop('autosize.minRows', 'number', { name: 'rows', usual: 3 }),
      prop('autosize.maxRows', 'number'),
      limit('maxlength', 'maxLength'),
      counted,
      clear,
      controlSize,
    ],
    usual: { type: ['textarea'] },
  },
  {
    tag: 'el-input',
    when: { member: 'showPassword', is: [true] },
    ...text,
    widget: 'PasswordInput',
    carried: [limit('maxlength', 'maxLength'), controlSize],
    usual: { showPassword: [true], clearable: ['*'], type: ['text', 'password'] },
  },
  {
    tag: 'el-input',
    ...text,
    widget: 'Input',
    carried: [limit('maxlength', 'maxLength'), ...sides, counted, clear, controlSize],
    usual: { type: ['text'] },
  },
  {
    tag: 'el-input-number',
    asks: 'enter',
    value: 'number',
    widget: 'NumberInput',
    carried: [
      limit('min', 'minimum'),
      limit('max', 'maximum'),
      prop('step', 'number', { usual: 1 }),
      prop('precision', 'number'),
      controlSize,
    ],
  },
  { tag: 'tinymce', ...text, widget: 'RichText', carried: [prop('height', 'number')] },
  {
    tag: 'el-select',
    asks: 'choose',
    value: 'choice',
    choices: 'options',
    widget: 'Select',
    carried: [
      prop('multiple', 'boolean', { name: 'mode', words: { true: 'multiple', false: null } }),
      search,
      clear,
      controlSize,
    ],
  },
  {
    tag: 'el-cascader',
    asks: 'choose',
    value: 'array',
    choices: 'tree',
    widget: 'Cascader',
    props: { path: true },
    carried: [
      prop('props.props.multiple', 'boolean', { usual: false }),
      search,
      clear,
      controlSize,
    ],
    usual: { options: ['*'], props: ['*'], showAllLevels: [true], separator: ['/'] },
  },
  {
    tag: 'el-radio-group',
    value: 'choice',
    choices: 'options',
    widget: 'RadioGroup',
    carried: [
      prop('optionType', 'string', {
        room: 'config',
        name: 'variant',
        words: { default: null, button: 'buttons' },
      }),
      controlSize,
    ],
  },
  {
    tag: 'el-checkbox-group',
    value: 'array',
    choices: 'options',
    widget: 'CheckboxGroup',
    carried: fewestAndMost,
    usual: { optionType: ['default'] },
  },
  {
    tag: 'el-switch',
    value: 'choice',
    widget: 'Switch',
    carried: [
      prop('activeText', 'string', { name: 'checkedText' }),
      prop('inactiveText', 'string', { name: 'uncheckedText' }),
      prop('activeValue', 'boolean', { name: 'checkedValue', usual: true }),
      prop('inactiveValue', 'boolean', { name: 'uncheckedValue', usual: false }),
      switchSize,
    ],
  },
  {
    tag: 'el-slider',
    when: { member: 'range', is: [true] },
    value: 'array',
    widget: 'SliderRange',
    carried: scale,
  },
  {
    tag: 'el-slider',
    value: 'number',
    widget: 'SliderInput',
    carried: scale,
  },
  {
    tag: 'el-rate',
    value: 'number',
    widget: 'Rate',
    carried: [
      prop('max', 'number', { name: 'count', usual: 5 }),
      prop('allowHalf', 'boolean', { name: 'half', usual: false }),
    ],
  },
  { tag: 'el-color-picker', value: 'string', widget: 'Color', carried: [] },
  {
    tag: 'el-upload',
    when: { member: 'action', is: isOwnAddress },
    value: 'string',
    widget: 'FileUpload',
    carried: addressed,
    usual: upload,
  },
  {
    tag: 'el-upload',
    value: 'string',
    widget: 'Attachments',
    carried: files,
    usual: { ...upload, name: ['file'] },
  },
  {
    tag: 'el-time-picker',
    when: { member: 'isRange', is: [true] },
    value: 'array',
    widget: 'ValueRange',
    props: { of: 'time' },
    carried: [],
    usual: { ...rangeTimes, isRange: [true], format: ['HH:mm:ss'], clearable: ['*'] },
    isNearly: true,
  },
  {
    ...picked,
    tag: 'el-time-picker',
    widget: 'TimePicker',
    carried: [clear, controlSize, written(timeFormats)],
    usual: { ...dates, pickerOptions: ['*'] },
  },
  {
    ...picked,
    when: { member: 'type', is: ['datetime'] },
    widget: 'DateTimePicker',
    carried: [clear, controlSize, written(momentFormats)],
    usual: { ...dates, type: ['datetime'] },
  },
  {
    ...picked,
    when: { member: 'type', is: ['week'] },
    widget: 'DatePicker',
    props: { picker: 'week' },
    carried: [clear, controlSize],
    usual: { ...dates, type: ['week'], format: ['yyyy 第 WW 周', '[Week] ww', 'YYYY-ww'] },
  },
  {
    ...picked,
    when: { member: 'type', is: ['month'] },
    widget: 'DatePicker',
    props: { picker: 'month' },
    carried: [clear, controlSize, written(monthFormats)],
    usual: { ...dates, type: ['month'] },
  },
  {
    ...picked,
    when: { member: 'type', is: ['year'] },
    widget: 'DatePicker',
    props: { picker: 'year' },
    carried: [clear, controlSize],
    usual: { ...dates, type: ['year'], format: ['yyyy', 'YYYY'] },
  },
  {
    ...range,
    when: { member: 'type', is: ['daterange'] },
    usual: { ...dates, type: ['daterange'], format: ['yyyy-MM-dd', 'YYYY-MM-DD'] },
  },
  {
    ...range,
    when: { member: 'type', is: ['datetimerange'] },
    props: { showTime: true },
    usual: {
      ...dates,
      type: ['datetimerange'],
      format: ['yyyy-MM-dd HH:mm:ss', 'YYYY-MM-DD HH:mm:ss'],
    },
  },
  {
    ...picked,
    widget: 'DatePicker',
    carried: [clear, controlSize, written(dayFormats)],
    usual: { ...dates, type: ['date'] },
  },
];
