/**
 * Records found by ranges of numbers, amounts, days and moments of the rows that they own: over
 * HTTP on both databases, held against a look at every row.
 */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { admin, role, staff } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { serveModels } from './support/serve.ts';

const order: Model = {
  version: 2,
  name: 'rangedOrder',
  label: '订单',
  table: 'test_ranged_order',
  key: 'orderId',
  path: '/test/rangedOrder',
  permission: 'test:rangedOrder',
  audit: '订单',
  operations: ['list', 'create'],
  fields: {
    orderId: { type: 'id', label: '编号' },
    title: { type: 'string', label: '标题' },
    shopId: { type: 'ref', label: '店铺' },
  },
  relations: {
    shop: {
      type: 'belongsTo',
      model: 'rangedShop',
      field: 'shopId',
      expose: ['size'],
      filters: { size: 'range' },
    },
    lines: {
      type: 'owned',
      model: 'rangedLine',
      by: 'orderId',
      filters: {
        pieces: 'range',
        price: 'range',
        cost: 'range',
        worth: 'range',
        sentOn: 'dayRange',
        packedAt: 'dayRange',
        paidAt: 'timeRange',
        stay: 'range',
      },
    },
  },
};
const shop: Model = {
  version: 2,
  name: 'rangedShop',
  label: '店铺',
  table: 'test_ranged_shop',
  key: 'shopId',
  fields: { shopId: { type: 'id', label: '编号' }, size: { type: 'integer', label: '面积' } },
};
const line: Model = {
  version: 2,
  name: 'rangedLine',
  label: '明细',
  table: 'test_ranged_line',
  key: 'lineId',
  fields: {
    lineId: { type: 'id', label: '编号' },
    orderId: { type: 'ref', label: '订单', modes: [] },
    pieces: { type: 'integer', label: '件数' },
    price: { type: 'decimal', label: '单价', precision: 10, scale: 2 },
    cost: {
      type: 'money',
      label: '成本',
      currency: 'CNY',
      access: { read: 'test:rangedOrder:cost' },
    },
    worth: {
      type: 'integer',
      label: '价值',
      stored: false,
      computed: { $expr: 'pieces * 2 - 1' },
    },
    sentOn: { type: 'date', label: '发货日期' },
    packedAt: { type: 'datetime', label: '装箱时间' },
    paidAt: { type: 'datetime', label: '付款时间' },
    stay: { type: 'range', of: 'date', label: '停留' },
  },
};

const server = serveModels({
  models: [order, line, shop, operlog],
  defaults: [
    {
      version: 2,
      model: 'rangedShop',
      rows: [7, 8].map((shopId) => ({ shopId, size: shopId * 10 })),
    },
  ],
  callers: { admin, reader: staff([role('1', ['test:rangedOrder:list'])]) },
  base: '/test/rangedOrder',
});
const { call } = server;

const absent = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const number = fc.integer({ min: -3, max: 6 });
const amount = fc.integer({ min: -30, max: 60 }).map((tenths) => tenths / 10);
const day = fc.integer({ min: 1, max: 6 }).map((n) => `2026-03-0${n}`);
const time = fc.constantFrom('00:00:00', '12:30:00', '23:59:59');
const moment = fc.tuple(day, time).map(([on, at]) => `${on} ${at}`);

const parts = fc.record({
  pieces: absent(number),
  price: absent(amount),
  cost: absent(amount),
  sentOn: absent(day),
  packedAt: absent(moment),
  paidAt: absent(moment),
  stay: absent(
    fc.tuple(day, day).map((ends) => {
      const [begin, end] = ends.toSorted();
      return { begin: begin!, end: end! };
    }),
  ),
});
type Part = typeof parts extends fc.Arbitrary<infer P> ? P : never;
type End = string | number | null;
type Ends = readonly [begin: End, end: End];

const within = (value: End, [begin, end]: Ends): boolean =>
  value !== null && (begin === null || value >= begin) && (end === null || value <= end);
const dayOf = (value: string | null): string | null => value && value.slice(0, 10);

