/** Lists of rows over an owned relation: what the models say reaches the plan. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Model, Page } from '../../../src/schema/generated/types.gen.ts';
import type { NodePlan } from '../../../src/schema/compile/plan.ts';
import { valueProblem } from '../../../src/schema/record/index.ts';
import { compile, models } from './fixtures.ts';

const read = (name: string): unknown =>
  JSON.parse(
    readFileSync(new URL(`../../../docs/examples/purchase/${name}`, import.meta.url), 'utf8'),
  );
const purchase = read('model.json') as Model;
const purchaseLine = read('line.model.json') as Model;
const page = read('page.json') as Page;

const linesOf = (changed: Partial<Model['relations']> = {}): NodePlan => {
  const relations = { ...purchase.relations, ...changed } as Model['relations'];
  const plan = compile(page, undefined, {
    ...models,
    purchase: { ...purchase, relations },
    purchaseLine,
  });
  const node = plan.forms.edit?.nodes.find(({ name }) => name === 'lines');
  if (!node) throw new Error('there is no list of lines');
  return node;
};

describe('a list over an owned relation', () => {
  it('is labelled by the other model, holds its fields, and is sent', () => {
    const node = linesOf();
    expect(node).toMatchObject({ label: '采购明细', type: 'array', submit: true });
    expect(node.rows).toEqual({
      movable: true,
      min: 1,
      max: 500,
      totals: ['quantity'],
      key: 'lineId',
    });
    const [product, kind, quantity, price] = node.item?.children ?? [];
    expect([product?.label, product?.validation.required]).toEqual(['商品', true]);
    expect(kind).toMatchObject({ default: '1', choices: { from: 'fixed' } });
    expect(quantity?.validation).toMatchObject({ minimum: 1, maximum: 9999 });
    expect(price?.validation).toMatchObject({ scale: 2 });
  });

  it('says how many rows there must and may be', () => {
    const { lines } = purchase.relations!;
    const { validation } = linesOf({ lines: { ...lines!, min: 2, max: 3 } });
    const problem = (count: number) =>
      valueProblem(
        validation,
        Array.from({ length: count }, () => ({})),
      );
    expect([0, 1, 2, 3, 4].map(problem)).toEqual([
      '采购明细不能为空',
      '采购明细至少需要2行',
      undefined,
      undefined,
      '采购明细不能超过3行',
    ]);
  });

  it('keeps rows where they are when the relation has no order', () => {
    const { order: _order, ...lines } = purchase.relations!.lines!;
    expect(linesOf({ lines }).rows?.movable).toBe(false);
  });
});
