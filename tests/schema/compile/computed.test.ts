/** Computed fields in a form: the value that the server works out, by the same expression. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computedRules } from '../../../src/schema/compile/computedRules.ts';
import type { NodePlan } from '../../../src/schema/compile/plan.ts';
import { resolveValue } from '../../../src/schema/expression/index.ts';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import { computedSource } from '../../../src/schema/record/computed.ts';
import { recordScope } from '../../../src/schema/record/recordScope.ts';

const model: Model = {
  version: 2,
  name: 'line',
  label: '明细',
  table: 'test_line',
  key: 'lineId',
  fields: {
    lineId: { type: 'id', label: '编号' },
    quantity: { type: 'integer', label: '数量' },
    price: { type: 'decimal', label: '单价' },
    round: { type: 'decimal', label: '抹零' },
    amount: {
      type: 'decimal',
      label: '金额',
      scale: 2,
      computed: { $expr: 'row.quantity * row.price - (round ?? 0)' },
    },
    pieces: {
      type: 'integer',
      label: '件数',
      computed: { $expr: "quantity > 0 ? ceil(quantity / 3) : 'row.quantity'" },
    },
    whole: { type: 'string', label: '整条', computed: { $expr: '`${quantity}`' } },
  },
};
const nodeOf = (field: string): NodePlan => ({ field, name: field, children: [] }) as never;
const nodes = Object.keys(model.fields).map(nodeOf);

it('are equal in both places, whatever is typed', () => {
  const rules = computedRules(model, nodes);
  expect(rules.map(({ target }) => target)).toEqual(['amount', 'pieces']);
  const number = fc.oneof(
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    fc.integer({ min: -1e6, max: 1e6 }).map((cents) => cents / 100),
    fc.constant(null),
  );
  fc.assert(
    fc.property(
      fc.record({ quantity: fc.option(fc.integer()), price: number, round: number }),
      (record) => {
        for (const { target, set } of rules)
          expect(resolveValue(set.value, { values: record })).toEqual(
            resolveValue(
              { $expr: computedSource(model.fields[String(target)]!)! },
              recordScope(record),
            ),
          );
      },
    ),
  );
});

it('are exact in decimals where binary numbers are not', () => {
  const [amount] = computedRules(model, nodes);
  const valueOf = (values: object): unknown => resolveValue(amount!.set.value, { values });
  expect(valueOf({ quantity: 3, price: 0.1 })).toBe(0.3);
  expect(valueOf({ quantity: 1.1, price: 1.15 })).toBe(1.27);
  expect(valueOf({ quantity: 1, price: null })).toBeNull();
});
