/** What the checker says of figures that models declare. */
import { expect, it } from 'vitest';
import { checkProject, loadProject } from '../../src/schema/check/project.ts';
import type { Aggregate, Model } from '../../src/schema/generated/types.gen.ts';
import { formatProblem } from '../../src/schema/problem.ts';
import { base, vocabulary } from './projects.ts';

const sound: Model = {
  version: 2,
  name: 'sale',
  label: '销售单',
  table: 'demo_sale',
  key: 'saleId',
  path: '/demo/sale',
  stamps: false,
  fields: {
    saleId: { type: 'id', label: '编号' },
    soldAt: { type: 'datetime', label: '时间' },
    city: { type: 'string', label: '城市' },
    kind: { type: 'string', label: '种类', options: [{ value: '1', label: '现货' }] },
    total: { type: 'decimal', label: '金额' },
    note: { type: 'text', label: '备注' },
    inner: { type: 'integer', label: '内部', modes: [] },
    phone: { type: 'string', label: '手机', mask: 'phone', unique: true },
  },
};

/** Problems of a model, as `place: what is wrong`. */
function problemsOf(model: Partial<Model>, others: Readonly<Record<string, Model>> = {}): string[] {
  const files = base();
  const changed = { 'schemas/models/sale.json': { ...sound, ...model }, ...others };
  for (const [path, one] of Object.entries(changed))
    files.set(path, { path, text: JSON.stringify(one) });
  return checkProject(loadProject([...files.values()]), vocabulary).map((problem) =>
    formatProblem(problem).replace('schemas/models/sale.json:1 ', ''),
  );
}

const one = (aggregate: Partial<Aggregate>): string[] =>
  problemsOf({ aggregates: { one: { label: '统计', measures: { n: 'count' }, ...aggregate } } });

it('finds nothing wrong with sound aggregates', () => {
  expect(
    one({
      groupBy: [{ field: 'soldAt', by: 'month' }, 'city'],
      measures: { n: 'count', amount: { sum: 'total', if: { $expr: "row.kind == '1'" } } },
      if: { $expr: 'total > 5 && !(isEmpty(city) || 3 <= row.total)' },
      fill: true,
    }),
  ).toEqual([]);
  expect(one({ groupBy: ['kind'], sort: { n: 'desc' } })).toEqual([]);
});

it.each<[Partial<Aggregate>, string[]]>([
  [{ groupBy: ['citi'] }, ['/aggregates/one/groupBy/0: unknown field citi, did you mean city?']],
  [
    { groupBy: ['note', 'inner'] },
    [
      '/aggregates/one/groupBy/0: the field note is of type text and must be boolean ' +
        'or date or datetime or decimal or integer or long or money or ref or string for ' +
        'this',
      '/aggregates/one/groupBy/1: the field inner is never answered',
    ],
  ],
  [
    { groupBy: ['soldAt', { field: 'city', by: 'day' }] },
    [
      '/aggregates/one/groupBy/0: a group of the datetime soldAt needs by, its period',
      '/aggregates/one/groupBy/1: by groups a date or datetime, and city is of type string',
    ],
  ],
  [
    { groupBy: ['city', { field: 'kind', as: 'labels' }], measures: { city: 'count' } },
    [
      '/aggregates/one/measures/city: a second member city',
      '/aggregates/one/groupBy/1: a second member labels',
    ],
  ],
  [
    { measures: { a: {}, b: { sum: 'total', count: true }, c: { sum: 'city' }, d: { max: 'x' } } },
    [
      '/aggregates/one/measures/a: a measure is one of count, sum, min, max, avg and countDistinct',
      '/aggregates/one/measures/b: a measure is one of count, sum, min, max, avg and countDistinct',
      '/aggregates/one/measures/c/sum: sum is of numbers, and city is of type string',
      '/aggregates/one/measures/d/max: unknown field x',
    ],
  ],
  [
    { if: { $expr: "kinds == '1'" } },
    ['/aggregates/one/if: unknown field kinds, did you mean kind?'],
  ],
  [
    { if: { $expr: "kind == '2'" } },
    ['/aggregates/one/if: "2" is none of the options of kind, did you mean 1?'],
  ],
  [
    {
      groupBy: ['phone'],
      measures: { n: { countDistinct: 'phone' } },
      if: { $expr: "phone == '1'" },
    },
    [
      '/aggregates/one/measures/n/countDistinct: a figure would reveal the masked field phone',
      '/aggregates/one/groupBy/0: a figure would reveal the masked field phone',
      '/aggregates/one/if: a figure would reveal the masked field phone',
    ],
  ],
  [{ if: { $expr: 'city' } }, ['/aggregates/one/if: city is no boolean: compare it with a value']],
  [
    { measures: { n: { count: true, if: { $expr: 'total * 2 > 5' } } } },
    [
      '/aggregates/one/measures/n/if: A database decides comparisons of a field with a ' +
        'value (== != < <= > >= in), isEmpty, contains, startsWith, endsWith, && || and ' +
        '! only',
    ],
  ],
  [
    { measures: { orders: 'count' }, sort: { order: 'asc' } },
    ['/aggregates/one/sort/order: unknown group or measure order, did you mean orders?'],
  ],
  [
    { groupBy: ['city'], sort: { n: 'desc' }, fill: true },
    [
      '/aggregates/one/fill: fill needs one group by a period',
      '/aggregates/one/fill: filled periods are in their order, without sort',
    ],
  ],
])('reports what is wrong with %j', (aggregate, expected) => {
  expect(one(aggregate)).toEqual(expected);
});

