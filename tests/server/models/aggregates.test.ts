/** Aggregates over HTTP: their answers, searches, order, limits, scope and permissions. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { openApp } from './support/app.ts';
import { saleCallers, saleDefaults, saleModels } from './support/sales.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

let world: World;
let app: FastifyInstance;

const sales: Row[] = [
  { deptId: 101, kind: '1', city: '北京', soldAt: '2026-02-27 23:59:59', total: 0.1 },
  { deptId: 102, kind: '1', city: '北京', soldAt: '2026-02-28 00:00:00', total: 0.2 },
  { deptId: 103, kind: '2', city: '上海', soldAt: '2026-03-02 08:00:00', total: 9_999_999_999.99 },
  { deptId: 103, kind: null, city: null, soldAt: null, total: null },
];

beforeAll(async () => {
  world = await openWorld(saleModels, saleDefaults);
  app = await openApp(world, saleCallers);
  await world.database.transaction(async (db) => {
    for (const [index, row] of sales.entries())
      await world.engine
        .resource('sale')
        .create(
          db,
          { saleNo: `S${index}`, soldOn: row.soldAt?.slice(0, 10) ?? null, ...row },
          null,
        );
  });
});
afterAll(async () => {
  await app?.close();
  await world?.close();
});

async function figures(name: string, caller = 'admin'): Promise<Row> {
  const answer = await app.inject({
    url: `/api/test/sale/aggregate/${name}`,
    headers: { authorization: caller },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('an aggregate', () => {
  it('answers one object where nothing is grouped', async () => {
    expect(await figures('totals')).toEqual({
      code: 200,
      msg: '操作成功',
      data: { sales: 4, amount: '10000000000.29' },
    });
    expect((await figures('totals?kind=9')).data).toEqual({ sales: 0, amount: '0.00' });
  });

  it('says what people call values of dictionaries, options and references', async () => {
    const { data } = await figures('weekly');
    expect(data).toEqual([
      {
        week: '2026-02-23',
        kind: '1',
        labels: { kind: '现货' },
        sales: 2,
        amount: '0.30',
        mean: null,
      },
      {
        week: '2026-03-02',
        kind: '2',
        labels: { kind: '预订' },
        sales: 1,
        amount: '9999999999.99',
        mean: null,
      },
      { week: null, kind: null, labels: {}, sales: 1, amount: '0.00', mean: null },
    ]);
    expect((await figures('monthly')).data.map((row: Row) => row.labels)).toEqual([
      { deptId: '研发' },
      { deptId: '前端' },
      { deptId: '市场' },
      { deptId: '市场' },
    ]);
  });

  it('is sorted as declared, and says that there are more groups than it answers', async () => {
    const { data, limited } = await figures('top');
    expect(data.map((row: Row) => row.deptId)).toEqual([103, 102]);
    expect(limited).toEqual({ data: 2 });
    expect((await figures('cities')).data.map((row: Row) => row.city)).toEqual([
      '上海',
      '北京',
      null,
    ]);
  });

  it('fills periods between those that are found, or searched for', async () => {
    const none = { sales: 0, amount: '0.00', smallest: null };
    expect((await figures('daily')).data).toEqual([
      { soldAt: '2026-02-27', sales: 1, amount: '0.10', smallest: 0.1 },
      { soldAt: '2026-02-28', sales: 1, amount: '0.20', smallest: 0.2 },
      { soldAt: '2026-03-01', ...none },
      { soldAt: '2026-03-02', sales: 1, amount: '9999999999.99', smallest: 9_999_999_999.99 },
      { soldAt: null, sales: 1, amount: '0.00', smallest: null },
    ]);
    const days = '?params[soldBeginTime]=2026-02-25&params[soldEndTime]=2026-02-27';
    expect((await figures(`daily${days}`)).data.map((row: Row) => row.soldAt)).toEqual([
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
    ]);
    const empty = '?params[soldBeginTime]=2020-01-01&params[soldEndTime]=2020-01-02';
    expect((await figures(`daily${empty}`)).data).toEqual([
      { soldAt: '2020-01-01', ...none },
      { soldAt: '2020-01-02', ...none },
    ]);
    // More days than groups may be answered: only those with sales.
    expect((await figures('daily?params[soldBeginTime]=1900-01-01')).data).toHaveLength(3);
  });

  it('has the data scope of the list', async () => {
    expect((await figures('totals', 'north')).data).toEqual({ sales: 2, amount: '0.30' });
    expect((await figures('totals?deptId=103', 'north')).data.sales).toBe(0);
  });

  it('asks for the permission of the list, and that of each field it shows', async () => {
    expect(await figures('totals', 'other')).toMatchObject({ code: 403 });
    expect(await figures('totals', 'reader')).toMatchObject({ code: 200 });
    expect(await figures('costs', 'reader')).toMatchObject({ code: 403 });
    expect(await figures('costs')).toMatchObject({ code: 200 });
  });

  it('refuses searches of a wrong type, and is not there under another name', async () => {
    expect((await figures('totals?deptId=x')).msg).toContain('参数[deptId]');
    const other = await app.inject({
      url: '/api/test/sale/aggregate/nothing',
      headers: { authorization: 'admin' },
    });
    expect(other.json().code).not.toBe(200);
  });

  it('stands in the document of the API', () => {
    const route = world.engine.routes().find(({ path }) => path === '/test/sale/aggregate/top');
    expect(route).toMatchObject({
      method: 'GET',
      summary: '统计销售单：前两名',
      access: { permission: 'test:sale:list' },
      scope: { model: 'sale' },
    });
    expect(Object.keys(route!.query!)).toEqual(['deptId', 'kind', 'params']);
  });
});
