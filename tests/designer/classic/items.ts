/** One item of each kind that the classic editor has, as it writes new ones. */

type Members = Record<string, unknown>;

interface Said {
  item?: Members;
  config?: Members;
  slot?: Members;
}

let count = 100;

/** An item with what all have, and what is said of it. */
export function classicItem(tag: string, label: string, said: Said = {}): Members {
  const formId = ++count;
  return {
    __config__: {
      label,
      showLabel: true,
      changeTag: true,
      tag,
      tagIcon: 'input',
      required: true,
      layout: 'colFormItem',
      span: 24,
      document: 'https://www.antdv.com/components/input-cn/',
      regList: [],
      formId,
      renderKey: `${formId}1605830000000`,
      ...said.config,
    },
    __slot__: said.slot ?? {},
    __vModel__: `field${formId}`,
    style: { width: '100%' },
    allowClear: true,
    disabled: false,
    size: 'default',
    ...said.item,
  };
}

const options = {
  options: [
    { label: '选项一', value: 1 },
    { label: '选项二', value: 2 },
  ],
};
const tree = [
  { id: 1, label: '选项1', value: 1, children: [{ id: 2, label: '选项1-1', value: 11 }] },
];
const dynamic = {
  dataType: 'dynamic',
  method: 'get',
  dataPath: 'list',
  dataConsumer: 'options',
  url: 'https://www.example.com/mock/cascader',
};

/** By the title in the palette: the item as the editor makes it. */
export const paletteItems = (): Readonly<Record<string, Members>> => ({
  单行文本: classicItem('a-input', '单行文本', {
    config: { defaultValue: undefined },
    slot: { addonBefore: '', addonAfter: '' },
    item: { placeholder: '请输入单行文本', prefix: '', suffix: '', maxLength: null },
  }),
  多行文本: classicItem('a-textarea', '多行文本', {
    item: { placeholder: '请输入多行文本', autoSize: { minRows: 4, maxRows: 4 }, maxLength: null },
  }),
  密码: classicItem('a-input-password', '密码', {
    item: { placeholder: '请输入密码', prefix: '', suffix: '', maxLength: null },
  }),
  计数器: classicItem('a-input-number', '计数器', {
    item: { placeholder: '请输入计数器', min: null, max: null, step: 1, precision: null },
  }),
  搜索: classicItem('a-input-search', '搜索', {
    item: { placeholder: '请输入搜索', 'enter-button': false },
  }),
  自动完成: classicItem('a-auto-complete', '自动完成', {
    item: {
      placeholder: '请输入自动完成',
      'data-source': ['aaa', 'bbb'],
      'filter-option': true,
      backfill: false,
      'default-open': false,
    },
  }),
  提及: classicItem('a-mentions', '提及', {
    slot: options,
    item: { placeholder: '请输入提及', placement: 'bottom', prefix: '@', split: ' ' },
  }),
  下拉选择: classicItem('a-select', '下拉选择', {
    slot: options,
    item: { placeholder: '请选择下拉选择', showSearch: false, mode: 'default' },
  }),
  级联选择: classicItem('a-cascader', '级联选择', {
    config: { ...dynamic, defaultValue: [] },
    item: {
      placeholder: '请选择级联选择',
      options: tree,
      'field-names': { label: 'label', value: 'value', children: 'children' },
      'change-on-select': true,
      'expand-trigger': 'click',
    },
  }),
  树选择: classicItem('a-tree-select', '树选择', {
    config: { ...dynamic, dataConsumer: 'treeData', dataType: 'static' },
    item: {
      placeholder: '请选择树选择',
      treeData: tree,
      'replace-fields': { title: 'label', key: 'id', value: 'value', children: 'children' },
      'label-in-value': false,
      multiple: false,
      'tree-checkable': false,
      'tree-check-strictly': false,
      'tree-default-expand-all': false,
    },
  }),
  穿梭框: classicItem('a-transfer', '穿梭框', {
    config: { defaultValue: [] },
    item: {
      'data-source': [
        { key: '1', title: '选项一' },
        { key: '2', title: '选项二' },
      ],
      titles: ['Source', 'Target'],
      showSearch: false,
    },
  }),
  单选框组: classicItem('a-radio-group', '单选框组', {
    config: { optionType: 'default' },
    slot: options,
    item: { buttonStyle: 'outline' },
  }),
  多选框组: classicItem('a-checkbox-group', '多选框组', {
    config: { defaultValue: [] },
    slot: options,
    item: { min: null, max: null },
  }),
  开关: classicItem('a-switch', '开关', {
    config: { defaultValue: false },
    item: { 'checked-children': '', 'un-checked-children': '' },
  }),
  滑块: classicItem('a-slider', '滑块', {
    config: { defaultValue: 0 },
    item: { min: 0, max: 100, step: 1, reverse: false, range: false },
  }),
  评分: classicItem('a-rate', '评分', {
    config: { defaultValue: 0 },
    item: { count: 5, 'allow-half': false, character: '' },
  }),
  上传: classicItem('a-upload', '上传', {
    config: { fileSize: 2, sizeUnit: 'MB', buttonText: '点击上传', showTip: false },
    item: { 'list-type': 'text', name: 'file', accept: '', action: '', multiple: false },
  }),
  时间选择: classicItem('a-time-picker', '时间选择', {
    item: { placeholder: '请选择时间选择', format: 'HH:mm:ss', 'use12-hours': false },
  }),
  日期选择: classicItem('a-date-picker', '日期选择', {
    item: {
      placeholder: '请选择日期选择',
      format: 'YYYY-MM-DD HH:mm:ss',
      'show-today': true,
      'show-time': true,
    },
  }),
  月份选择: classicItem('a-month-picker', '月份选择', {
    item: { placeholder: '请选择月份选择', format: 'YYYY-MM' },
  }),
  周选择: classicItem('a-week-picker', '周选择', {
    item: { placeholder: '请选择周选择', format: 'YYYY-ww' },
  }),
  日期范围: classicItem('a-range-picker', '日期范围', {
    item: {
      placeholder: ['Start', 'End'],
      separator: '~',
      format: 'YYYY-MM-DD HH:mm:ss',
      'show-time': true,
    },
  }),
  行容器: {
    __config__: {
      layout: 'rowFormItem',
      tag: 'a-row',
      tagIcon: 'row',
      layoutTree: true,
      children: [],
      componentName: 'row150',
      span: 24,
      formId: 150,
      renderKey: '1501605830000000',
    },
    type: 'default',
    justify: 'start',
    align: 'top',
  },
  按钮: classicItem('a-button', '按钮', {
    slot: { default: '主要按钮' },
    item: { type: 'default', icon: 'search', block: false, shape: '' },
  }),
});

/** What the editor says of a new form. */
const classicFrame = {
  formRef: 'elForm',
  formModel: 'formData',
  formRules: 'rules',
  size: 'default',
  layout: 'horizontal',
  labelCol: { span: 3, offset: 0 },
  wrapperCol: { span: 21, offset: 0 },
  labelAlign: 'right',
  gutter: 15,
  disabled: false,
  span: 24,
  formBtns: true,
  unFocusedComponentBorder: false,
};

export const classicForm = (...fields: readonly Members[]): Members => ({
  fields,
  ...classicFrame,
});
