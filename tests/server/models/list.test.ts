/**
 * Lists: paging, order and filters (docs/protocol/conventions.md#paging-order-filters), the same on
 * both dialects.
 */
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ListRequest, Resource } from '../../../src/server/models/types.ts';
import { admin, role, staff } from './support/actors.ts';
import { gadget } from './support/fixtures.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';
import type { Db, Row } from '../../../src/server/db/database.ts';

let world: World;
let gadgets: Resource;

const rows: Row[] = [
  {
    name: 'Alpha',
    kind: '1',
    code: 'a%b',
    amount: 5,
    price: 1.5,
    madeOn: '2024-01-31',
    seenAt: '2024-01-31 00:00:00',
  },
  {
    name: 'alphabet',
    kind: '2',
    code: 'a_b',
    amount: 10,
    active: false,
    madeOn: '2024-02-01',
    seenAt: '2024-01-31 23:59:59',
  },
  {
    name: 'beta',
    kind: '1',
    code: 'a\\b',
    amount: null,
    serial: 9_000_000_000_000_000,
    seenAt: '2024-02-01 08:00:00',
  },
  { name: '织页', kind: '2', code: 'axb', amount: 5, story: '长', secret: 'x' },
  { name: 'Zeta', code: null, amount: 1 },
];

const list = (request: Partial<ListRequest> = {}): Promise<{ rows: Row[]; total: number }> =>
  gadgets.list(world.database.read, { filters: {}, ...request }, admin);
const names = async (request: Partial<ListRequest>): Promise<string[]> =>
  (await list(request)).rows.map((row) => row.name);
const found = (filters: Row): Promise<string[]> => names({ filters });

beforeAll(async () => {
  world = await openWorld([gadget]);
  gadgets = world.engine.resource('gadget');
  for (const row of rows) await world.database.transaction((db) => gadgets.create(db, row, admin));
});
afterAll(() => world?.close());

describe('paging', () => {
  it('counts all rows and shows one page', async () => {
    const page = await list({ page: 2, size: 2 });
    expect(page).toMatchObject({ total: 5, rows: [{ name: 'beta' }, { name: '织页' }] });
    expect(page.rows[0]).not.toHaveProperty('story');
  });

  it('asks for page and total at once where counting took long', async () => {
    const clock = vi.spyOn(performance, 'now');
    const { read } = world.database;
    const begun: string[] = [];
    const ended: string[] = [];
    // The clock stands, and a count takes a second by it.
    let now = 0;
    clock.mockImplementation(() => now);
    const db = {
      async executeQuery(query: CompiledQuery) {
        const what = query.sql.includes('count(*)') ? 'total' : 'page';
        begun.push(`${what} after ${ended.length}`);
        const result = await read.executeQuery(query);
        if (what === 'total') now += 1000;
        ended.push(what);
        return result;
      },
    } as unknown as Db;
    const page = () => gadgets.list(db, { filters: { kind: '1,2' }, size: 2 }, admin);
    try {
      expect((await page()).total).toBe(4);
      expect(begun).toEqual(['page after 0', 'total after 1']);
      begun.length = ended.length = 0;
      expect((await page()).total).toBe(4);
      expect(begun.sort()).toEqual(['page after 0', 'total after 0']);
    } finally {
      clock.mockRestore();
    }
  });

  it.each([
    [0, 'Alpha'],
    [-5, 'Alpha'],
    [99, 'Zeta'],
    [1e300, 'Zeta'],
  ])('brings page %s back into range', async (page, first) => {
    expect((await list({ page, size: 4 })).rows[0]?.name).toBe(first);
  });

  it('shows pages out of range as empty when told to', async () => {
    expect(await list({ page: 99, size: 4, reasonable: false })).toEqual({
      rows: [],
      total: 5,
    });
    expect(await list({ page: -1, size: 4, reasonable: false })).toEqual({
      rows: [],
      total: 5,
    });
  });

  it('answers no rows for sizes below one, and caps the largest', async () => {
    for (const size of [0, -1]) expect(await list({ size })).toEqual({ rows: [], total: 5 });
    expect((await list({ size: 1e9 })).rows).toHaveLength(5);
    await world.sql(
      `insert into test_gadget (name, version, active)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 1200)
      select 'bulk' || i, 1, ${world.database.dialect === 'postgres' ? 'true' : '1'} from n`,
    );
    const page = await list({ size: 1e9 });
    expect([page.rows.length, page.total]).toEqual([1000, 1205]);
    await world.sql("delete from test_gadget where name like 'bulk%'");
  });
});

