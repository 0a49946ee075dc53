import { describe, expect, it } from 'vitest';
import {
  initialValues,
  newRow,
  submittedValues,
  typedValue,
} from '../../../src/runtime/form/model/values.ts';
import { refusedField } from '../../../src/runtime/form/model/refusal.ts';
import type { FormPlan, HiddenPlan, Values } from '../../../src/schema/compile/plan.ts';
import { field, layout, plan, rule, scopeOver } from './support.ts';

const here = scopeOver({ row: { deptId: 5 } });

describe('initial values', () => {
  const form = plan([
    field('a', { default: '0' }),
    layout('box', [field('b', { type: 'number', default: { $expr: 'row.deptId' } })]),
    field('c', { modes: ['edit'], default: 'no' }),
    field('d', { type: 'object', children: [field('e', { default: 'x' })] }),
    field('f', { default: { $expr: 'fails.here.deeply' } }),
  ]);

  it('of a new record are the defaults of the nodes it has, with those of the action over them', () => {
    expect(initialValues(form, 'create', undefined, { a: '1' }, here)).toEqual({
      a: '1',
      b: 5,
      d: { e: 'x' },
    });
  });

  it('of a stored record are the record: a default never fills what is empty there', () => {
    expect(initialValues(form, 'edit', { a: null, version: 3 }, { password: '' }, here)).toEqual({
      a: null,
      version: 3,
      password: '',
    });
  });

  it('of a row are the defaults of its fields', () => {
    expect(
      newRow(
        field('item', { type: 'object', children: [field('n', { default: 1 })] }),
        'create',
        here,
      ),
    ).toEqual({ n: 1 });
  });
});

