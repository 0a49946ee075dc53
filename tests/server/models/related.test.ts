/** Fields of records behind relations, at any depth: in rows, searches, orders and workbooks. */
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import type { Session } from '../../../src/server/http/session.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { watchStatements } from '../support/index.ts';
import { admin, role, staff } from './support/actors.ts';
import { openApp } from './support/app.ts';
import { dealDefaults, dealModels } from './support/deals.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

let world: World;
let app: FastifyInstance;

const callers: Record<string, Session> = {
  admin,
  reader: staff([role('1', ['test:deal:list', 'test:deal:query', 'test:deal:export'])]),
};

beforeAll(async () => {
  world = await openWorld(dealModels, dealDefaults);
  app = await openApp(world, callers);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await app?.close();
  await world?.close();
});

async function list(search = '', caller = 'admin'): Promise<Row> {
  const answer = await app.inject({
    url: `/api/test/deal/list${search}`,
    headers: { authorization: caller },
  });
  return answer.json();
}
const numbers = async (search: string, caller?: string): Promise<string[]> =>
  (await list(search, caller)).rows.map((row: Row) => row.dealNo);

describe('fields behind relations', () => {
  it('stand in rows as they are reached, with nothing else of the records', async () => {
    const { rows } = await list();
    expect(rows.map((row: Row) => row.customer)).toEqual([
      {
        customerName: '甲公司',
        region: { regionName: '华东', level: 'a', country: { countryName: '中国', rate: 0.13 } },
        partner: {
          customerName: 'Berg',
          phone: '138****1234',
          partner: { customerName: '甲公司' },
        },
      },
      {
        customerName: 'Berg',
        region: { regionName: 'Tirol', level: 'b', country: { countryName: 'Austria', rate: 0.2 } },
        partner: { customerName: '甲公司', phone: null, partner: { customerName: 'Berg' } },
      },
      {
        customerName: 'alm',
        region: null,
        partner: {
          customerName: 'Berg',
          phone: '138****1234',
          partner: { customerName: '甲公司' },
        },
      },
      null,
    ]);
    const one = await app.inject({ url: '/api/test/deal/2', headers: { authorization: 'admin' } });
    expect(one.json().data.customer).toEqual(rows[1].customer);
  });

  it('hold a range as one value', async () => {
    const model = (name: string, fields: Model['fields'], more: Partial<Model> = {}): Model => ({
      version: 2,
      name,
      label: name,
      table: `test_${name}`,
      key: `${name}Id`,
      fields: { [`${name}Id`]: { type: 'id', label: '编号' }, ...fields },
      ...more,
    });
    const fair = model('fair', { days: { type: 'range', of: 'date', open: true, label: '日期' } });
    const visit = model(
      'visit',
      { fairId: { type: 'ref', label: '展会' } },
      {
        relations: {
          fair: { type: 'belongsTo', model: 'fair', field: 'fairId', expose: ['days'] },
        },
      },
    );
    const other = await openWorld([fair, visit]);
    try {
      const { database, engine } = other;
      const days = { begin: '2026-03-01', end: null };
      const { visitId } = await database.transaction(async (db) => {
        const { fairId } = await engine.resource('fair').create(db, { days }, admin);
        return engine.resource('visit').create(db, { fairId }, admin);
      });
      const answered = await engine.resource('visit').get(database.read, visitId, admin);
      expect(answered.fair).toEqual({ days });
    } finally {
      await other.close();
    }
  });

  it('cost one query for each relation', async () => {
    const statements = watchStatements(world.database);
    await list();
    // The page itself, then customer, region, country, partner, and the partner of that.
    expect(statements.filter((sql) => sql.includes('select'))).toHaveLength(6);
  });

  it('are left out for callers who may not read them', async () => {
    const { rows } = await list('', 'reader');
    expect(rows[0].customer.region.country).toEqual({ countryName: '中国' });
  });

  it.each([
    ['customer.customerName=AL', ['D3']],
    ['customer.region.level=a,b', ['D1', 'D2']],
    ['customer.region.country.countryName=Austria', ['D2']],
    ['customer.region.country.rate=0.13', ['D1']],
    ['customer.partner.customerName=berg', ['D1', 'D3']],
    ['customer.region.level=b&customer.customerName=e', ['D2']],
    ['customer.region.regionName=x', ['D1', 'D2', 'D3', 'D4']],
  ])('are searched where that is declared: %s', async (search, expected) => {
    expect(await numbers(`?${search}`)).toEqual(expected);
  });

  it.each([
    ['customer.customerName', 'asc', ['D3', 'D2', 'D1', 'D4']],
    ['customer.region.country.countryName', 'asc', ['D2', 'D1', 'D3', 'D4']],
    ['customer.region.country.countryName', 'desc', ['D1', 'D2', 'D4', 'D3']],
    ['customer.partner.partner.customerName desc, dealNo', 'desc', ['D3', 'D1', 'D2', 'D4']],
  ])('sort rows by %s %s, those without a record last', async (order, direction, expected) => {
    const search = `?orderByColumn=${encodeURIComponent(order)}&isAsc=${direction}`;
    expect(await numbers(search)).toEqual(expected);
  });

  it('sort and search for nobody who may not read them', async () => {
    expect(await list('?orderByColumn=customer.region.country.rate', 'reader')).toMatchObject({
      msg: '参数不符合规范，不能进行查询',
    });
    expect(await numbers('?customer.region.country.rate=0.2', 'reader')).toHaveLength(4);
    expect((await list('?orderByColumn=customer.regionId')).code).toBe(500);
    expect((await list('?orderByColumn=customer.partner.phone')).code).toBe(500);
  });

  it('are exported with the labels and formats of their own fields', async () => {
    const sheet = async (caller: string): Promise<unknown[][]> => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/test/deal/export',
        headers: { authorization: caller, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'customer.region.level=a,b',
      });
      const { header, rows } = await readWorkbook(answer.rawPayload);
      return [header, ...rows.map(({ cells }) => cells)];
    };
    expect(await sheet('admin')).toEqual([
      ['合同编号', '合同号', '客户', '大区级别', '所在国家', '国家税率', '合作方电话'],
      ['1', 'D1', '甲公司', '重点', '中国', '0.13', '138****1234'],
      ['2', 'D2', 'Berg', '普通', 'Austria', '0.2', ''],
    ]);
    expect((await sheet('reader'))[0]).not.toContain('国家税率');
  });

  it('are parameters in the document of the API', () => {
    const route = world.engine.routes().find(({ path }) => path === '/test/deal/list');
    expect(route!.query).toMatchObject({
      'customer.customerName': { type: 'string', description: '客户' },
      'customer.region.level': { type: 'array', items: { type: 'string' } },
      'customer.region.country.rate': { type: 'number' },
    });
  });
});
