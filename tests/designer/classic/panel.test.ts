/**
 * Every property of the classic panel: one item with it is read, and what it says is carried, or
 * named. docs/forms.md has the same list, with the reasons.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readClassic, writeClassic } from '../../../src/designer/classic/index.ts';
import { classicForm, classicItem, paletteItems } from './items.ts';
import { problemsIn } from './reading.ts';

type Members = Record<string, unknown>;

/** What is said over a new item, by where it stands; `form`: what the form itself says. */
interface Said {
  item?: Members;
  config?: Members;
  slot?: Members;
  form?: Members;
}

/** editor: it is of the editor alone, and says nothing of the form. */
type Fate = 'carried' | 'named' | 'editor';

type Row = [
  label: string,
  title: string,
  said: Said,
  fate: Fate,
  /** What the item says before. */
  before?: Said,
];

const input = '单行文本';
const own = { item: { action: '/common/upload' } };
const flexible = { item: { type: 'flex' } };
const dynamic = { config: { dataType: 'dynamic', url: '/system/dept/list', method: 'get' } };
const pattern = (text: string) => ({ pattern: text, message: '格式错误' });

const rows: readonly Row[] = [
  ['字段名', input, { item: { __vModel__: 'mobile' } }, 'carried'],
  ['组件名', '行容器', { config: { componentName: 'contact' } }, 'carried'],
  ['标题', input, { config: { label: '手机' } }, 'carried'],
  ['占位提示', input, { item: { placeholder: '11 位' } }, 'carried'],
  ['开始占位', '日期范围', { item: { placeholder: ['从', 'End'] } }, 'carried'],
  ['结束占位', '日期范围', { item: { placeholder: ['Start', '到'] } }, 'carried'],
  ['表单栅格', input, { config: { span: 7 } }, 'carried'],
  ['栅格间隔', '行容器', { item: { gutter: 40 } }, 'carried'],
  ['水平排列', '行容器', { item: { justify: 'center' } }, 'carried', flexible],
  ['垂直排列', '行容器', { item: { align: 'middle' } }, 'carried', flexible],
  [
    '布局模式',
    '行容器',
    { item: { type: 'flex' } },
    'carried',
    { item: { type: 'default', justify: 'end' } },
  ],
  ['布局结构树', '行容器', { config: { layoutTree: false } }, 'editor'],
  ['组件宽度', input, { item: { style: { width: '50%' } } }, 'carried'],
  ['默认值', input, { config: { defaultValue: '甲' } }, 'carried'],
  ['默认值', '多选框组', { config: { defaultValue: [1, 2] } }, 'carried'],
  ['前缀', input, { item: { prefix: '¥' } }, 'carried'],
  ['前缀', '密码', { item: { prefix: '#' } }, 'carried'],
  ['后缀', input, { item: { suffix: '元' } }, 'carried'],
  ['前图标', input, { slot: { addonBefore: 'http://' } }, 'carried'],
  ['后图标', input, { slot: { addonAfter: '.cn' } }, 'carried'],
  ['最小行数', '多行文本', { item: { autoSize: { minRows: 2, maxRows: 4 } } }, 'carried'],
  ['最大行数', '多行文本', { item: { autoSize: { minRows: 4, maxRows: 9 } } }, 'carried'],
  ['最小值', '计数器', { item: { min: 1 } }, 'carried'],
  ['最小值', '滑块', { item: { min: 1 } }, 'carried'],
  ['最小值', '多选框组', { item: { min: 1 } }, 'carried'],
  ['最大值', '计数器', { item: { max: 9 } }, 'carried'],
  ['最大值', '滑块', { item: { max: 9 } }, 'carried'],
  ['最大值', '多选框组', { item: { max: 1 } }, 'carried'],
  ['步长', '计数器', { item: { step: 5 } }, 'carried'],
  ['步长', '滑块', { item: { step: 5 } }, 'carried'],
  ['精度', '计数器', { item: { precision: 2 } }, 'carried'],
  ['总数', '评分', { item: { count: 3 } }, 'carried'],
  ['最多输入', input, { item: { maxLength: 11 } }, 'carried'],
  ['选中时的内容', '开关', { item: { 'checked-children': '开' } }, 'carried'],
  ['非选中时的内容', '开关', { item: { 'un-checked-children': '关' } }, 'carried'],
  ['文件字段名', '上传', { item: { name: 'content' } }, 'carried', own],
  ['文件字段名，没有上传地址', '上传', { item: { name: 'content' } }, 'named'],
  ['文件类型', '上传', { item: { accept: 'image/*' } }, 'carried'],
  ['文件大小', '上传', { config: { fileSize: 5 } }, 'carried'],
  ['文件大小', '上传', { config: { sizeUnit: 'KB' } }, 'carried'],
  ['上传地址', '上传', own, 'carried'],
  ['上传地址，其他服务器', '上传', { item: { action: 'https://files.example.com/' } }, 'named'],
  ['列表类型', '上传', { item: { 'list-type': 'picture' } }, 'carried'],
  ['列表类型', '上传', { item: { 'list-type': 'picture-card' } }, 'carried'],
  ['按钮文字', '上传', { config: { buttonText: '选择' } }, 'carried'],
  ['多选文件', '上传', { item: { multiple: true } }, 'carried'],
  ['按钮类型', '按钮', { item: { type: 'primary' } }, 'carried'],
  ['按钮类型', '按钮', { item: { type: 'danger' } }, 'carried'],
  ['按钮形状', '按钮', { item: { shape: 'circle' } }, 'carried'],
  ['按钮文字，按钮', '按钮', { slot: { default: '查询' } }, 'carried'],
  ['按钮图标', '按钮', { item: { icon: 'plus' } }, 'carried'],
  ['按钮图标，没有的图标', '按钮', { item: { icon: 'smoking' } }, 'named'],
  ['宽度适应父级', '按钮', { item: { block: true } }, 'carried'],
  ['时间选择', '日期选择', { item: { 'show-time': false, format: 'YYYY-MM-DD' } }, 'carried'],
  ['时间选择', '日期范围', { item: { 'show-time': false, format: 'YYYY-MM-DD' } }, 'carried'],
  ['展示今天按钮', '日期选择', { item: { 'show-today': false } }, 'carried'],
  ['12 小时制', '时间选择', { item: { 'use12-hours': true } }, 'carried'],
  ['时间格式', '日期选择', { item: { format: 'YYYY/MM/DD HH:mm' } }, 'carried'],
  ['时间格式', '时间选择', { item: { format: 'HH:mm' } }, 'carried'],
  ['时间格式', '月份选择', { item: { format: 'YYYY/MM' } }, 'carried'],
  ['时间格式', '日期范围', { item: { format: 'YYYY/MM/DD HH:mm' } }, 'carried'],
  ['时间格式', '周选择', { item: { format: 'ww' } }, 'carried'],
  ['时间格式', '周选择', { item: { format: 'YYYY年第ww周' } }, 'carried'],
  ['时间格式，其他写法', '日期选择', { item: { format: 'dddd' } }, 'named'],
  ['分隔符', '日期范围', { item: { separator: '至' } }, 'carried'],
  ['是否只读', input, { item: { readOnly: true } }, 'carried'],
  ['按钮样式，搜索', '搜索', { item: { 'enter-button': true } }, 'carried'],
  [
    '按钮样式',
    '单选框组',
    { item: { buttonStyle: 'solid' } },
    'carried',
    { config: { optionType: 'button' } },
  ],
  ['数据源', '自动完成', { item: { 'data-source': ['甲'] } }, 'carried'],
  ['是否根据输入项进行筛选', '自动完成', { item: { 'filter-option': false } }, 'carried'],
  ['键盘回填', '自动完成', { item: { backfill: true } }, 'carried'],
  ['默认展开下拉菜单', '自动完成', { item: { 'default-open': true } }, 'carried'],
  ['弹出层展示位置', '提及', { item: { placement: 'top' } }, 'carried'],
  ['触发关键字', '提及', { item: { prefix: '#' } }, 'carried'],
  ['分隔符', '提及', { item: { split: ',' } }, 'carried'],
  ['选项', '下拉选择', { slot: { options: [{ label: '甲', value: 'a' }] } }, 'carried'],
  ['顶部标题', '穿梭框', { item: { titles: ['全部', 'Target'] } }, 'carried'],
  ['显示名与数据值', '穿梭框', { item: { 'data-source': [{ key: 'a', title: '甲' }] } }, 'carried'],
  ['数据类型', '级联选择', { config: { dataType: 'static' } }, 'carried', dynamic],
  ['接口地址', '级联选择', { config: { url: '/system/post/list' } }, 'carried', dynamic],
  ['接口地址，其他服务器', '级联选择', { config: { url: 'https://a.example/' } }, 'named', dynamic],
  ['接口地址，不是 get', '级联选择', { config: { method: 'post' } }, 'named', dynamic],
  ['数据位置', '级联选择', { config: { dataPath: 'data.rows' } }, 'carried', dynamic],
  ['标签键名', '级联选择', { item: { 'field-names': { label: 'name' } } }, 'carried', dynamic],
  ['值键名', '级联选择', { item: { 'field-names': { value: 'id' } } }, 'carried', dynamic],
  ['子级键名', '级联选择', { item: { 'field-names': { children: 'nodes' } } }, 'carried', dynamic],
  ['静态数据', '树选择', { item: { treeData: [{ label: '甲', value: 'a' }] } }, 'carried'],
  ['任选层级', '级联选择', { item: { 'expand-trigger': 'hover' } }, 'carried'],
  ['选择即改变', '级联选择', { item: { 'change-on-select': false } }, 'carried'],
  ['下拉菜单和选择器同宽', '树选择', { item: { 'dropdown-match-select-width': false } }, 'carried'],
  ['默认展开节点', '树选择', { item: { 'tree-default-expand-all': true } }, 'carried'],
  ['多选', '树选择', { item: { multiple: true } }, 'carried'],
  ['显示勾选框', '树选择', { item: { 'tree-checkable': true } }, 'carried'],
  [
    '节点完全受控',
    '树选择',
    { item: { 'tree-check-strictly': true } },
    'carried',
    { item: { 'tree-checkable': true } },
  ],
  ['labelInValue', '树选择', { item: { 'label-in-value': true } }, 'named'],
  ['选项样式', '单选框组', { config: { optionType: 'button' } }, 'carried'],
  ['允许半选', '评分', { item: { 'allow-half': true } }, 'carried'],
  ['自定义字符', '评分', { item: { character: '好' } }, 'carried'],
  ['反转', '滑块', { item: { reverse: true } }, 'carried'],
  ['范围选择', '滑块', { item: { range: true }, config: { defaultValue: [2, 5] } }, 'carried'],
  ...[
    input,
    '多行文本',
    '密码',
    '计数器',
    '自动完成',
    '下拉选择',
    '级联选择',
    '树选择',
    '单选框组',
    '开关',
    '时间选择',
    '日期选择',
    '月份选择',
    '周选择',
    '日期范围',
    '按钮',
  ].map((title): Row => ['组件尺寸', title, { item: { size: 'small' } }, 'carried']),
  ...['提及', '穿梭框', '多选框组', '滑块', '评分', '上传'].map((title): Row => [
    '组件尺寸，没有大小的组件',
    title,
    { item: { size: 'small' } },
    'named',
  ]),
  ['显示标签', input, { config: { showLabel: false } }, 'carried'],
  ['能否清空', input, { item: { allowClear: false } }, 'carried'],
  ['能否搜索', '下拉选择', { item: { showSearch: true } }, 'carried'],
  ['能否搜索', '穿梭框', { item: { showSearch: true } }, 'carried'],
  ['模式', '下拉选择', { item: { mode: 'multiple' } }, 'carried'],
  ['模式', '下拉选择', { item: { mode: 'tags' } }, 'carried'],
  ['是否禁用', input, { item: { disabled: true } }, 'carried'],
  ['是否必填', input, { config: { required: false } }, 'carried'],
  ['正则校验', input, { config: { regList: [pattern('/^1\\d{10}$/')] } }, 'carried'],
  [
    '正则校验',
    input,
    { config: { regList: [pattern('/^1/'), pattern('/^\\d+$/')] } },
    'carried',
    { config: { regList: [pattern('/^1/')] } },
  ],
  ['查看组件文档', input, { config: { document: 'https://www.antdv.com/' } }, 'editor'],
  ['表单名', input, { form: { formRef: 'form1' } }, 'editor'],
  ['表单模型', input, { form: { formModel: 'data1' } }, 'editor'],
  ['校验模型', input, { form: { formRules: 'rules1' } }, 'editor'],
  ['表单布局', input, { form: { layout: 'vertical' } }, 'carried'],
  ['表单布局', input, { form: { layout: 'inline' } }, 'carried'],
  ['标签长度', input, { form: { labelCol: { span: 6, offset: 0 } } }, 'carried'],
  ['标签偏移量', input, { form: { labelCol: { span: 3, offset: 2 } } }, 'carried'],
  ['控件长度', input, { form: { wrapperCol: { span: 12, offset: 0 } } }, 'carried'],
  ['控件偏移量', input, { form: { wrapperCol: { span: 12, offset: 2 } } }, 'carried'],
  ['标签对齐', input, { form: { labelAlign: 'left' } }, 'carried'],
  ['表单的栅格间隔', input, { form: { gutter: 0 } }, 'carried'],
  ['禁用表单', input, { form: { disabled: true } }, 'carried'],
  ['表单按钮', input, { form: { formBtns: false } }, 'carried'],
  ['显示未选中组件边框', input, { form: { unFocusedComponentBorder: true } }, 'editor'],
];