describe('submitted values', () => {
  const submit = (
    form: FormPlan,
    values: Values,
    mode: 'create' | 'edit' = 'create',
    record?: Values,
  ) => submittedValues({ plan: form, mode, values, record, recordKey: 7, evaluate: here });

  it('are results in place of values where those are sent, and none that cannot be had', () => {
    const form = plan([
      field('sum', { sends: { $expr: 'row.deptId + 1' } }),
      field('shown', { submit: false, sends: undefined }),
      field('early', { sends: { $expr: 'row.none.deeper + 1' } }),
      field('endless', { sends: { $expr: 'row.deptId / 0' } }),
    ]);
    expect(submit(form, { sum: 'old', shown: 1, early: 'old' })).toEqual({ sum: 6 });
  });

  it('of a new record leave out what has a default that gives nothing, and clear one that does', () => {
    const form = plan([
      field('kept', { default: { $expr: 'row.none' } }),
      field('cleared', { default: { $expr: 'row.deptId' } }),
    ]);
    expect(submit(form, { kept: undefined, cleared: undefined })).toEqual({ cleared: null });
  });

  describe('of hidden fields', () => {
    const hidden = (parts: Partial<HiddenPlan>): FormPlan =>
      plan([field('a')], [], {
        hidden: [{ name: 'h', modes: ['create', 'edit'], ...parts }],
      });

    it('are worked out when the form is stored', () => {
      const form = hidden({ value: { $expr: 'row.deptId + 1' } });
      expect(submit(form, { a: '1', h: 'typed' })).toEqual({ a: '1', h: 6 });
      expect(submit(form, { a: '1' }, 'edit', { h: 2 })).toMatchObject({ h: 6 });
    });

    it('are what the form was opened with, else the default of a new record', () => {
      const form = hidden({ default: { $expr: 'row.deptId' } });
      expect(submit(form, { h: 3 })).toEqual({ h: 3 });
      expect(submit(form, {})).toEqual({ h: 5 });
      expect(submit(form, {}, 'edit', {})).not.toHaveProperty('h');
      expect(submit(form, { h: 4 }, 'edit', { h: 4 })).toMatchObject({ h: 4 });
    });

    it('take a stored value away by null, and are sent in their modes and while visible alone', () => {
      const form = hidden({ value: null });
      expect(submit(form, {}, 'edit', { h: 4 })).toMatchObject({ h: '' });
      expect(submit(form, {})).not.toHaveProperty('h');
      expect(submit(hidden({ modes: ['edit'], value: 1 }), {})).not.toHaveProperty('h');
      const closed = hidden({ visible: { $expr: 'row.deptId == 1' }, value: 1 });
      expect(submit(closed, {})).not.toHaveProperty('h');
    });
  });

  it('are those of the visible fields that are sent', () => {
    const form = plan(
      [
        field('kind'),
        field('hidden'),
        field('agreed', { submit: false }),
        layout('box', [field('inner')]),
        field('later', { modes: ['edit'] }),
      ],
      [rule(['hidden'], "values.kind == '1'", { visible: true }, ['kind'])],
    );
    expect(
      submit(form, { kind: '2', hidden: 'x', agreed: true, inner: 'y', later: 'z', unknown: 1 }),
    ).toEqual({ kind: '2', inner: 'y' });
    expect(submit(form, { kind: '1', hidden: 'x' })).toEqual({ kind: '1', hidden: 'x' });
  });

  it('of a stored record bring its key and version', () => {
    const form = plan([field('a')], [], { recordKey: 'postId', versionField: 'version' });
    expect(submit(form, { a: 'x' }, 'edit', { postId: 3, version: 2 })).toEqual({
      a: 'x',
      postId: 3,
      version: 2,
    });
    expect(submit(form, { a: 'x' }, 'edit')).toEqual({ a: 'x', postId: 7 });
  });

  it('say what was taken away, of stored records as an empty text, and nothing of what was never there', () => {
    const form = plan([field('a'), field('b', { default: '1' })]);
    expect(submit(form, {}, 'edit', { a: 'x' })).toEqual({ a: '' });
    expect(submit(plan([field('ids', { type: 'array' })]), {}, 'edit', { ids: [1] })).toEqual({
      ids: [],
    });
    expect(submit(form, {}, 'create')).toEqual({ b: null });
  });

  it('bring what belongs to every record, though the form does not show it', () => {
    const form = plan([field('nickName')], [], {
      recordKey: 'userId',
      always: { userName: null, deptId: null, isFrame: '1' },
    });
    const record = { userId: 2, userName: 'demo', deptId: 105, isFrame: '0' };
    expect(submit(form, { nickName: 'x', userName: 'typed' }, 'edit', record)).toEqual({
      nickName: 'x',
      ...record,
    });
    expect(submit(form, { nickName: 'x' }, 'create')).toEqual({ nickName: 'x', isFrame: '1' });
    expect(
      submit(
        plan([field('deptId')], [], { always: { deptId: null } }),
        { deptId: undefined },
        'edit',
        record,
      ),
    ).toMatchObject({ deptId: '' });
  });

  it('hold objects by their sent members and lists as they are', () => {
    const form = plan([
      field('address', {
        type: 'object',
        children: [field('city'), field('secret', { submit: false })],
      }),
      field('items', {
        type: 'array',
        item: field('item', { type: 'object', children: [field('n')] }),
      }),
    ]);
    expect(
      submit(form, { address: { city: 'x', secret: 'y' }, items: [{ n: '1', id: 9 }] }),
    ).toEqual({ address: { city: 'x' }, items: [{ n: '1', id: 9 }] });
  });

  it.each([
    ['number', '12', 12],
    ['number', 'abc', 'abc'],
    ['number', undefined, undefined],
    ['string', 0, '0'],
    ['string', '0', '0'],
    ['boolean', true, true],
  ] as const)('are of the type of their field: %s %s', (type, value, typed) => {
    expect(typedValue(type, value)).toBe(typed);
  });
});

describe('a refusal', () => {
  const fields = [
    { address: 'postName', name: 'postName', label: '岗位名称' },
    { address: 'box.code', name: 'code', label: '岗位编码' },
    { address: 'remark', name: 'remark', label: '备注' },
    { address: 'name', name: 'name', label: '名称' },
    { address: 'tab.lines', path: 'lines', name: 'lines', label: '行' },
    { address: 'tab.lines.1.code', path: 'lines.1.code', name: 'code', label: '码' },
  ];

  it.each([
    ['the field that the server names', '不行', 'code', 'box.code'],
    ['the label in its text', '岗位编码不能为空', undefined, 'box.code'],
    ['the longest label in its text', "新增岗位'x'失败，岗位名称已存在", undefined, 'postName'],
    [
      'no label inside what the person typed',
      "新增岗位'备注岗位编码'失败，名称已存在",
      undefined,
      'name',
    ],
    [
      'the whole record when it names nothing',
      '数据已被他人修改，请刷新后重试',
      undefined,
      undefined,
    ],
    ['the field of a row by its place', '不行', 'lines[1].code', 'tab.lines.1.code'],
    ['the list of a row that shows no such field', '不行', 'lines[1].secret', 'tab.lines'],
    ['its text when the named field is not in the form', '备注太长', 'other', 'remark'],
  ])('is placed at %s', (_what, message, named, address) => {
    expect(refusedField(message, named, fields)).toBe(address);
  });
});
