/** Classic forms read as forms of ours: every member of the panel. */
import { describe, expect, it } from 'vitest';
import { classicForm, classicItem } from './items.ts';
import { fieldOf, read } from './reading.ts';

describe('each member of the classic panel', () => {
  const input = (item: object, config: object = {}) =>
    fieldOf(
      classicItem('a-input', '名称', { item: { ...item }, config: { required: false, ...config } }),
    );
  const of = (tag: string, item: object, config: object = {}, slot: object = {}) =>
    fieldOf(
      classicItem(tag, '名称', {
        item: { ...item },
        config: { required: false, ...config },
        slot: { ...slot },
      }),
    );

  it('字段名, 标题, 占位提示', () => {
    const { form } = read(
      classicForm(
        classicItem('a-input', '电话', { item: { __vModel__: 'tel', placeholder: '11 位' } }),
      ),
    );
    expect(form.fields).toMatchObject([{ name: 'tel', label: '电话', placeholder: '11 位' }]);
  });

  const rows: [
    what: string,
    found: ReturnType<typeof fieldOf>,
    field: Record<string, unknown>,
    lost?: string[],
  ][] = [
    ['默认值', input({}, { defaultValue: '甲' }), { default: '甲' }],
    ['默认值 of another type', input({}, { defaultValue: 3 }), {}, ['badValue defaultValue']],
    ['前缀, 后缀', input({ prefix: '¥', suffix: '元' }), { props: { prefix: '¥', suffix: '元' } }],
    [
      '前图标, 后图标',
      of('a-input', {}, {}, { addonBefore: 'http://', addonAfter: '.cn' }),
      { props: { addonBefore: 'http://', addonAfter: '.cn' } },
    ],
    [
      'both of them',
      of('a-input', { prefix: '¥' }, {}, { addonBefore: 'a' }),
      { props: { prefix: '¥', addonBefore: 'a' } },
    ],
    ['最多输入', input({ maxLength: 11 }), { maxLength: 11 }],
    ['组件尺寸', input({ size: 'large' }), { props: { size: 'large' } }],
    ['能否清空', input({ allowClear: false }), { props: { allowClear: false } }],
    ['是否禁用', input({ disabled: true }), { disabled: true }],
    ['是否只读', input({ readOnly: true }), { readOnly: true }],
    ['是否必填', input({}, { required: true }), { required: true }],
    ['组件宽度', input({ style: { width: '50%' } }), { width: '50%' }],
    ['组件宽度 in pixels', input({ style: { width: '240px' } }), { width: 240 }],
    [
      '组件宽度 that is none, beside a colour',
      input({ style: { width: 'wide', color: 'red' } }),
      {},
      ['noPlace color', 'badValue width'],
    ],
    ['显示标签', input({}, { showLabel: false }), { hideLabel: true }],
    [
      '正则校验',
      input({}, { regList: [{ pattern: '/^1\\d{10}$/', message: '手机号格式错误' }] }),
      { pattern: '^1\\d{10}$', messages: { pattern: '手机号格式错误' } },
    ],
    [
      '最小行数, 最大行数',
      { ...of('a-textarea', { autoSize: { minRows: 2, maxRows: 6 } }) },
      { widget: 'TextArea', props: { rows: 2, maxRows: 6 } },
    ],
    [
      '最小值, 最大值, 步长',
      of('a-input-number', { min: 1, max: 9, step: 2, precision: 1 }),
      { widget: 'NumberInput', props: { step: 2, precision: 1 }, minimum: 1, maximum: 9 },
    ],
    [
      '总数, 允许半选',
      of('a-rate', { count: 3, 'allow-half': true }),
      { widget: 'Rate', props: { count: 3, half: true } },
    ],
    [
      '自定义字符',
      of('a-rate', { character: '好' }),
      { widget: 'Rate', props: { character: '好' } },
    ],
    [
      '选中时的内容, 非选中时的内容',
      of('a-switch', { 'checked-children': '开', 'un-checked-children': '关' }),
      { widget: 'Switch', props: { checkedText: '开', uncheckedText: '关' } },
    ],
    [
      '反转, 范围选择',
      of(
        'a-slider',
        { reverse: true, range: true, min: 1, max: 9, step: 2 },
        { defaultValue: [3, 7] },
      ),
      {
        widget: 'SliderRange',
        props: { reverse: true, min: 1, max: 9, step: 2 },
        default: [3, 7],
      },
    ],
    [
      '反转',
      of('a-slider', { reverse: true }),
      { widget: 'SliderInput', props: { reverse: true } },
    ],
    [
      '按钮样式 of the search box',
      of('a-input-search', { 'enter-button': true }),
      { widget: 'Input', props: { searchButton: 'primary' } },
    ],
    [
      '按钮样式 with a text',
      of('a-input-search', { 'enter-button': '查找' }),
      { widget: 'Input', props: { searchButton: 'primary', searchText: '查找' } },
    ],
    [
      '选项样式',
      of('a-radio-group', { buttonStyle: 'solid' }, { optionType: 'button' }),
      { widget: 'RadioGroup', props: { variant: 'buttons' } },
    ],
    [
      '按钮样式 of choices',
      of('a-radio-group', { buttonStyle: 'outline' }, { optionType: 'button' }),
      { widget: 'RadioGroup', props: { variant: 'buttons', buttonStyle: 'outline' } },
    ],
    [
      '按钮样式 of choices that are no buttons',
      of('a-radio-group', { buttonStyle: 'solid' }),
      { widget: 'RadioGroup' },
    ],
    [
      '模式',
      of('a-select', { mode: 'multiple' }, { defaultValue: ['1'] }),
      { widget: 'Select', props: { mode: 'multiple' }, default: ['1'] },
    ],
    [
      '能否搜索',
      of('a-cascader', { showSearch: false }),
      { widget: 'Cascader', props: { path: true, showSearch: false } },
    ],
    [
      '任选层级, 选择即改变',
      of('a-cascader', { 'change-on-select': true, 'expand-trigger': 'hover' }),
      { widget: 'Cascader', props: { path: true, anyLevel: true, openOn: 'hover' } },
    ],
    [
      '多选, 显示勾选框, 节点完全受控, labelInValue, 默认展开节点',
      of('a-tree-select', {
        multiple: true,
        'tree-checkable': true,
        'tree-check-strictly': true,
        'label-in-value': true,
        'tree-default-expand-all': true,
      }),
      { widget: 'TreeSelect', props: { multiple: true, checkable: true, linked: false } },
      ['noPlace labelInValue'],
    ],
    [
      '下拉菜单和选择器同宽',
      of('a-tree-select', { dropdownMatchSelectWidth: true }),
      { widget: 'TreeSelect' },
    ],
    [
      '展示今天按钮, 时间选择',
      of('a-date-picker', { 'show-today': true, 'show-time': false, format: 'YYYY-MM-DD' }),
      { widget: 'DatePicker' },
    ],
    [
      '时间格式',
      of('a-date-picker', { 'show-time': true, format: 'YYYY/MM/DD HH:mm' }),
      { widget: 'DateTimePicker', props: { format: 'YYYY/MM/DD HH:mm' } },
    ],
    [
      '时间格式 without a time',
      of('a-date-picker', { 'show-time': true, format: 'YYYY/MM/DD' }),
      { widget: 'DateTimePicker' },
      ['badValue format'],
    ],
    [
      '时间格式 of times',
      of('a-time-picker', { format: 'HH:mm' }),
      { widget: 'TimePicker', props: { format: 'HH:mm' } },
    ],
    [
      '12 小时制',
      of('a-time-picker', { 'use12-hours': true }),
      { widget: 'TimePicker', props: { twelveHours: true } },
    ],
    [
      '开始占位, 结束占位, 分隔符',
      of('a-range-picker', { placeholder: ['从', '到'], separator: '至' }),
      {
        widget: 'DateRange',
        props: { beginPlaceholder: '从', endPlaceholder: '到', separator: '至' },
      },
    ],
    [
      '数据源, 是否根据输入项进行筛选, 键盘回填, 默认展开下拉菜单',
      of('a-auto-complete', {
        'data-source': ['甲'],
        'filter-option': true,
        backfill: true,
        'default-open': true,
      }),
      {
        widget: 'AutoComplete',
        props: { suggestions: ['甲'], backfill: true, defaultOpen: true },
      },
    ],
    [
      '数据源 of something else',
      of('a-auto-complete', { 'data-source': ['甲', { value: '乙' }, { of: 1 }, 3] }),
      { widget: 'AutoComplete', props: { suggestions: ['甲', '乙', '3'] } },
      ['badValue dataSource'],
    ],
    [
      '数据源 that is no list',
      of('a-auto-complete', { 'data-source': '甲' }),
      { widget: 'AutoComplete' },
      ['badValue dataSource'],
    ],
    [
      '弹出层展示位置, 触发关键字',
      of('a-mentions', { placement: 'top', prefix: '#', split: '' }),
      { widget: 'Mentions', props: { sign: '#', above: true } },
    ],
    [
      '接口地址, 数据位置, 标签键名, 值键名, 子级键名',
      of(
        'a-cascader',
        { 'field-names': { label: 'name', value: 'id', children: 'nodes' } },
        { dataType: 'dynamic', url: '/system/dept/{id}', method: 'get', dataPath: 'data.rows' },
      ),
      {
        widget: 'Cascader',
        props: { path: true },
        options: {
          from: 'request',
          url: '/system/dept/{{id}',
          records: { $expr: 'result.data.rows' },
          value: 'id',
          label: 'name',
          children: 'nodes',
        },
      },
    ],
    [
      '接口地址 by post',
      of('a-cascader', {}, { dataType: 'dynamic', url: '/tree', method: 'post' }),
      { widget: 'Cascader', props: { path: true } },
      ['noPlace method'],
    ],
  ];

  it.each(rows)('%s', (_what, { field, said }, expected, lost = []) => {
    expect(field).toEqual({ label: '名称', widget: 'Input', ...expected });
    expect(said).toEqual(lost);
  });
});
