/** Values of fields, records by unique fields, and paths of trees, over HTTP. */
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
  {
    saleNo: 'A-1',
    deptId: 101,
    kind: '1',
    city: 'Berlin',
    soldOn: '2026-02-27',
    units: 12,
    sellerId: 1,
  },
  { saleNo: 'a/2%', deptId: 102, kind: '1', city: '', soldOn: '2026-02-28', units: 7 },
  { saleNo: '第3单', deptId: 103, kind: '2', city: '上海' },
  { saleNo: 'D', deptId: 103, kind: null, city: 'Berlin' },
];

beforeAll(async () => {
  world = await openWorld(saleModels, saleDefaults);
  app = await openApp(world, saleCallers);
  await world.database.transaction(async (db) => {
    for (const row of sales) await world.engine.resource('sale').create(db, row, null);
  });
});
afterAll(async () => {
  await app?.close();
  await world?.close();
});

async function read(url: string, caller = 'admin'): Promise<Row> {
  const answer = await app.inject({ url: `/api${url}`, headers: { authorization: caller } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('values of a field', () => {
  const values = async (question: string, caller?: string): Promise<unknown[]> =>
    (await read(`/test/sale/distinct/${question}`, caller)).data.map((one: Row) => [
      one.value,
      one.label,
    ]);

  it('are answered once each with their labels, blank ones left out', async () => {
    expect(await values('city')).toEqual([
      ['Berlin', 'Berlin'],
      ['上海', '上海'],
    ]);
    expect(await values('kind')).toEqual([
      ['1', '现货'],
      ['2', '预订'],
    ]);
    expect(await values('deptId')).toEqual([
      [101, '研发'],
      [102, '前端'],
      [103, '市场'],
    ]);
    expect(await values('soldOn')).toEqual([
      ['2026-02-27', '2026-02-27'],
      ['2026-02-28', '2026-02-28'],
    ]);
  });

  it('are found by a part of the value, or of what people call it', async () => {
    expect(await values('city?search=ber')).toEqual([['Berlin', 'Berlin']]);
    expect(await values('city?search=%25')).toEqual([]);
    expect(await values(`kind?search=${encodeURIComponent('预')}`)).toEqual([['2', '预订']]);
    expect(await values(`deptId?search=${encodeURIComponent('市')}`)).toEqual([[103, '市场']]);
    expect(await values('soldOn?search=02-28')).toEqual([['2026-02-28', '2026-02-28']]);
    expect(await values('units?search=2')).toEqual([[12, '12']]);
  });

  it('are limited, and say so', async () => {
    expect(await read('/test/sale/distinct/deptId?limit=2')).toMatchObject({
      data: [{ value: 101 }, { value: 102 }],
      limited: { data: 2 },
    });
    expect(await read('/test/sale/distinct/deptId?limit=3')).not.toHaveProperty('limited');
  });

  it('are those that the list finds, in the scope of the caller', async () => {
    expect(await values('city?kind=2')).toEqual([['上海', '上海']]);
    expect(await values('deptId', 'north')).toEqual([
      [101, '研发'],
      [102, '前端'],
    ]);
    expect(await read('/test/sale/distinct/city', 'other')).toMatchObject({ code: 403 });
  });

  it('show masked names as masked, and are not found by what is hidden', async () => {
    expect(await values('sellerId')).toEqual([[1, '欧**']]);
    expect(await values('sellerId', 'reader')).toEqual([[1, '欧**']]);
    const search = `sellerId?search=${encodeURIComponent('修')}`;
    expect(await values(search, 'reader')).toEqual([]);
    expect((await read('/test/sale/aggregate/sellers')).data[0].labels).toEqual({
      sellerId: '欧**',
    });
  });

  it('of other fields are not there', async () => {
    expect((await read('/test/sale/distinct/total')).code).not.toBe(200);
  });
});

describe('a record by a unique field', () => {
  const found = (value: string, caller?: string): Promise<Row> =>
    read(`/test/sale/by/saleNo/${encodeURIComponent(value)}`, caller);

  it.each(['A-1', 'a/2%', '第3单'])('is found: %s', async (value) => {
    expect((await found(value)).data).toMatchObject({ saleNo: value });
  });

  it('is found in any case of its letters, as it is unique in any', async () => {
    expect((await found('a-1')).data).toMatchObject({ saleNo: 'A-1' });
  });

  it('reads the same where it is absent and where it is out of scope', async () => {
    expect((await found('A-1', 'north')).data).toMatchObject({ deptId: 101 });
    expect(await found('D', 'north')).toEqual(await found('nothing', 'north'));
    expect(await found('nothing')).toMatchObject({ code: 500, msg: '销售单不存在或已被删除' });
    expect(await found('A-1', 'other')).toMatchObject({ code: 403 });
  });
});

describe('the path of a tree', () => {
  const path = async (key: number, caller?: string): Promise<Row> =>
    read(`/test/dept/path/${key}`, caller);

  it('leads from the root to the record', async () => {
    const { data } = await path(102);
    expect(data.map((row: Row) => row.deptName)).toEqual(['总部', '研发', '前端']);
    expect((await path(200)).data).toMatchObject([{ deptName: '分部' }]);
  });

  it('leaves out what is outside the scope, and is refused for it', async () => {
    expect((await path(102, 'north')).data).toMatchObject([{ deptId: 101 }, { deptId: 102 }]);
    expect(await path(103, 'north')).toMatchObject({ msg: '没有权限访问部门数据！' });
    expect(await path(999)).toMatchObject({ msg: '部门不存在或已被删除' });
    expect(await path(102, 'reader')).toMatchObject({ code: 403 });
  });
});
