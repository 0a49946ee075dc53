/** Values over owned rows: right after every write, whatever the way, on both databases. */
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import type { Db, Row } from '../../../src/server/db/database.ts';
import { admin } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { billModels } from './support/orders-computed.ts';
import { serveModels } from './support/serve.ts';

const server = serveModels({
  models: [...billModels, operlog],
  callers: { admin },
  base: '/test/bill',
});
const { call } = server;
let count = 0;

const read = async (billId: number): Promise<Row> => (await call('GET', `/${billId}`)).data;

/** A stored bill, as it is read. */
async function stored(lines: readonly object[], facts: object = {}): Promise<Row> {
  const billNo = `B${++count}`;
  expect(await call('POST', '', { billNo, lines, ...facts })).toMatchObject({ code: 200 });
  const { rows } = await call('GET', `/list?pageSize=1000`);
  return read(rows.find((row: Row) => row.billNo === billNo).billId);
}

const cheap = { quantity: 1, price: 0.1, deliverOn: '2026-03-05' };
const dear = { quantity: 1, price: 0.2, kind: '2', deliverOn: '2026-12-01' };
const free = { quantity: 7, price: null };
const inTransaction = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
  server.world.database.transaction(work);

describe('values over owned rows', () => {
  it('are worked out when the record is added, exactly, and are never taken from clients', async () => {
    const bill = await stored([cheap, dear, free], { discount: 0.05, total: 99, lineCount: 99 });
    expect(bill).toMatchObject({
      total: 0.3,
      payable: 0.25,
      reserved: 0.2,
      lineCount: 3,
      pricedCount: 2,
      cheapest: 0.1,
      latest: '2026-12-01',
      mean: 0.15,
    });
  });

  it('are those of no rows without any', async () => {
    expect(await stored([])).toMatchObject({
      total: 0,
      payable: 0,
      lineCount: 0,
      cheapest: null,
      latest: null,
      mean: null,
    });
  });

  it('follow changed, new and removed rows, and fields of the record itself', async () => {
    const { billId, lines } = await stored([cheap, dear]);
    const [one] = lines;
    await call('PUT', '', { billId, lines: [{ ...one, quantity: 3 }, free] });
    expect(await read(billId)).toMatchObject({ total: 0.3, lineCount: 2, reserved: 0, version: 2 });
    await call('PUT', '', { billId, discount: 0.2, total: 7 });
    expect(await read(billId)).toMatchObject({ total: 0.3, payable: 0.1, version: 3 });
    expect(await call('PUT', '', { billId, lines: [], discount: 0 })).toMatchObject({ code: 200 });
    expect(await read(billId)).toMatchObject({ total: 0, payable: 0, lineCount: 0 });
  });

  it('are read by checks, and by transitions', async () => {
    expect(await call('POST', '', { billNo: 'X', lines: [cheap], discount: 1 })).toMatchObject({
      code: 500,
      msg: '优惠不能超过合计0.1',
      field: 'discount',
    });
    const { billId } = await stored([cheap, dear]);
    expect(await call('PUT', `/close/${billId}`, { discount: 1 })).toMatchObject({ code: 500 });
    await call('PUT', `/close/${billId}`, { discount: 0.1 });
    expect(await read(billId)).toMatchObject({ state: '1', payable: 0.2 });
    expect(await call('PUT', '', { billId, lines: [] })).toMatchObject({ field: 'discount' });
    expect(await read(billId)).toMatchObject({ lineCount: 2 });
  });

  it('can be filtered, sorted and added up by', async () => {
    await stored([{ quantity: 1, price: 5001 }]);
    await stored([{ quantity: 2, price: 5001 }]);
    const query = 'params%5BbeginTotal%5D=5000&orderByColumn=total&isAsc=desc';
    const { rows } = await call('GET', `/list?${query}`);
    expect(rows.map((row: Row) => row.total)).toEqual([10002, 5001]);
  });

  it('are exported', async () => {
    const { billNo } = await stored([cheap, dear]);
    const { bytes } = await call('POST', '/export', {});
    const { header, rows } = await readWorkbook(bytes);
    const cells = rows.map((row) => row.cells);
    const place = (label: string): number => header.indexOf(label);
    const own = cells.find((row) => row[place('单号')] === billNo)!;
    expect(own[place('合计')]).toMatch(/^0\.30?$/);
  });

  it('are readOnly in bodies of the API document', () => {
    const routes = server.world.engine.routes();
    const create = routes.find(({ method, path }) => method === 'POST' && path === '/test/bill')!;
    const { discount, total, payable } = create.body?.properties ?? {};
    expect(discount).toBeDefined();
    expect(discount).not.toHaveProperty('readOnly');
    expect([total, payable]).toMatchObject([{ readOnly: true }, { readOnly: true }]);
  });
});

describe('rows that are written by themselves', () => {
  const lines = () => server.world.engine.resource('billLine');

  it('bring their owner up to date, and count its version', async () => {
    const { billId } = await stored([cheap]);
    const { lineId } = await inTransaction((db) =>
      lines().create(db, { billId, quantity: 2, price: 10 }, null),
    );
    expect(await read(billId)).toMatchObject({ total: 20.1, lineCount: 2, version: 2 });
    await inTransaction((db) => lines().update(db, { lineId, quantity: 1 }, null));
    expect(await read(billId)).toMatchObject({ total: 10.1, version: 3 });
    const other = await stored([dear]);
    await inTransaction((db) => lines().update(db, { lineId, billId: other.billId }, null));
    expect(await read(billId)).toMatchObject({ total: 0.1, lineCount: 1 });
    expect(await read(other.billId)).toMatchObject({ total: 10.2, lineCount: 2 });
    await inTransaction((db) => lines().remove(db, [lineId], null));
    expect(await read(other.billId)).toMatchObject({ total: 0.2, lineCount: 1 });
  });

  it('go with another record, and their owner is brought up to date', async () => {
    const goods = server.world.engine.resource('goods');
    const { goodsId } = await inTransaction((db) => goods.create(db, { goodsName: '茶' }, null));
    const { billId } = await stored([{ ...cheap, goodsId }, dear]);
    await inTransaction((db) => goods.remove(db, [goodsId], null));
    expect(await read(billId)).toMatchObject({ total: 0.2, lineCount: 1 });
  });

  it('go with their owner', async () => {
    const { billId } = await stored([cheap, dear]);
    expect(await call('DELETE', `/${billId}`)).toMatchObject({ code: 200 });
    expect(
      await server.world.sql(`select 1 as one from test_bill_line where bill_id = ${billId}`),
    ).toEqual([]);
  });
});