/** The item of a new form, with what is said of it. */
function formWith(title: string, ...said: readonly Said[]): Members {
  let item = paletteItems()[title]!;
  let form: Members = {};
  for (const { item: own, config, slot, form: frame } of said) {
    item = {
      ...item,
      ...own,
      __config__: { ...(item.__config__ as Members), ...config },
      __slot__: { ...((item.__slot__ ?? {}) as Members), ...slot },
    };
    form = { ...form, ...frame };
  }
  item = title === '行容器' ? withChildren(item) : { __vModel__: 'field', ...item };
  return { ...classicForm({ ...item }), ...form };
}

const withChildren = (row: Members): Members => ({
  ...row,
  __config__: {
    ...(row.__config__ as Members),
    children: [classicItem('a-input', '项', { item: { __vModel__: 'inside' } })],
  },
});

function readForm(json: Members) {
  const read = readClassic(JSON.parse(JSON.stringify(json)));
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  expect(problemsIn(read.form)).toEqual([]);
  const { form, buttons, lost } = read;
  return { form, buttons, lost: lost.map(({ kind, name }) => `${kind} ${name}`) };
}

/** A form without the names that are given anew each time. */
const shape = ({ form, buttons }: ReturnType<typeof readForm>): string =>
  JSON.stringify({ form, buttons }).replaceAll(/"field\d+"/g, '"field"');