/** By field: the names of both ends, what is asked for, and which part fits. */
const searches = {
  pieces: [
    'beginLines.pieces',
    'endLines.pieces',
    number,
    (part, ends) => within(part.pieces, ends),
  ],
  price: ['beginLines.price', 'endLines.price', amount, (part, ends) => within(part.price, ends)],
  cost: ['beginLines.cost', 'endLines.cost', amount, (part, ends) => within(part.cost, ends)],
  worth: [
    'beginLines.worth',
    'endLines.worth',
    number,
    ({ pieces }, ends) => within(pieces === null ? null : pieces * 2 - 1, ends),
  ],
  sentOn: [
    'lines.sentOnBeginTime',
    'lines.sentOnEndTime',
    day,
    (part, ends) => within(part.sentOn, ends),
  ],
  packedAt: [
    'lines.packedAtBeginTime',
    'lines.packedAtEndTime',
    day,
    (part, ends) => within(dayOf(part.packedAt), ends),
  ],
  paidAt: [
    'lines.paidAtBeginTime',
    'lines.paidAtEndTime',
    moment,
    (part, ends) => within(part.paidAt, ends),
  ],
  stay: [
    'lines.stayBeginTime',
    'lines.stayEndTime',
    day,
    ({ stay }, [begin, end]) =>
      stay !== null && (end === null || stay.begin <= end) && (begin === null || stay.end >= begin),
  ],
} as const satisfies Record<
  string,
  readonly [string, string, fc.Arbitrary<string | number>, (part: Part, ends: Ends) => boolean]
>;
type Searched = keyof typeof searches;

const search = fc.constantFrom(...(Object.keys(searches) as Searched[])).chain((field) => {
  const end: fc.Arbitrary<End> = absent(searches[field][2] as fc.Arbitrary<string | number>);
  return fc.record({ field: fc.constant(field), ends: fc.tuple(end, end) });
});

/** The titles that a list answers. */
async function found(query: Readonly<Record<string, End>>, caller = 'admin'): Promise<string[]> {
  const asked = Object.entries(query)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `params[${name}]=${encodeURIComponent(String(value))}`);
  const { rows, total } = await call(
    'GET',
    `/list?${['pageSize=1000', ...asked].join('&')}`,
    undefined,
    {
      caller,
    },
  );
  expect(total).toBe(rows.length);
  return rows.map(({ title }: Row) => title).sort();
}

it('are those of which one row fulfils each search, both of its ends', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(parts, { maxLength: 3 }), { maxLength: 5 }),
      fc.array(fc.array(search, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 6 }),
      async (orders, lists) => {
        await server.world.sql('delete from test_ranged_line');
        await server.world.sql('delete from test_ranged_order');
        for (const [n, lines] of orders.entries())
          expect(await call('POST', '', { title: `单${n}`, lines })).toMatchObject({ code: 200 });
        for (const list of lists) {
          // A later search of a field replaces the former one, as parameters of one name do.
          const asked = new Map(list.map(({ field, ends }) => [field, ends]));
          const query = Object.fromEntries(
            [...asked].flatMap(([field, ends]) => [
              [searches[field][0], ends[0]],
              [searches[field][1], ends[1]],
            ]),
          );
          const expected = orders.flatMap((lines, n) => {
            const fits = [...asked].every(
              ([field, ends]) =>
                ends.every((end) => end === null) ||
                lines.some((part) => searches[field][3](part, ends)),
            );
            return fits ? [`单${n}`] : [];
          });
          expect(await found(query)).toEqual(expected.sort());
        }
      },
    ),
    { numRuns: 25 },
  );
});

it('are those that name a record within the range, too', async () => {
  await server.world.sql('delete from test_ranged_line');
  await server.world.sql('delete from test_ranged_order');
  for (const [title, shopId] of [
    ['甲', 7],
    ['乙', 8],
    ['丙', null],
  ])
    expect(await call('POST', '', { title, shopId })).toMatchObject({ code: 200 });
  expect(await found({ 'beginShop.size': 71 })).toEqual(['乙']);
  expect(await found({ 'endShop.size': 80 })).toEqual(['乙', '甲']);
  expect(await found({ 'beginShop.size': 70, 'endShop.size': 70 })).toEqual(['甲']);
});

it('are refused for what is no number or day, and not found by what one may not read', async () => {
  await server.world.sql('delete from test_ranged_line');
  await server.world.sql('delete from test_ranged_order');
  await call('POST', '', { title: '甲', lines: [{ pieces: 1, cost: 5 }] });
  expect(await call('GET', '/list?params[beginLines.pieces]=x')).toMatchObject({ code: 500 });
  expect(await call('GET', '/list?params[lines.sentOnEndTime]=soon')).toMatchObject({ code: 500 });
  expect(await found({ 'beginLines.cost': 9 })).toEqual([]);
  expect(await found({ 'beginLines.cost': 9 }, 'reader')).toEqual(['甲']);
  const routes = server.world.engine.routes();
  expect(routes.find(({ path }) => path === '/test/rangedOrder/list')!.query).toMatchObject({
    params: {
      properties: {
        'beginLines.cost': { description: '成本' },
        'lines.paidAtEndTime': { type: 'string', description: '付款时间' },
        'lines.stayBeginTime': { description: '停留' },
      },
    },
  });
});
