/** Records found by the rows that they own, over HTTP on both databases. */
import { describe, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { admin, role, staff } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { serveModels } from './support/serve.ts';

const cart: Model = {
  version: 2,
  name: 'cart',
  label: '购物车',
  table: 'test_cart',
  key: 'cartId',
  path: '/test/cart',
  permission: 'test:cart',
  audit: '购物车',
  operations: ['list', 'create', 'export'],
  dataScope: { user: 'createBy' },
  fields: {
    cartId: { type: 'id', label: '编号' },
    title: { type: 'string', label: '标题', maxLength: 20, filter: 'contains' },
  },
  relations: {
    lines: {
      type: 'owned',
      model: 'cartLine',
      by: 'cartId',
      filters: { product: 'contains', kind: 'in', pieces: 'exact', cost: 'exact' },
    },
  },
  aggregates: { all: { label: '数量', measures: { carts: 'count' } } },
};
const line: Model = {
  version: 2,
  name: 'cartLine',
  label: '明细',
  table: 'test_cart_line',
  key: 'lineId',
  fields: {
    lineId: { type: 'id', label: '编号' },
    cartId: { type: 'ref', label: '购物车', modes: [] },
    product: { type: 'string', label: '商品', maxLength: 20 },
    kind: { type: 'string', label: '类别', maxLength: 2 },
    pieces: { type: 'integer', label: '件数' },
    cost: { type: 'integer', label: '成本', access: { read: 'test:cart:cost' } },
  },
};

const all = role('1', ['test:cart:list', 'test:cart:export', 'test:cart:add']);
const own = { ...role('5', ['test:cart:list', 'test:cart:add']) };
const server = serveModels({
  models: [cart, line, operlog],
  callers: {
    admin,
    reader: staff([all]),
    seller: staff([own], { userId: 7, userName: 'seller' }),
  },
  base: '/test/cart',
});
const { call } = server;

async function add(title: string, lines: object[], caller = 'admin'): Promise<void> {
  expect(await call('POST', '', { title, lines }, { caller })).toMatchObject({ code: 200 });
}
const titles = async (query: string, caller = 'admin'): Promise<string[]> => {
  const { rows, total } = await call('GET', `/list?${encodeURI(query)}`, undefined, { caller });
  expect(total).toBe(rows.length);
  return rows.map((row: Row) => row.title).sort();
};

describe('a list of owners', () => {
  it('is found by fields of their rows: one row fits, and each owner stands once', async () => {
    await add('甲', [
      { product: 'Green Tea', kind: 'a', pieces: 1, cost: 3 },
      { product: 'green bag', kind: 'b', pieces: 2 },
    ]);
    await add('乙', [{ product: 'Cup 100%', kind: 'b', pieces: 1 }]);
    await add('丙', []);
    expect(await titles('lines.product=GREEN')).toEqual(['甲']);
    expect(await titles('lines.product=0%')).toEqual(['乙']);
    expect(await titles('lines.kind=a,b')).toEqual(['乙', '甲'].sort());
    expect(await titles('lines.pieces=1&title=乙')).toEqual(['乙']);
    expect(await titles('lines.product=none')).toEqual([]);
    // Each condition is fulfilled by a row of its own.
    expect(await titles('lines.product=tea&lines.kind=b')).toEqual(['甲']);
    expect(await titles('lines.pieces=')).toEqual(['丙', '乙', '甲'].sort());
  });

  it('so are exports and figures', async () => {
    const { bytes } = await call('POST', '/export', 'lines.product=cup');
    const { rows } = await readWorkbook(bytes);
    expect(rows.map(({ cells }) => cells)).toEqual([expect.arrayContaining(['乙'])]);
    const { data } = await call('GET', '/aggregate/all?lines.kind=a');
    expect(data).toMatchObject({ carts: 1 });
  });

  it('stays within the data scope, and within the fields that one may read', async () => {
    await add('丁', [{ product: 'Green Tea', kind: 'a', cost: 3 }], 'seller');
    expect(await titles('lines.product=tea', 'seller')).toEqual(['丁']);
    expect(await titles('lines.cost=3')).toEqual(['丁', '甲'].sort());
    // Nothing is found out about what is not shown: the parameter is ignored.
    expect(await titles('lines.cost=3', 'reader')).toHaveLength(4);
  });

  it('refuses values of a wrong type, and says its parameters in the document', async () => {
    expect(await call('GET', '/list?lines.pieces=x')).toMatchObject({ code: 500 });
    const routes = server.world.engine.routes();
    const list = routes.find(({ path }) => path === '/test/cart/list');
    expect(list!.query).toMatchObject({
      'lines.product': { type: 'string', description: '商品' },
      'lines.kind': { type: 'array' },
    });
  });
});
