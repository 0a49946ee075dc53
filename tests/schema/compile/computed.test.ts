/** Computed fields in a form: the values that the server works out, by the same definition. */
import { describe, expect, it } from 'vitest';
import type { Compilation } from '../../../src/schema/compile/compilation.ts';
import { computedPlan, withComputed } from '../../../src/schema/compile/computedPlan.ts';
import type { NodePlan, Values } from '../../../src/schema/compile/plan.ts';
import type { Field, Model, Page } from '../../../src/schema/generated/types.gen.ts';
import { compile, vocabulary } from './fixtures.ts';

const amount = (label: string, more: Partial<Field> = {}): Field => ({
  type: 'decimal',
  label,
  scale: 2,
  ...more,
});
const line: Model = {
  version: 2,
  name: 'line',
  label: '明细',
  table: 'test_line',
  key: 'lineId',
  fields: {
    lineId: { type: 'id', label: '编号' },
    quantity: { type: 'integer', label: '数量' },
    price: amount('单价'),
    cost: amount('成本', { access: { read: 'test:cost' } }),
    worth: amount('金额', { computed: { $expr: 'row.quantity * row.price' } }),
    margin: amount('毛利', { computed: { $expr: 'worth - cost' } }),
  },
};
const order: Model = {
  version: 2,
  name: 'order',
  label: '订单',
  table: 'test_order',
  key: 'orderId',
  fields: {
    orderId: { type: 'id', label: '编号' },
    payable: amount('应付', { computed: { $expr: 'total - (discount ?? 0)' } }),
    discount: amount('优惠'),
    total: amount('合计', { computed: { sum: 'lines.worth' } }),
    margin: amount('毛利', { computed: { sum: 'lines.margin' } }),
    marginText: {
      type: 'string',
      label: '毛利',
      computed: { $expr: "'毛利' + toNumber(margin)" },
    },
  },
  relations: { lines: { type: 'owned', model: 'line', by: 'orderId' } },
};

const nodeOf = (field: string): NodePlan => ({ field, name: field, children: [] }) as never;
const nodes = [
  ...['payable', 'discount', 'total'].map(nodeOf),
  {
    ...nodeOf('lines'),
    item: { children: ['quantity', 'price', 'worth'].map(nodeOf) },
  } as NodePlan,
];
const compilation = (permissions: string[]): Compilation =>
  ({ models: { line, order }, viewer: { permissions, roles: [] }, vocabulary }) as never;
const plan = computedPlan(compilation([]), order, nodes)!;
const filled = (values: Values): Values => withComputed(plan, values, {});

describe('a form', () => {
  it('works out rows before the record, and each field after those that it reads', () => {
    expect(
      filled({
        discount: 0.05,
        lines: [{ quantity: 1, price: 0.1 }, { quantity: 2, price: '0.10' }, { quantity: 3 }],
      }),
    ).toMatchObject({
      payable: 0.25,
      total: 0.3,
      lines: [{ worth: 0.1 }, { worth: 0.2 }, { worth: null }],
    });
  });

  it('reads lists that are not there as empty, and rows that are none as without values', () => {
    expect(filled({})).toMatchObject({ payable: 0, total: 0 });
    expect(filled({ lines: [null, { quantity: 1, price: 2 }] })).toMatchObject({ total: 2 });
  });

  it('leaves to the server what follows from values that the viewer does not get', () => {
    expect(plan.fields.map(({ name }) => name)).toEqual(['total', 'payable']);
    expect(plan.rows.lines!.fields.map(({ name }) => name)).toEqual(['worth']);
    const whole = computedPlan(compilation(['test:cost']), order, nodes)!;
    expect(whole.fields.map(({ name }) => name)).toEqual([
      'total',
      'payable',
      'margin',
      'marginText',
    ]);
  });

  it('knows which nodes show what', () => {
    expect(plan.shown).toMatchObject({ payable: 'payable', total: 'total' });
    expect(plan.rows.lines!.shown).toEqual({
      quantity: 'quantity',
      price: 'price',
      worth: 'worth',
    });
  });
});

describe('a field with a sequence', () => {
  const numbered = (more: Partial<Field>): NodePlan => {
    const number: Field = {
      type: 'string',
      label: '单号',
      required: true,
      default: { $sequence: 'N{####}' },
      ...more,
    };
    const paged = { ...order, path: '/test/order', fields: { ...order.fields, number } };
    const page: Page = {
      version: 2,
      id: 'test/order',
      title: '订单',
      model: 'order',
      list: { columns: ['number'], toolbar: ['create'] },
      forms: { edit: { fields: ['number'] } },
    };
    return compile(page, ['*:*:*'], { line, order: paged }).forms.edit!.nodes[0]!;
  };

  it('is shown and not entered, and says that its value comes by itself', () => {
    const node = numbered({});
    expect(node).toMatchObject({ computed: true, readOnly: true, placeholder: '自动生成' });
    expect(node).not.toHaveProperty('default');
    expect(node.submit).toBe(false);
    expect(node.validation.required).not.toBe(true);
  });

  it('can be entered where modes say so, and left empty', () => {
    const node = numbered({ modes: ['list', 'view', 'create', 'edit'] });
    expect(node).toMatchObject({ submit: true, placeholder: '自动生成' });
    expect(node).not.toHaveProperty('computed');
    expect(node.validation.required).not.toBe(true);
  });
});
