/** Lists of rows over an owned relation: what the models say reaches the plan. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Model, Page } from '../../../src/schema/generated/types.gen.ts';
import type { NodePlan } from '../../../src/schema/compile/plan.ts';
import { valueProblem } from '../../../src/schema/record/index.ts';
import { loadProject } from '../../../src/schema/check/project.ts';
import { withParts } from '../../../src/schema/check/parts.ts';
import { compile, models } from './fixtures.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../../docs/examples/purchase/${name}`, import.meta.url), 'utf8');
const page = JSON.parse(read('page.json')) as Page;
const example: Record<string, Model> = Object.fromEntries(
  withParts(
    loadProject([
      { path: 'schemas/models/purchase.json', text: read('model.json') },
      { path: 'schemas/models/purchaseLine.json', text: read('line.model.json') },
    ]),
  ).models.map(({ name, value }) => [name, value!]),
);
const purchase = example.purchase!;

const listOf = (field: string, changed: Partial<Model['relations']> = {}): NodePlan => {
  const relations = { ...purchase.relations, ...changed } as Model['relations'];
  const plan = compile(page, undefined, {
    ...models,
    ...example,
    purchase: { ...purchase, relations },
  });
  const node = plan.forms.edit?.nodes.find(({ name }) => name === field);
  if (!node) throw new Error(`there is no list of ${field}`);
  return node;
};
const linesOf = (changed?: Partial<Model['relations']>) => listOf('lines', changed);

describe('a list over an owned relation', () => {
  it('is labelled by the other model, holds its fields, and is sent', () => {
    const node = linesOf();
    expect(node).toMatchObject({ label: '采购明细', field: 'lines', type: 'array', submit: true });
    expect(node.rows).toEqual({
      movable: true,
      min: 1,
      max: 500,
      totals: ['quantity', 'amount'],
      key: 'lineId',
    });
    const [product, kind, quantity, price] = node.item?.children ?? [];
    expect([product?.label, product?.validation.required]).toEqual(['商品', true]);
    expect(kind).toMatchObject({ default: '1', choices: { from: 'fixed' } });
    expect(quantity?.validation).toMatchObject({ minimum: 1, maximum: 9999 });
    expect(price?.validation).toMatchObject({ scale: 2 });
  });

  it('holds the fields that stand in the relation itself', () => {
    const node = listOf('contacts');
    expect(node).toMatchObject({ label: '联系人', rows: { max: 5, key: 'rowId' } });
    expect(node.item?.children.map(({ label }) => label)).toEqual(['姓名', '电话']);
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