function fateOf([, title, said, , before = {}]: Row): Fate {
  const [was, is] = [formWith(title, before), formWith(title, before, said)].map(readForm);
  if (is!.lost.length > was!.lost.length) return 'named';
  return shape(was!) === shape(is!) ? 'editor' : 'carried';
}

describe('each property of the classic panel', () => {
  it.each(rows)('%s of %s', (...row) => {
    expect(fateOf(row)).toBe(row[3]);
  });

  it.each(rows.filter(([, , , fate]) => fate === 'carried'))('%s of %s comes back', (...row) => {
    const [, title, said, , before = {}] = row;
    const { form, buttons } = readForm(formWith(title, before, said));
    const written = writeClassic(form, buttons);
    const again = readForm(written.json as Members);
    expect(again).toEqual({ form, buttons, lost: [] });
  });

  it('has its place in the documents', () => {
    const text = readFileSync(new URL('../../../docs/forms.md', import.meta.url), 'utf8');
    const listed = (heading: string) =>
      text
        .split(`### ${heading}\n`)[1]!
        .split('\n### ')[0]!
        .split('\n')
        .filter((line) => /^\| (?!-|Property)/.test(line))
        .flatMap((line) => line.split('|')[1]!.split('、'))
        .map((label) => label.trim());
    const of = (...fates: Fate[]) => [
      ...new Set(rows.filter(([, , , fate]) => fates.includes(fate)).map(([label]) => label)),
    ];
    expect(listed('What is carried').toSorted()).toEqual(of('carried').toSorted());
    expect(listed('What is not carried').toSorted()).toEqual(of('named', 'editor').toSorted());
  });
});
