/** Classic forms read as forms of ours: every row of the palette, every member of the panel. */
import { describe, expect, it } from 'vitest';
import { readClassic, type Loss } from '../../../src/designer/classic/index.ts';
import type { FormField } from '../../../src/schema/generated/types.gen.ts';
import { classicForm, classicItem, paletteItems } from './items.ts';

/** The form, and what was lost as `kind name`. */
function read(json: unknown) {
  const found = readClassic(json);
  if ('problems' in found) throw new Error(JSON.stringify(found.problems));
  return { ...found, said: found.lost.map(sentence) };
}

const sentence = ({ kind, name, became, nearest }: Loss): string =>
  [kind, name, became && `→ ${became}`, nearest && `(${nearest}?)`].filter(Boolean).join(' ');

/** The field that one item becomes, without its name. */
function fieldOf(item: Record<string, unknown>) {
  const { form, said } = read(classicForm(item));
  const [field] = form.fields as FormField[];
  const { name: _name, ...rest } = field ?? {};
  return { field: rest, said };
}

const numbers = {
  from: 'list',
  items: [
    { value: 1, label: '选项一' },
    { value: 2, label: '选项二' },
  ],
};
const tree = {
  from: 'list',
  items: [{ value: 1, label: '选项1', children: [{ value: 11, label: '选项1-1' }] }],
};