describe('order', () => {
  it.each([
    ['amount', 'asc', ['Zeta', 'Alpha', '织页', 'alphabet', 'beta']],
    ['amount', 'descending', ['alphabet', '织页', 'Alpha', 'Zeta', 'beta']],
    ['create_time', 'desc', ['Zeta', '织页', 'beta', 'alphabet', 'Alpha']],
    ['kind desc, amount', 'asc', ['织页', 'alphabet', 'Alpha', 'beta', 'Zeta']],
    ['name', '', ['Alpha', 'alphabet', 'beta', 'Zeta', '织页']],
  ])(
    'by %s %s puts missing values last and ends ties by the key',
    async (order, direction, expected) => {
      expect(await names({ order, direction })).toEqual(expected);
    },
  );

  it.each([
    'nothing',
    'secret',
    'inner',
    'story',
    'name; drop table x',
    '(select 1)',
    'name asc desc',
    '__proto__',
    'constructor',
  ])('refuses %s', async (order) => {
    await expect(list({ order })).rejects.toThrow('参数不符合规范，不能进行查询');
  });

  it('refuses directions that are none and orders that are too long', async () => {
    await expect(list({ order: 'name', direction: 'sideways' })).rejects.toThrow(
      '参数不符合规范，不能进行查询',
    );
    await expect(list({ order: 'n'.repeat(501) })).rejects.toThrow(
      '参数已超过最大限制，不能进行查询',
    );
  });
});

