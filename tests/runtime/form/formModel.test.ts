/** What the model of a form checks, keeps and says has changed. */
import type { Field } from '@formily/core';
import { describe, expect, it } from 'vitest';
import type { NodePlan } from '../../../src/schema/compile/plan.ts';
import { field, layout, plan, required } from './support.ts';
import { open, at } from './openedForm.ts';

describe('fields that are asked for last', () => {
  const form = plan(
    [
      field('title', { validation: required }),
      layout('box', [field('inner', { validation: required })]),
      field('kind', { validation: required }),
    ],
    [],
    { finish: { names: ['kind', 'box'], title: '发布', label: '发布' } },
  );

  it('are left out while the others are checked, and reported with them afterwards', () => {
    const model = open(form);
    expect(model.check(['kind', 'box']).map(({ address }) => address)).toEqual(['title']);
    expect(model.problemAt(at(model, 'title'))).toBe('不能为空');
    expect([model.problemAt(at(model, 'kind')), model.problemAt(at(model, 'box.inner'))]).toEqual([
      undefined,
      undefined,
    ]);
    expect(model.check().map(({ address }) => address)).toEqual(['title', 'box.inner', 'kind']);
    expect(model.problemAt(at(model, 'kind'))).toBe('不能为空');
  });
});

describe('checks of the model between fields', () => {
  const between = [
    { when: { $expr: 'values.end >= values.start' }, message: { $text: '早于{values.start}' } },
  ];
  const form = plan([field('start'), field('end', { validation: { messages: {}, between } })]);

  it('stand at their field and follow the others', () => {
    const model = open(form, { start: '2026-05-10', end: '2026-05-09' });
    expect(model.check()).toMatchObject([{ address: 'end', message: '早于2026-05-10' }]);
    expect(model.problemAt(at(model, 'end'))).toBe('早于2026-05-10');
    model.input(at(model, 'start'), '2026-05-08');
    expect(model.problemAt(at(model, 'end'))).toBeUndefined();
  });
});

describe('problems', () => {
  const form = plan([
    field('name', { validation: required }),
    field('note', { validation: { maxLength: 3, messages: { maxLength: '太长' } } }),
    field('again', {
      validation: {
        check: { when: { $expr: 'values.again == values.note' }, message: '不一致' },
        messages: {},
      },
    }),
  ]);

  it('are shown once the field was left or saving was tried, and follow the values from then on', () => {
    const model = open(form);
    expect(model.problemAt(at(model, 'name'))).toBeUndefined();
    expect(model.check().map((problem) => problem.address)).toEqual(['name']);
    expect(model.problemAt(at(model, 'name'))).toBe('不能为空');
    model.input(at(model, 'name'), 'x');
    expect(model.problemAt(at(model, 'name'))).toBeUndefined();
    model.input(at(model, 'note'), 'abcd');
    expect(model.problemAt(at(model, 'note'))).toBe('太长');
    expect(model.problemAt(at(model, 'again'))).toBe('不一致');
    model.input(at(model, 'again'), 'abcd');
    expect(model.problemAt(at(model, 'again'))).toBeUndefined();
  });

  it('of the server stay until the value changes', () => {
    const model = open(form, { name: 'x' });
    model.refuse('name', '名称已存在');
    model.input(at(model, 'note'), 'a');
    expect(model.problemAt(at(model, 'name'))).toBe('名称已存在');
    model.input(at(model, 'name'), 'y');
    expect(model.problemAt(at(model, 'name'))).toBeUndefined();
  });
});

describe('unsaved changes', () => {
  it('are there while a value differs from what the form began with', () => {
    const model = open(plan([field('a'), field('b')]), { a: '1', b: '2' }, 'edit');
    model.input(at(model, 'a'), 'x');
    expect([model.signals.dirty, model.changed()]).toEqual([true, ['a']]);
    model.input(at(model, 'a'), '1');
    expect(model.signals.dirty).toBe(false);
  });

  it('survive taking over a newer record when they shall, and go when they shall', () => {
    const model = open(plan([field('a'), field('b')]), { a: '1', b: '2', version: 0 }, 'edit');
    model.input(at(model, 'a'), 'mine');
    model.adopt({ a: 'theirs', b: 'theirs', version: 1 }, true);
    expect(model.values()).toEqual({ a: 'mine', b: 'theirs', version: 1 });
    expect(model.changed()).toEqual(['a']);
    model.adopt({ a: 'theirs', b: 'theirs', version: 1 }, false);
    expect([model.values().a, model.signals.dirty]).toEqual(['theirs', false]);
  });
});

describe('rows of a list', () => {
  const item = field('item', {
    type: 'object',
    children: [
      field('label', { validation: required }),
      field('amount', { type: 'number', visible: { $expr: "row.label != 'free'" } }),
    ],
  });
  const form = plan([field('items', { type: 'array', item })]);

  it('have fields of their own that read their row', () => {
    const model = open(form, { items: [{ label: 'free' }, { label: 'paid' }] });
    const [labelNode, paidNode] = item.children as [NodePlan, NodePlan];
    const paidIn = (row: number) => model.place(paidNode, `items.${row}`) as Field;
    const [free, paid] = [paidIn(0), paidIn(1)];
    expect([free.visible, paid.visible]).toEqual([false, true]);
    model.input(model.place(labelNode, 'items.0') as Field, 'paid, too');
    expect(free.visible).toBe(true);
  });

  it('are checked although they are not on screen', () => {
    expect(open(form, { items: [{ label: 'x' }, {}] }).check()).toEqual([
      { address: 'items.1.label', label: 'label', message: '不能为空' },
    ]);
  });
});
