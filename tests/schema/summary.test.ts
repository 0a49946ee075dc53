/** Sums below the rows of a list: what the checker says of them, and what is asked of the server. */
import { expect, it } from 'vitest';
import { listParams, initialSearch } from '../../src/blocks/list/state/search.ts';
import { protocol } from '../../src/protocol/index.ts';
import { checkProject, loadProject } from '../../src/schema/check/project.ts';
import type { Model, Page } from '../../src/schema/generated/types.gen.ts';
import { formatProblem } from '../../src/schema/problem.ts';
import { compile, listOf } from './compile/fixtures.ts';
import { base, vocabulary } from './projects.ts';

const sale: Model = {
  version: 2,
  name: 'sale',
  label: '销售单',
  table: 'demo_sale',
  key: 'saleId',
  path: '/demo/sale',
  permission: 'demo:sale',
  fields: {
    saleId: { type: 'id', label: '编号' },
    city: { type: 'string', label: '城市' },
    units: { type: 'integer', label: '件数' },
    cost: { type: 'decimal', label: '成本', access: { read: 'demo:sale:add' } },
    hidden: { type: 'decimal', label: '估价', modes: ['view'] },
  },
};

const pageWith = (list: Partial<NonNullable<Page['list']>>): Page => ({
  version: 2,
  id: 'demo/sale',
  title: '销售',
  model: 'sale',
  list: { columns: ['city', 'units', 'cost', 'hidden'], ...list },
});

function problemsOf(list: Partial<NonNullable<Page['list']>>): string[] {
  const files = base();
  const add = (path: string, value: unknown) =>
    files.set(path, { path, text: JSON.stringify(value) });
  add('schemas/models/sale.json', sale);
  add('schemas/pages/demo/sale.json', pageWith(list));
  return checkProject(loadProject([...files.values()]), vocabulary).map((problem) =>
    formatProblem(problem).replace('schemas/pages/demo/sale.json:1 ', ''),
  );
}

it('finds nothing wrong with sums of number columns', () => {
  expect(problemsOf({ summary: ['units', 'hidden', { field: 'cost', of: 'all' }] })).toEqual([]);
});

it('reports sums of columns that are not there, hold no numbers, or are not answered by lists', () => {
  expect(problemsOf({ summary: ['unit', 'city', { field: 'hidden', of: 'all' }] })).toEqual([
    '/list/summary/0: unknown column unit, did you mean units?',
    '/list/summary/1: numbers are added up, and city is of type string',
    '/list/summary/2: all rows are added up for fields that the list of a model answers, and hidden is none',
  ]);
});

it('asks the server for sums of all, of columns that the viewer may see', () => {
  const page = pageWith({ summary: ['units', { field: 'cost', of: 'all' }] });
  const planOf = (permissions: readonly string[]) => listOf(compile(page, permissions, { sale }));
  const paramsOf = (permissions: readonly string[]) => {
    const plan = planOf(permissions);
    return listParams(protocol, { plan, search: initialSearch(plan), fixed: {} });
  };
  expect(planOf(['*:*:*']).summary).toEqual([
    { field: 'units', of: 'page' },
    { field: 'cost', of: 'all' },
  ]);
  expect(paramsOf(['*:*:*'])).toEqual({ pageNum: 1, pageSize: 10, sums: 'cost' });
  expect(planOf(['demo:sale:list']).summary).toEqual([{ field: 'units', of: 'page' }]);
  expect(paramsOf(['demo:sale:list'])).toEqual({ pageNum: 1, pageSize: 10 });
});