describe('filters', () => {
  it('contains: any case, nothing of the text is a wildcard', async () => {
    expect(await found({ name: 'ALPHA' })).toEqual(['Alpha', 'alphabet']);
    expect(await found({ name: '%' })).toEqual([]);
    expect(await found({ name: '_' })).toEqual([]);
    expect(await found({ name: '\\' })).toEqual([]);
    expect(await found({ name: '页' })).toEqual(['织页']);
    expect(await found({ name: "' or 1=1 --" })).toEqual([]);
    expect(await found({ name: '' })).toHaveLength(5);
  });

  it('in: repeated or as a comma list', async () => {
    expect(await found({ kind: ['1', '2'] })).toHaveLength(4);
    expect(await found({ kind: '1,3' })).toEqual(['Alpha', 'beta']);
  });

  it('exact: by typed values', async () => {
    expect(await found({ amount: '5' })).toEqual(['Alpha', '织页']);
    expect(await found({ price: '1.50' })).toEqual(['Alpha']);
    expect(await found({ active: 'false' })).toEqual(['alphabet']);
    expect(await found({ serial: '9000000000000000' })).toEqual(['beta']);
  });

  it('dayRange: both days whole', async () => {
    expect(
      await found({ params: { madeBeginTime: '2024-01-31', madeEndTime: '2024-01-31' } }),
    ).toEqual(['Alpha']);
    expect(
      await found({ params: { beginTime: '2026-03-01', endTime: '2026/03/01' } }),
    ).toHaveLength(5);
    expect(await found({ params: { endTime: '2026-02-28' } })).toEqual([]);
  });

  it('timeRange: the moments as sent', async () => {
    expect(
      await found({ params: { seenBeginTime: '2024-01-31', seenEndTime: '2024-01-31' } }),
    ).toEqual(['Alpha']);
    expect(
      await found({
        params: { seenBeginTime: '2024-01-31 00:00:01', seenEndTime: '2024-02-01 08:00' },
      }),
    ).toEqual(['alphabet', 'beta']);
  });

  it('range: numbers, both ends included, either may be absent', async () => {
    expect(await found({ params: { beginPrice: 1.5, endPrice: '1.50' } })).toEqual(['Alpha']);
    expect(await found({ params: { beginPrice: 0 } })).toEqual(['Alpha']);
    expect(await found({ params: { endPrice: 1.49 } })).toEqual([]);
    expect(await found({ params: { beginPrice: '', endPrice: null } })).toHaveLength(5);
    await expect(found({ params: { endPrice: '1,5' } })).rejects.toThrow('params[endPrice]');
  });

  it.each([
    [
      { amount: 'five' },
      "请求参数类型不匹配，参数[amount]要求类型为：'java.lang.Integer'，但输入值为：'five'",
    ],
    [
      { serial: '9007199254740993' },
      "请求参数类型不匹配，参数[serial]要求类型为：'java.lang.Long'，但输入值为：'9007199254740993'",
    ],
    [{ active: 'perhaps' }, "要求类型为：'java.lang.Boolean'"],
    [
      { params: { madeBeginTime: '2023-02-30' } },
      "参数[params[madeBeginTime]]要求类型为：'java.util.Date'，但输入值为：'2023-02-30'",
    ],
    [{ params: { seenEndTime: 'tomorrow' } }, "要求类型为：'java.util.Date'"],
  ])('refuses values of a wrong type: %j', async (filters, message) => {
    await expect(found(filters)).rejects.toThrow(message);
  });

  it('ignores parameters that are no filters, and fields the caller may not read', async () => {
    expect(
      await found({ nothing: 'x', __proto__: 'y', secret: 'x', inner: 'y', params: 'text' }),
    ).toHaveLength(5);
    const clerk = staff([role('1', ['test:gadget:list'])]);
    expect(
      (await gadgets.list(world.database.read, { filters: { secret: 'nope' } }, clerk)).total,
    ).toBe(5);
  });
});

describe('sums', () => {
  it('are of all rows that are found, on whatever page, and exact', async () => {
    const dearer = { ...rows[0], price: 0.1, serial: 9_007_199_254_740_991 };
    const more = [1, 2].map((n) => ({ ...dearer, name: `sum ${n}`, code: `sum${n}`, amount: n }));
    await world.database.transaction(async (db) => {
      for (const row of more) await gadgets.create(db, row, admin);
      const request = { filters: { name: 'sum' }, sums: ['price', 'serial', 'amount'] };
      const answer = await gadgets.list(db, { ...request, size: 1, page: 2 }, admin);
      expect(answer).toMatchObject({
        total: 2,
        sums: { price: '0.20', serial: '18014398509481982', amount: '3' },
      });
      const nothing = await gadgets.list(db, { ...request, filters: { name: 'none' } }, admin);
      expect(nothing.sums).toEqual({ price: '0.00', serial: '0', amount: '0' });
      await gadgets.remove(
        db,
        answer.rows.map((row) => row.gadgetId),
        admin,
      );
      const { rows: left } = await gadgets.list(db, { filters: { name: 'sum' } }, admin);
      await gadgets.remove(
        db,
        left.map((row) => row.gadgetId),
        admin,
      );
    });
  });

  it.each(['name', 'secret', 'inner', 'story', 'nothing'])('refuse %s', async (field) => {
    await expect(list({ sums: [field] })).rejects.toThrow('参数不符合规范');
  });

  it('of a field that the caller may not read are refused', async () => {
    const clerk = staff([role('1', ['test:gadget:list'])]);
    const sums = ['cost'];
    await expect(gadgets.list(world.database.read, { filters: {}, sums }, clerk)).rejects.toThrow(
      '参数不符合规范',
    );
  });
});