it('says why there are no figures of what records define', () => {
  const reason =
    'of type dynamic: records define its members and their types, ' +
    'so no file can work out figures of them; give what is counted a field of its own';
  const fields: Model['fields'] = {
    ...sound.fields,
    kindId: { type: 'ref', label: '品类' },
    extra: { type: 'dynamic', label: '属性', from: 'kind.fields' },
  };
  const kind: Model = {
    ...sound,
    name: 'saleKind',
    table: 'demo_sale_kind',
    path: '/demo/saleKind',
    fields: {
      saleId: { type: 'id', label: '编号' },
      fields: { type: 'fieldDefinitions', label: '属性' },
    },
  };
  const found = problemsOf(
    {
      fields,
      relations: { kind: { type: 'belongsTo', model: 'saleKind', field: 'kindId' } },
      aggregates: {
        one: {
          label: '统计',
          groupBy: ['extra'],
          measures: {
            power: { sum: 'extra.power' },
            n: { count: true, if: { $expr: 'extra == 1' } },
          },
        },
      },
      distinct: ['extra.power'],
    },
    { 'schemas/models/saleKind.json': kind },
  );
  expect(found).toEqual([
    `/aggregates/one/groupBy/0: extra is ${reason}`,
    `/aggregates/one/measures/power/sum: extra.power is a member of extra, which is ${reason}`,
    `/aggregates/one/measures/n/if: extra is ${reason}`,
    `/distinct/0: extra.power is a member of extra, which is ${reason}`,
  ]);
});

it('asks for the path that the routes stand below', () => {
  const { path: _path, ...without } = sound;
  const files = base();
  const path = 'schemas/models/sale.json';
  const model = { ...without, aggregates: { one: { label: '统计', measures: { n: 'count' } } } };
  files.set(path, { path, text: JSON.stringify(model) });
  expect(checkProject(loadProject([...files.values()]), vocabulary).map(formatProblem)).toEqual([
    'schemas/models/sale.json:1 /aggregates: aggregates are routes and need the path',
  ]);
});

it('reports values, lookups and paths that cannot be asked for', () => {
  expect(
    problemsOf({
      distinct: ['city', 'kinds', 'total', 'inner', 'phone'],
      lookups: ['city', 'no', 'soldOn', 'phone'],
    }),
  ).toEqual([
    '/distinct/1: unknown field kinds, did you mean kind?',
    '/distinct/2: the field total is of type decimal and must be date or integer or long or ref or string for this',
    '/distinct/3: the field inner is never answered',
    '/distinct/4: the values would reveal the masked field phone',
    '/lookups/0: the field city is not unique',
    '/lookups/1: unknown field no, did you mean note?',
    '/lookups/2: unknown field soldOn, did you mean soldAt?',
  ]);
  const { path: _path, ...without } = sound;
  const files = base();
  const path = 'schemas/models/sale.json';
  files.set(path, { path, text: JSON.stringify({ ...without, distinct: ['city'] }) });
  expect(checkProject(loadProject([...files.values()]), vocabulary).map(formatProblem)).toEqual([
    'schemas/models/sale.json:1 /distinct: distinct is a route and needs the path',
  ]);
});
