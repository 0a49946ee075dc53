/** Components of the editors for Element UI and Element Plus. */
import { describe, expect, it } from 'vitest';
import { choices, item, options, read, type Members } from './elements.ts';

const buttons = item('el-radio-group', {}, { options });
const asButtons = { __config__: { ...(buttons.__config__ as Members), optionType: 'button' } };

describe('components of Element', () => {
  const rows: [what: string, item: Members, field: Members, lost?: string[]][] = [
    [
      'a line of text',
      item(
        'el-input',
        {
          placeholder: '请输入项',
          clearable: true,
          maxlength: 11,
          'show-word-limit': true,
          'prefix-icon': 'el-icon-mobile',
          'suffix-icon': '',
          readonly: false,
        },
        { prepend: 'http://', append: '.com' },
      ),
      {
        widget: 'Input',
        props: { addonBefore: 'http://', addonAfter: '.com', showCount: true },
        maxLength: 11,
      },
      ['noPlace prefixIcon'],
    ],
    [
      'lines of text',
      item('el-input', { type: 'textarea', placeholder: '', autosize: { minRows: 4, maxRows: 8 } }),
      { widget: 'TextArea', props: { rows: 4, maxRows: 8 } },
    ],
    [
      'a password',
      item('el-input', { 'show-password': true, clearable: true }),
      { widget: 'PasswordInput' },
    ],
    [
      'a number',
      item('el-input-number', {
        min: 1,
        max: 5,
        step: 1,
        'step-strictly': true,
        'controls-position': 'right',
      }),
      { widget: 'NumberInput', minimum: 1, maximum: 5 },
      ['noPlace stepStrictly', 'noPlace controlsPosition'],
    ],
    ['rich text', item('tinymce', { height: 300 }), { widget: 'RichText', props: { height: 300 } }],
    [
      'choices in a list',
      item('el-select', { clearable: true, filterable: false, multiple: false }, { options }),
      { widget: 'Select', props: { showSearch: false }, options: choices, valueType: 'number' },
    ],
    [
      'several of them',
      item('el-select', { multiple: true }, { options }),
      { widget: 'Select', props: { mode: 'multiple' }, options: choices },
    ],
    [
      'levels',
      item('el-cascader', {
        options: [
          { id: 1, label: '甲', value: 'a', children: [{ id: 2, label: '乙', value: 'b' }] },
        ],
        props: { props: { multiple: false, label: 'label', value: 'value', children: 'children' } },
        'show-all-levels': true,
        separator: '/',
      }),
      {
        widget: 'Cascader',
        props: { path: true },
        options: {
          from: 'list',
          items: [{ label: '甲', value: 'a', children: [{ label: '乙', value: 'b' }] }],
        },
      },
    ],
    [
      'radio buttons',
      item('el-radio-group', { size: 'medium' }, { options }),
      { widget: 'RadioGroup', options: choices, valueType: 'number' },
    ],
    [
      'boxes',
      item('el-checkbox-group', {}, { options }),
      { widget: 'CheckboxGroup', options: choices },
    ],
    [
      'a switch',
      item('el-switch', {
        'active-text': '开',
        'inactive-text': '',
        'active-color': null,
        'active-value': true,
        'inactive-value': false,
      }),
      { widget: 'Switch', props: { checkedText: '开' } },
    ],
    [
      'a scale',
      item('el-slider', { min: 0, max: 10, step: 1, 'show-stops': false, range: false }),
      { widget: 'SliderInput', props: { max: 10 } },
    ],
    [
      'stars',
      item('el-rate', { max: 3, 'allow-half': true, 'show-score': true }),
      { widget: 'Rate', props: { count: 3, half: true } },
      ['noPlace showScore'],
    ],
    [
      'a colour',
      item('el-color-picker', { 'show-alpha': false, 'color-format': '' }),
      { widget: 'Color' },
    ],
    [
      'files',
      item(
        'el-upload',
        {
          action: '',
          accept: 'image/*',
          multiple: true,
          'auto-upload': true,
          'list-type': 'text',
          name: 'file',
        },
        { 'list-type': true },
      ),
      { widget: 'Attachments', props: { accept: ['image/*'] } },
    ],
    [
      'a time of day',
      item('el-time-picker', {
        format: 'HH:mm:ss',
        'value-format': 'HH:mm:ss',
        'picker-options': { selectableRange: '00:00:00-23:59:59' },
      }),
      { widget: 'TimePicker' },
    ],
    [
      'two of them',
      item('el-time-picker', { 'is-range': true, 'range-separator': '至', format: 'HH:mm:ss' }),
      { widget: 'ValueRange', props: { of: 'time' } },
      ['otherWidget el-time-picker'],
    ],
    [
      'a day',
      item('el-date-picker', { type: 'date', format: 'yyyy-MM-dd', 'value-format': 'yyyy-MM-dd' }),
      { widget: 'DatePicker' },
    ],
    [
      'a day as it is written in China',
      item('el-date-picker', { type: 'date', format: 'yyyy年MM月dd日' }),
      { widget: 'DatePicker', props: { format: 'YYYY年MM月DD日' } },
    ],
    [
      'a day and time',
      item('el-date-picker', { type: 'datetime', format: 'yyyy-MM-dd HH:mm:ss' }),
      { widget: 'DateTimePicker' },
    ],
    [
      'a month',
      item('el-date-picker', { type: 'month', format: 'yyyy-MM' }),
      { widget: 'DatePicker', props: { picker: 'month' } },
    ],
    [
      'a year',
      item('el-date-picker', { type: 'year', format: 'yyyy' }),
      { widget: 'DatePicker', props: { picker: 'year' } },
    ],
    [
      'two days',
      item('el-date-picker', {
        type: 'daterange',
        'range-separator': '至',
        'start-placeholder': '开始日期',
        'end-placeholder': '结束日期',
      }),
      { widget: 'DateRange' },
    ],
    [
      'two days, in words of their own',
      item('el-date-picker', {
        type: 'daterange',
        'range-separator': '到',
        'start-placeholder': '入住',
        'end-placeholder': '离店',
      }),
      {
        widget: 'DateRange',
        props: { beginPlaceholder: '入住', endPlaceholder: '离店', separator: '到' },
      },
    ],
    [
      'two numbers on a scale',
      item('el-slider', { min: 0, max: 100, step: 1, range: true }),
      { widget: 'SliderRange' },
    ],
    [
      'two moments',
      item('el-date-picker', { type: 'datetimerange' }),
      { widget: 'DateRange', props: { showTime: true } },
    ],
    [
      'a week',
      item('el-date-picker', { type: 'week' }),
      { widget: 'DatePicker', props: { picker: 'week' } },
    ],
    [
      'a button',
      item(
        'el-button',
        { type: 'primary', icon: 'el-icon-search', round: true, size: 'mini', plain: true },
        { default: '查询' },
      ),
      {
        type: 'button',
        caption: '项',
        icon: 'search',
        variant: 'primary',
        shape: 'round',
        size: 'small',
      },
      ['noPlace plain'],
    ],
    [
      'a button of a colour that ours do not have',
      item('el-button', { type: 'success', icon: 'el-icon-s-cooperation' }, { default: '通过' }),
      { type: 'button', caption: '项' },
      ['badValue type', 'badValue s-cooperation'],
    ],
    [
      'choices as buttons',
      { ...buttons, ...asButtons },
      {
        widget: 'RadioGroup',
        options: choices,
        valueType: 'number',
        props: { variant: 'buttons' },
      },
    ],
  ];

  it.each(rows)('%s', (_what, one, field, lost = []) => {
    const { fields, said } = read(one);
    expect(fields).toEqual([field]);
    expect(said).toEqual(lost);
  });
});
