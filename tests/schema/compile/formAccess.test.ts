import { describe, expect, it } from 'vitest';
import { compile, listOf } from './fixtures.ts';
import { all, form, page, short } from './warehouse.ts';

describe('fields with permissions of their own', () => {
  const shown = page({
    list: {
      columns: ['code', 'salary'],
      query: ['salary'],
      sort: { salary: 'desc' },
      toolbar: ['create', 'edit'],
    },
    forms: { edit: { ...form, rules: [{ target: 'salary', set: { visible: true } }] } },
  });
  const base = ['demo:warehouse:list', 'demo:warehouse:add', 'demo:warehouse:edit'];
  const salaryOf = (permissions: string[]) =>
    compile(shown, permissions, all).forms.edit?.nodes.find(({ name }) => name === 'salary');

  it('are gone for those who may neither read nor write', () => {
    expect(JSON.stringify(compile(shown, base, all))).not.toMatch(/salary|租金/);
  });

  it('are shown, not sent, to those who may only read', () => {
    expect(salaryOf([...base, 'demo:warehouse:rent'])).toMatchObject({
      readOnly: true,
      submit: false,
      modes: ['edit'],
    });
    expect(listOf(compile(shown, [...base, 'demo:warehouse:rent'], all)).columns).toHaveLength(2);
  });

  it('are entered by those who may only write, on creation', () => {
    expect(salaryOf([...base, 'demo:warehouse:setRent'])).toMatchObject({
      submit: true,
      modes: ['create'],
    });
  });

  it('write-only ones are entered and never listed', () => {
    expect(
      compile(short, undefined, all).forms.edit?.nodes.find(({ name }) => name === 'secret'),
    ).toMatchObject({ submit: true, modes: ['create', 'edit'] });
    expect(
      listOf(compile(page({ list: { columns: ['code', 'secret'] } }), undefined, all)).columns,
    ).toHaveLength(1);
  });
});
