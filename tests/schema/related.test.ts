/**
 * Fields behind relations, at any depth: what the checker says of them, and what pages make of
 * them.
 */
import { describe, expect, it } from 'vitest';
import { bundleProject } from '../../src/schema/bundle/bundle.ts';
import { checkProject, loadProject } from '../../src/schema/check/project.ts';
import type { Model, Page, Relation } from '../../src/schema/generated/types.gen.ts';
import { formatProblem } from '../../src/schema/problem.ts';
import { compile, listOf } from './compile/fixtures.ts';
import { base, vocabulary } from './projects.ts';

const model = (name: string, fields: Model['fields'], relations?: Model['relations']): Model => ({
  version: 2,
  name,
  label: name,
  table: `demo_${name}`,
  key: `${name}Id`,
  stamps: false,
  fields: { [`${name}Id`]: { type: 'id', label: '编号' }, ...fields },
  ...(relations && { relations }),
});

const country = model('country', {
  countryName: { type: 'string', label: '国家' },
  rate: { type: 'decimal', label: '税率', unit: '%' },
  open: { type: 'range', of: 'date', label: '开放日期' },
});
const region = model(
  'region',
  {
    level: { type: 'string', label: '级别', options: [{ value: 'a', label: '重点' }] },
    countryId: { type: 'ref', label: '国家' },
  },
  { country: { type: 'belongsTo', model: 'country', field: 'countryId' } },
);
const customer = model(
  'customer',
  { customerName: { type: 'string', label: '客户' }, regionId: { type: 'ref', label: '大区' } },
  { region: { type: 'belongsTo', model: 'region', field: 'regionId' } },
);
const dealWith = (relation: Partial<Relation>): Model => ({
  ...model(
    'deal',
    { customerId: { type: 'ref', label: '客户' } },
    { customer: { type: 'belongsTo', model: 'customer', field: 'customerId', ...relation } },
  ),
  path: '/demo/deal',
});

const page: Page = {
  version: 2,
  id: 'demo/deal',
  title: '合同',
  model: 'deal',
  list: {
    query: ['customer.customerName', 'customer.region.level'],
    columns: ['customer.region.level', { field: 'customer.region.country.rate', sortable: true }],
  },
};

function project(deal: Model, pages: readonly Page[] = []) {
  const files = base();
  for (const one of [deal, customer, region, country]) {
    const path = `schemas/models/${one.name}.json`;
    files.set(path, { path, text: JSON.stringify(one) });
  }
  for (const one of pages) {
    const path = `schemas/pages/${one.id}.json`;
    files.set(path, { path, text: JSON.stringify(one) });
  }
  return loadProject([...files.values()]);
}

const problemsOf = (relation: Partial<Relation>, pages?: readonly Page[]): string[] =>
  checkProject(project(dealWith(relation), pages), vocabulary).map((problem) =>
    formatProblem(problem).replace(/^schemas\/.*?:1 /, ''),
  );

const sound: Partial<Relation> = {
  expose: ['customerName', 'region.level', 'region.country.rate'],
  filters: { customerName: 'contains', 'region.level': 'in' },
  excel: { 'region.country.rate': '税率' },
};

describe('the checker', () => {
  it('finds nothing wrong with paths that lead somewhere', () => {
    expect(problemsOf(sound, [page])).toEqual([]);
  });

  it.each<[Partial<Relation>, string[]]>([
    [
      { expose: ['customerNam', 'regions.level', 'region.country.rat', 'customerName.level'] },
      [
        '/relations/customer/expose/0: unknown field customerNam of customer, did you mean customerName?',
        '/relations/customer/expose/1: unknown relation regions of customer, did you mean region?',
        '/relations/customer/expose/2: unknown field rat of country, did you mean rate?',
        '/relations/customer/expose/3: unknown relation customerName of customer',
      ],
    ],
    [
      {
        expose: ['region.country.rate'],
        filters: { 'region.level': 'in', 'region.country.rate': 'contains' },
        excel: { 'region.country.rates': '税率' },
      },
      [
        '/relations/customer/excel/region.country.rates: unknown field ' +
          'region.country.rates of customer, did you mean region.country.rate?',
        '/relations/customer/filters/region.level: unknown field region.level of customer',
        '/relations/customer/filters/region.country.rate: region.country.rate is of ' +
          'type decimal and can be filtered by exact, in, range, not by contains',
      ],
    ],
    [
      { expose: ['region.country.open'], filters: { 'region.country.open': 'exact' } },
      [
        '/relations/customer/filters/region.country.open: region.country.open is of ' +
          'type range and can be filtered by contains, range, not by exact',
      ],
    ],
    [
      {
        expose: ['customerName', 'region.country.rate', 'region.country.open'],
        filters: {
          customerName: 'range',
          'region.country.rate': 'dayRange',
          'region.country.open': 'range',
        },
      },
      [
        '/relations/customer/filters/customerName: customerName is of type string and can be ' +
          'filtered by contains, exact, in, not by range',
        '/relations/customer/filters/region.country.rate: region.country.rate is of type ' +
          'decimal and can be filtered by exact, in, range, not by dayRange',
      ],
    ],
  ])('reports each part of %j that leads nowhere', (relation, expected) => {
    expect(problemsOf(relation).sort()).toEqual([...expected].sort());
  });

  it('reports columns and searches of pages that the relation does not expose', () => {
    const wrong: Page = {
      ...page,
      list: { query: ['customer.region.levels'], columns: ['customer.region.country.countryName'] },
    };
    expect(problemsOf(sound, [wrong]).sort()).toEqual([
      '/list/columns/0: unknown field customer.region.country.countryName of deal, did you mean region.country.rate?',
      '/list/query/0: unknown field customer.region.levels of deal, did you mean customer.region.level?',
    ]);
  });
});

it('takes labels, choices and formats from the model at the end of the path', () => {
  const { bundles, models } = bundleProject(project(dealWith(sound), [page]), vocabulary);
  const bundle = bundles.get('demo/deal')!;
  expect(Object.keys(bundle.models).sort()).toEqual(['country', 'customer', 'deal', 'region']);
  const list = listOf(compile(page, ['*:*:*'], Object.fromEntries(models)));
  expect(list.columns).toMatchObject([
    { field: 'customer.region.level', label: '级别', choices: { from: 'fixed' } },
    {
      field: 'customer.region.country.rate',
      label: '税率',
      align: 'right',
      suffix: '%',
      sortable: true,
    },
  ]);
  expect(list.query).toMatchObject([
    { name: 'customer.customerName', label: '客户', component: 'Input' },
    {
      name: 'customer.region.level',
      label: '级别',
      component: 'Select',
      props: { mode: 'multiple' },
    },
  ]);
});

it('searches ranges from two ends, under names of their own', () => {
  const relation: Partial<Relation> = {
    expose: ['region.country.rate', 'region.country.open'],
    filters: { 'region.country.rate': 'range', 'region.country.open': 'range' },
  };
  const searched: Page = {
    ...page,
    list: {
      query: ['customer.region.country.rate', 'customer.region.country.open'],
      columns: ['customer.region.country.rate'],
    },
  };
  expect(problemsOf(relation, [searched])).toEqual([]);
  const { models } = bundleProject(project(dealWith(relation), [searched]), vocabulary);
  expect(listOf(compile(searched, ['*:*:*'], Object.fromEntries(models))).query).toMatchObject([
    {
      name: 'customer.region.country.rate',
      prefix: 'customer.region.country.rate',
      range: 'number',
      component: 'NumberRange',
    },
    { prefix: 'customer.region.country.open', range: 'day' },
  ]);
});
