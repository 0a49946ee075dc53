/**
 * Members that the classic editor gives to each new item of a tag: its panel shows a control only
 * for members that are there (docs/protocol/designer.md).
 */
import type { Members } from '../shape.ts';

interface Begin {
  /** Title of the component in the palette, and its icon. */
  icon: string;
  item: Members;
  config?: Members;
  slot?: Members;
}

const text = { maxLength: null, prefix: '', suffix: '' };
const sides = { addonBefore: '', addonAfter: '' };
const time = { valueFormat: null };

/** By tag. */
export const begins: Readonly<Record<string, Begin>> = {
  'a-input': { icon: 'input', item: text, slot: sides },
  'a-input-search': { icon: 'search', item: { ...text, 'enter-button': false }, slot: sides },
  'a-textarea': {
    icon: 'textarea',
    item: { autoSize: { minRows: 4, maxRows: 4 }, maxLength: null },
  },
  'a-input-password': { icon: 'password', item: text },
  'a-input-number': { icon: 'number', item: { min: null, max: null, step: 1, precision: null } },
  'a-auto-complete': {
    icon: 'input',
    item: { 'data-source': [], 'filter-option': true, backfill: false, 'default-open': false },
  },
  'a-mentions': {
    icon: 'input',
    item: { placement: 'bottom', prefix: '@', split: ' ' },
    slot: { options: [] },
  },
  'a-select': { icon: 'select', item: { showSearch: true, mode: 'default' } },
  'a-cascader': {
    icon: 'cascader',
    item: {
      options: [],
      'field-names': { label: 'label', value: 'value', children: 'children' },
      'change-on-select': false,
      'expand-trigger': 'click',
      showSearch: true,
    },
    config: {
      dataType: 'static',
      dataConsumer: 'options',
      dataPath: 'list',
      url: '',
      method: 'get',
    },
  },
  'a-tree-select': {
    icon: 'tree-select',
    item: {
      treeData: [],
      'replace-fields': { title: 'label', key: 'value', value: 'value', children: 'children' },
      multiple: false,
      'tree-checkable': false,
      'tree-default-expand-all': true,
      'dropdown-match-select-width': true,
      showSearch: true,
    },
    config: {
      dataType: 'static',
      dataConsumer: 'treeData',
      dataPath: 'list',
      url: '',
      method: 'get',
    },
  },
  'a-transfer': {
    icon: 'transfer',
    item: { 'data-source': [], titles: ['可选', '已选'], showSearch: true },
  },
  'a-radio-group': {
    icon: 'radio',
    item: { buttonStyle: 'outline' },
    config: { optionType: 'default' },
  },
  'a-checkbox-group': { icon: 'checkbox', item: { min: null, max: null } },
  'a-switch': { icon: 'switch', item: { 'checked-children': '', 'un-checked-children': '' } },
  'a-slider': { icon: 'slider', item: { min: 0, max: 100, step: 1, reverse: false, range: false } },
  'a-rate': { icon: 'rate', item: { count: 5, 'allow-half': false, character: '' } },
  'a-upload': { icon: 'upload', item: {} },
  'a-time-picker': { icon: 'time', item: { format: 'HH:mm:ss', 'use12-hours': false, ...time } },
  'a-date-picker': {
    icon: 'date',
    item: { format: 'YYYY-MM-DD HH:mm:ss', 'show-today': true, 'show-time': true, ...time },
  },
  'a-month-picker': { icon: 'month', item: { format: 'YYYY-MM', ...time } },
  'a-week-picker': { icon: 'week', item: { format: 'YYYY-ww', ...time } },
  'a-range-picker': {
    icon: 'date-range',
    item: {
      placeholder: ['开始日期', '结束日期'],
      format: 'YYYY-MM-DD',
      separator: '~',
      'show-time': false,
      ...time,
    },
  },
};
