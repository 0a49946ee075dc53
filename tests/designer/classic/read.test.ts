/** Classic forms read as forms of ours: every row of the palette, and the form itself. */
import { describe, expect, it } from 'vitest';
import type { FormField } from '../../../src/schema/generated/types.gen.ts';
import { writeClassic } from '../../../src/designer/classic/index.ts';
import { classicForm, classicItem, paletteItems } from './items.ts';
import { fieldOf, read } from './reading.ts';

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
    ['搜索', { widget: 'Input', props: { searchButton: 'plain' } }],
    ['自动完成', { widget: 'AutoComplete' }],
    ['提及', { widget: 'Mentions', props: { names: ['1', '2'] } }],
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
    ['周选择', { widget: 'DatePicker', props: { picker: 'week' } }],
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

  it('按钮 is a button without steps', () => {
    const { form, said } = read(classicForm({ ...paletteItems().按钮!, __vModel__: 'search' }));
    expect(form.fields).toEqual([
      { type: 'button', name: 'search', label: '主要按钮', caption: '按钮', icon: 'search' },
    ]);
    expect(said).toEqual([]);
  });

  it('are all there', () => {
    const tested = [...rows.map(([title]) => title), '行容器', '按钮'];
    expect(Object.keys(paletteItems())).toEqual(tested);
  });
});

describe('what the form says of itself', () => {
  const frame = (said: object) => read({ ...classicForm(), ...said });

  it('labels at the left or above', () => {
    expect(frame({}).form.labels).toBe('left');
    expect(frame({ layout: 'vertical' }).form.labels).toBeUndefined();
  });

  it('how wide labels and controls are, and where they stand', () => {
    const { form, said } = frame({
      labelAlign: 'left',
      gutter: 30,
      labelCol: { span: 6, offset: 1 },
      wrapperCol: { span: 12, offset: 2 },
    });
    expect(form).toEqual({
      labels: 'left',
      labelWidth: '25%',
      labelOffset: '4.1667%',
      labelAlign: 'left',
      controlWidth: '50%',
      controlOffset: '8.3333%',
      gap: 30,
      fields: [],
    });
    expect(said).toEqual([]);
    expect(writeClassic(form).json).toMatchObject({
      labelAlign: 'left',
      gutter: 30,
      labelCol: { span: 6, offset: 1 },
      wrapperCol: { span: 12, offset: 2 },
    });
    expect(writeClassic(form).hidden).toEqual([]);
  });

  it('that its fields stand beside each other', () => {
    expect(frame({ layout: 'inline' })).toMatchObject({ form: { labels: 'inline' }, said: [] });
  });

  it('and names what it cannot say', () => {
    const { said } = frame({
      layout: 'diagonal',
      labelAlign: 'middle',
      labelWidth: 'wide',
      gutter: 3000,
      size: 'small',
      labelCol: { span: 60, xs: 2 },
    });
    expect(said).toEqual([
      'noPlace size',
      'noPlace labelCol.xs',
      'badValue labelCol.span',
      'badValue layout',
      'badValue labelWidth',
      'badValue labelAlign',
      'badValue gutter',
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

  it('are 24 where no fewer do', () => {
    expect(spans(8, 12)).toMatchObject({ columns: 6, spans: [2, 3], said: [] });
    expect(spans(5, 19)).toMatchObject({ columns: 24, spans: [5, 19], said: [] });
  });

  it('take the nearest width that there is, and say so', () => {
    expect(spans(4.5, 12)).toMatchObject({ columns: 24, said: ['rounded 4.5 → 5/24'] });
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
