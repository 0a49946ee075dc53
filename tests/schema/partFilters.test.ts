/** Records found by the rows that they own: what the checker says, and what pages make of it. */
import { expect, it } from 'vitest';
import { bundleProject } from '../../src/schema/bundle/bundle.ts';
import { checkWithHints, loadProject } from '../../src/schema/check/project.ts';
import type { Model, Page, Relation } from '../../src/schema/generated/types.gen.ts';
import { formatProblem } from '../../src/schema/problem.ts';
import { compile, listOf } from './compile/fixtures.ts';
import { base, vocabulary } from './projects.ts';

const model = (name: string, fields: Model['fields'], more: Partial<Model> = {}): Model => ({
  version: 2,
  name,
  label: name,
  table: `demo_${name}`,
  key: `${name}Id`,
  stamps: false,
  fields: { [`${name}Id`]: { type: 'id', label: '编号' }, ...fields },
  ...more,
});

const ware = model('ware', { wareName: { type: 'string', label: '名称' } }, { path: '/demo/ware' });
const line = model(
  'line',
  {
    cartId: { type: 'ref', label: '购物车', modes: [] },
    wareId: { type: 'ref', label: '商品' },
    note: { type: 'string', label: '备注' },
    code: { type: 'string', label: '编码' },
    phone: { type: 'string', label: '电话', mask: 'phone' },
  },
  { relations: { ware: { type: 'belongsTo', model: 'ware', field: 'wareId' } } },
);
const cart = (filters: NonNullable<Relation['filters']>): Model =>
  model(
    'cart',
    { title: { type: 'string', label: '标题' } },
    {
      path: '/demo/cart',
      relations: { lines: { type: 'owned', model: 'line', by: 'cartId', filters } },
    },
  );
const page: Page = {
  version: 2,
  id: 'demo/cart',
  title: '购物车',
  model: 'cart',
  list: { query: ['lines.wareId', { field: 'lines.code', label: '含编码' }], columns: ['title'] },
};

function project(filters: NonNullable<Relation['filters']>) {
  const files = base();
  const add = (path: string, content: object): void =>
    void files.set(path, { path, text: JSON.stringify(content) });
  for (const one of [ware, line, cart(filters)]) add(`schemas/models/${one.name}.json`, one);
  add('schemas/pages/demo/cart.json', page);
  return loadProject([...files.values()]);
}

const problemsOf = (filters: NonNullable<Relation['filters']>): string[] =>
  checkWithHints(project(filters), vocabulary).map((problem) =>
    formatProblem(problem).replace(/^schemas\/.*?:1 /, ''),
  );

it('are those that the parts answer, and may be proposed an index for', () => {
  expect(problemsOf({ wareId: 'exact', code: 'exact' })).toEqual([
    '/list/query/1/field: code is searched without an index: for a large table add ' +
      '{"fields": ["code"]} to indexes of the model line',
  ]);
  expect(
    problemsOf({
      wareId: 'exact',
      code: 'contains',
      cods: 'exact',
      cartId: 'exact',
      phone: 'exact',
    }),
  ).toEqual([
    '/relations/lines/filters/cods: unknown field cods of line, did you mean code?',
    '/relations/lines/filters/cartId: unknown field cartId of line, did you mean wareId?',
    '/relations/lines/filters/phone: the search would reveal the masked field phone',
  ]);
});

it('have labels, choices and controls of their fields', () => {
  const { models } = bundleProject(project({ wareId: 'exact', code: 'contains' }), vocabulary);
  const list = listOf(compile(page, ['*:*:*'], Object.fromEntries(models)));
  expect(list.query).toMatchObject([
    { name: 'lines.wareId', label: '商品', choices: { from: 'request' } },
    { name: 'lines.code', label: '含编码', component: 'Input' },
  ]);
});