describe('each component of the classic palette', () => {
  const rows: [title: string, field: Record<string, unknown>, lost?: string[]][] = [
    ['单行文本', { widget: 'Input' }],
    ['多行文本', { widget: 'TextArea', props: { rows: 4, maxRows: 4 } }],
    ['密码', { widget: 'PasswordInput' }],
    ['计数器', { widget: 'NumberInput' }],
    ['搜索', { widget: 'Input' }, ['otherWidget a-input-search → Input']],
    ['自动完成', { widget: 'Input' }, ['otherWidget a-auto-complete → Input']],
    ['提及', { widget: 'Input' }, ['noPlace split', 'otherWidget a-mentions → Input']],
    [
      '下拉选择',
      { widget: 'Select', props: { showSearch: false }, options: numbers, valueType: 'number' },
    ],
    [
      '级联选择',
      { widget: 'Cascader', props: { path: true, anyLevel: true }, options: tree },
      ['address https://www.example.com/mock/cascader'],
    ],
    [
      '树选择',
      { widget: 'TreeSelect', props: { expandAll: false }, options: tree, valueType: 'number' },
    ],
    [
      '穿梭框',
      {
        widget: 'Transfer',
        props: { showSearch: false, sourceTitle: 'Source', targetTitle: 'Target' },
        options: {
          from: 'list',
          items: [
            { value: '1', label: '选项一' },
            { value: '2', label: '选项二' },
          ],
        },
      },
    ],
    ['单选框组', { widget: 'RadioGroup', options: numbers, valueType: 'number' }],
    ['多选框组', { widget: 'CheckboxGroup', options: numbers }],
    ['开关', { widget: 'Switch', default: false }],
    ['滑块', { widget: 'SliderInput', default: 0 }],
    ['评分', { widget: 'Rate', default: 0 }],
    ['上传', { widget: 'Attachments', props: { max: 1, maxSize: '2MB' } }],
    ['时间选择', { widget: 'TimePicker' }],
    ['日期选择', { widget: 'DateTimePicker' }],
    ['月份选择', { widget: 'DatePicker', props: { picker: 'month' } }],
    ['周选择', { widget: 'DatePicker' }, ['otherWidget a-week-picker → DatePicker']],
    ['日期范围', { widget: 'DateRange', props: { showTime: true } }],
  ];

  it.each(rows)('%s', (title, field, lost = []) => {
    const found = fieldOf(paletteItems()[title]!);
    expect(found.field).toEqual({ label: title, required: true, ...field });
    expect(found.said).toEqual(lost);
  });

  it('行容器 holds its items in columns', () => {
    const row = paletteItems().行容器!;
    const item = (span: number) => classicItem('a-input', '项', { config: { span } });
    const inside = { ...(row.__config__ as object), children: [item(8), item(16)] };
    const { form, said } = read(classicForm({ ...row, __config__: inside }));
    expect(form.fields).toMatchObject([
      { type: 'grid', columns: 3, fields: [{ label: '项' }, { label: '项', span: 2 }] },
    ]);
    expect(said).toEqual([]);
  });

  it('按钮 has no place in a form', () => {
    const { form, said } = read(classicForm(paletteItems().按钮!));
    expect(form.fields).toEqual([]);
    expect(said).toEqual(['noPlace a-button']);
  });

  it('are all there', () => {
    const tested = [...rows.map(([title]) => title), '行容器', '按钮'];
    expect(Object.keys(paletteItems())).toEqual(tested);
  });
});

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
      { props: { prefix: 'http://', suffix: '.cn' } },
    ],
    [
      'both of them',
      of('a-input', { prefix: '¥' }, {}, { addonBefore: 'a' }),
      { props: { prefix: '¥' } },
      ['noPlace addonBefore'],
    ],
    ['最多输入', input({ maxLength: 11 }), { maxLength: 11 }],
    ['组件尺寸', input({ size: 'large' }), { props: { size: 'large' } }],
    ['能否清空', input({ allowClear: false }), { props: { allowClear: false } }],
    ['是否禁用', input({ disabled: true }), { disabled: true }],
    ['是否只读', input({ readOnly: true }), { readOnly: true }],
    ['是否必填', input({}, { required: true }), { required: true }],
    ['组件宽度', input({ style: { width: '50%' } }), {}, ['noPlace style']],
    ['显示标签', input({}, { showLabel: false }), {}, ['noPlace showLabel']],
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
    ['自定义字符', of('a-rate', { character: '好' }), { widget: 'Rate' }, ['noPlace character']],
    [
      '选中时的内容, 非选中时的内容',
      of('a-switch', { 'checked-children': '开', 'un-checked-children': '关' }),
      { widget: 'Switch', props: { checkedText: '开', uncheckedText: '关' } },
    ],
    [
      '反转, 范围选择',
      of('a-slider', { reverse: true, range: true, min: 1, max: 9 }),
      { widget: 'SliderInput', props: { min: 1, max: 9 } },
      ['noPlace reverse', 'noPlace range'],
    ],
    [
      '文件字段名, 文件类型, 文件大小, 多选文件',
      of(
        'a-upload',
        { name: 'upload', accept: '.doc,.docx, image/*', multiple: true },
        { fileSize: 500, sizeUnit: 'KB' },
      ),
      { widget: 'Attachments', props: { maxSize: '500KB', accept: ['doc', 'docx', 'image/*'] } },
      ['noPlace name'],
    ],
    [
      '上传地址, 列表类型',
      of('a-upload', { action: 'https://files.example.com/', 'list-type': 'picture' }),
      { widget: 'Attachments', props: { max: 1 } },
      ['noPlace action', 'noPlace listType'],
    ],
    [
      '按钮样式 of the search box',
      of('a-input-search', { 'enter-button': true }),
      {},
      ['noPlace enterButton', 'otherWidget a-input-search → Input'],
    ],
    [
      '选项样式',
      of('a-radio-group', {}, { optionType: 'button' }),
      { widget: 'RadioGroup', props: { look: 'buttons' } },
    ],
    [
      '按钮样式 of choices',
      of('a-radio-group', { buttonStyle: 'solid' }),
      { widget: 'RadioGroup' },
      ['noPlace buttonStyle'],
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
      { widget: 'Cascader', props: { path: true, anyLevel: true } },
      ['noPlace expandTrigger'],
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
      { widget: 'TreeSelect', props: { multiple: true, checkable: true } },
      ['noPlace treeCheckStrictly', 'noPlace labelInValue'],
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
      of('a-date-picker', { 'show-time': true, format: 'YYYY/MM/DD' }),
      { widget: 'DateTimePicker' },
      ['noPlace format'],
    ],
    [
      '12 小时制',
      of('a-time-picker', { 'use12-hours': true }),
      { widget: 'TimePicker' },
      ['noPlace use12Hours'],
    ],
    [
      '开始占位, 结束占位, 分隔符',
      of('a-range-picker', { placeholder: ['从', '到'], separator: '至' }),
      { widget: 'DateRange' },
      ['noPlace separator', 'noPlace placeholder'],
    ],
    [
      '数据源, 是否根据输入项进行筛选, 键盘回填, 默认展开下拉菜单',
      of('a-auto-complete', {
        'data-source': ['甲'],
        'filter-option': true,
        backfill: true,
        'default-open': true,
      }),
      {},
      [
        'noPlace dataSource',
        'noPlace backfill',
        'noPlace defaultOpen',
        'otherWidget a-auto-complete → Input',
      ],
    ],
    [
      '弹出层展示位置, 触发关键字',
      of('a-mentions', { placement: 'top', prefix: '#', split: '' }),
      {},
      ['noPlace placement', 'noPlace prefix', 'otherWidget a-mentions → Input'],
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

describe('what the form says of itself', () => {
  const frame = (said: object) => read({ ...classicForm(), ...said });

  it('labels at the left or above', () => {
    expect(frame({}).form.labels).toBe('left');
    expect(frame({ layout: 'vertical' }).form.labels).toBeUndefined();
  });

  it('names what it cannot say', () => {
    const { said } = frame({
      layout: 'inline',
      labelAlign: 'left',
      gutter: 30,
      labelCol: { span: 6, offset: 1 },
      wrapperCol: { span: 18, offset: 0 },
    });
    expect(said).toEqual([
      'noPlace layout',
      'noPlace labelCol.span',
      'noPlace labelCol.offset',
      'noPlace wrapperCol.span',
      'noPlace labelAlign',
      'noPlace gutter',
    ]);
  });

  it('that all of it is disabled, and that it has no buttons', () => {
    const found = read({
      ...classicForm(classicItem('a-input', '甲')),
      disabled: true,
      formBtns: false,
    });
    expect(found.form.fields).toMatchObject([{ label: '甲', disabled: true }]);
    expect(found.buttons).toBe(false);
  });
});

describe('columns', () => {
  const spans = (...given: number[]) => {
    const { form, said } = read(
      classicForm(...given.map((span) => classicItem('a-input', '项', { config: { span } }))),
    );
    return {
      columns: form.columns,
      spans: (form.fields as FormField[]).map(({ span }) => span),
      said,
    };
  };

  it('are as many as the widths need', () => {
    expect(spans(24, 24)).toMatchObject({ columns: undefined, spans: [undefined, undefined] });
    expect(spans(12, 24)).toMatchObject({ columns: 2, spans: [undefined, 2] });
    expect(spans(6, 18)).toMatchObject({ columns: 4, spans: [undefined, 3] });
  });

  it('take the nearest width that there is, and say so', () => {
    expect(spans(8, 12)).toMatchObject({
      columns: 4,
      spans: [undefined, 2],
      said: ['rounded 8 → 1/4'],
    });
  });
});

describe('names', () => {
  it('that fields cannot have, or that stand twice, are replaced', () => {
    const item = (name: unknown) => classicItem('a-input', '项', { item: { __vModel__: name } });
    const { form, said } = read(
      classicForm(item('用户'), item('a'), item('a'), item('constructor'), item(undefined)),
    );
    expect((form.fields as FormField[]).map(({ name }) => name)).toEqual([
      'field101',
      'a',
      'field102',
      'field103',
      'field104',
    ]);
    expect(said).toEqual([
      'renamed 用户 → field101',
      'renamed a → field102',
      'renamed constructor → field103',
      'renamed → field104',
    ]);
  });

  it('of tags that are not there have a nearest one', () => {
    const { form, said } = read(classicForm(classicItem('a-inptu', '项')));
    expect(form.fields).toEqual([]);
    expect(said).toEqual(['unknownTag a-inptu (a-input?)']);
  });
});
