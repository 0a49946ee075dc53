/**
 * Computed values in forms: shown as they will be stored, and worked out no more than they must.
 */
import type { Field } from '@formily/core';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { withComputed } from '../../../src/schema/compile/computedPlan.ts';
import type { ComputedPlan, Values } from '../../../src/schema/compile/plan.ts';
import { createFormModel } from '../../../src/runtime/form/model/createFormModel.ts';
import { evaluateOver } from '../support.ts';
import { field, plan } from './support.ts';

const computed: ComputedPlan = {
  fields: [
    {
      name: 'total',
      field: { type: 'decimal', scale: 2, label: '合计', computed: { sum: 'lines.amount' } },
    },
    {
      name: 'ordered',
      field: {
        type: 'decimal',
        scale: 2,
        label: '预订',
        computed: { sum: 'lines.amount', if: { $expr: "row.kind == '2'" } },
      },
    },
    {
      name: 'payable',
      field: { type: 'decimal', scale: 2, label: '应付', computed: { $expr: 'total - discount' } },
    },
  ],
  shown: { total: 'total', ordered: 'ordered', payable: 'payable' },
  rows: {
    lines: {
      fields: [
        {
          name: 'amount',
          field: {
            type: 'decimal',
            scale: 2,
            label: '金额',
            computed: { $expr: 'row.quantity * row.price' },
          },
        },
        {
          name: 'kindName',
          field: {
            type: 'string',
            label: '类别名称',
            computed: { $expr: "dictLabel('kind', row.kind)" },
          },
        },
      ],
      shown: { amount: 'amount', kindName: 'kindName' },
      rows: {},
    },
  },
};

const number = (name: string) => field(name, { type: 'number' });
const lines = field('lines', {
  type: 'array',
  item: field('', {
    type: 'object',
    children: [
      field('product'),
      field('kind'),
      number('quantity'),
      number('price'),
      number('amount'),
      field('kindName'),
    ],
  }),
});
const nodes = [lines, number('discount'), number('total'), number('ordered'), number('payable')];

const line = (index: number) => ({ product: `p${index}`, kind: '1', quantity: 1, price: 2 });

function open(rows: object[]) {
  let asked = 0;
  const scope = evaluateOver(
    {},
    { dictLabel: (_dict, value) => ((asked += 1), `label of ${String(value)}`) },
  );
  const values = { lines: rows, discount: 0 };
  const model = createFormModel({
    plan: plan(nodes, [], { computed }),
    mode: 'create',
    values,
    scope,
  });
  const input = (address: string, value: unknown) =>
    model.input(model.fieldAt(address) as Field, value);
  return { model, input, host: scope.host, asked: () => asked };
}

it('computed values are those of the record, whatever is entered in whatever order', () => {
  const amount = fc.integer({ min: 0, max: 999 });
  const entry = fc.oneof(
    fc.record({
      row: fc.nat(2),
      name: fc.constantFrom('quantity', 'price'),
      value: fc.option(amount),
    }),
    fc.record({
      row: fc.nat(2),
      name: fc.constantFrom('kind', 'product'),
      value: fc.constantFrom('1', '2'),
    }),
    fc.record({ row: fc.constant(-1), name: fc.constant('discount'), value: amount }),
  );
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
      const { model, input, host } = open([0, 1, 2].map(line));
      for (const { row, name, value } of entries)
        input(row < 0 ? name : `lines.${row}.${name}`, value);
      const values = model.values();
      const expected = withComputed(computed, values, host);
      const shown = (record: Values) =>
        JSON.stringify(
          [record.total, record.ordered, record.payable, record.lines].map((one) => one ?? null),
        );
      expect(shown(values)).toBe(shown(expected));
    }),
  );
});

it('what follows from the clock is shown as it was read, and as of today once one types', () => {
  const days = { type: 'integer', label: '剩余', stored: false } as const;
  const model = createFormModel({
    plan: plan([field('dueOn'), number('daysLeft')], [], {
      computed: {
        fields: [
          {
            name: 'daysLeft',
            field: { ...days, computed: { $expr: 'diffDays(today(), dueOn)' } },
          },
        ],
        shown: { daysLeft: 'daysLeft' },
        rows: {},
      },
    }),
    mode: 'edit',
    values: { dueOn: '2026-03-08', daysLeft: 6 },
    scope: evaluateOver({}, { now: () => Date.UTC(2026, 2, 1, 4) }),
  });
  expect(model.values().daysLeft).toBe(6);
  model.input(model.fieldAt('dueOn') as Field, '2026-03-04');
  expect(model.values().daysLeft).toBe(3);
});

it('rows that are added, removed and replaced count at once', () => {
  const { model, input } = open([line(0), line(1)]);
  expect(model.values().total).toBe(4);
  const list = model.fieldAt('lines') as Field;
  model.input(list, [line(0), line(1), { ...line(2), quantity: 10 }]);
  expect(model.values().total).toBe(24);
  input('lines.2.quantity', 1);
  expect(model.values().total).toBe(6);
  model.input(list, []);
  expect(model.values().total ?? 0).toBe(0);
});

it('typing into a column that nothing is computed from works nothing out', () => {
  const { input, asked } = open(Array.from({ length: 500 }, (_none, index) => line(index)));
  const before = asked();
  input('lines.3.product', 'x');
  expect(asked()).toBe(before);
  input('lines.3.kind', '2');
  expect(asked()).toBeGreaterThan(before);
});
