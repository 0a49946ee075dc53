/**
 * Lists: paging, order and sums (docs/protocol/conventions.md#paging-order-filters), the same on
 * both dialects.
 */
import type { CompiledQuery } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { Db } from '../../../src/server/db/database.ts';
import { admin, role, staff } from './support/actors.ts';
import { listedGadgets, rows } from './support/listed-gadgets.ts';

const { opened, list, names } = listedGadgets();

describe('paging', () => {
  it('counts all rows and shows one page', async () => {
    const page = await list({ page: 2, size: 2 });
    expect(page).toMatchObject({ total: 5, rows: [{ name: 'beta' }, { name: '织页' }] });
    expect(page.rows[0]).not.toHaveProperty('story');
  });

  it('asks for page and total at once where counting took long', async () => {
    const clock = vi.spyOn(performance, 'now');
    const { read } = opened.world.database;
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
    const page = () => opened.gadgets.list(db, { filters: { kind: '1,2' }, size: 2 }, admin);
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

  it('shows pages out of range as empty when asked to', async () => {
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
    await opened.world.sql(
      `insert into test_gadget (name, version, active)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 1200)
      select 'bulk' || i, 1, ${opened.world.database.dialect === 'postgres' ? 'true' : '1'} from n`,
    );
    const page = await list({ size: 1e9 });
    expect([page.rows.length, page.total]).toEqual([1000, 1205]);
    await opened.world.sql("delete from test_gadget where name like 'bulk%'");
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

describe('sums', () => {
  it('are of all rows that are found, on whatever page, and exact', async () => {
    const dearer = { ...rows[0], price: 0.1, serial: 9_007_199_254_740_991 };
    const more = [1, 2].map((n) => ({ ...dearer, name: `sum ${n}`, code: `sum${n}`, amount: n }));
    await opened.world.database.transaction(async (db) => {
      for (const row of more) await opened.gadgets.create(db, row, admin);
      const request = { filters: { name: 'sum' }, sums: ['price', 'serial', 'amount'] };
      const answer = await opened.gadgets.list(db, { ...request, size: 1, page: 2 }, admin);
      expect(answer).toMatchObject({
        total: 2,
        sums: { price: '0.20', serial: '18014398509481982', amount: '3' },
      });
      const nothing = await opened.gadgets.list(
        db,
        { ...request, filters: { name: 'none' } },
        admin,
      );
      expect(nothing.sums).toEqual({ price: '0.00', serial: '0', amount: '0' });
      await opened.gadgets.remove(
        db,
        answer.rows.map((row) => row.gadgetId),
        admin,
      );
      const { rows: left } = await opened.gadgets.list(db, { filters: { name: 'sum' } }, admin);
      await opened.gadgets.remove(
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
    await expect(
      opened.gadgets.list(opened.world.database.read, { filters: {}, sums }, clerk),
    ).rejects.toThrow('参数不符合规范');
  });
});
