/** Searches and orders by dynamic fields, on both databases. */
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { serveProducts } from './support/catalogue.ts';

const server = serveProducts();
const { call, change, found, product } = server;

describe('searches', () => {
  it.each<[unknown, number[]]>([
    [{ power: 100 }, [1]],
    [{ power: '100' }, []],
    [{ power: { min: 100 } }, [1, 2]],
    [{ power: { min: 101, max: 200.5 } }, [2]],
    [{ colour: { contains: '红' } }, [1, 3]],
    [{ colour: ['红', '蓝'] }, [1, 2]],
    [{ frostFree: true }, [2]],
    [{ madeOn: { min: '2026-01-02' } }, [2]],
    [{ power: 100, colour: '蓝' }, []],
    [{ colour: { contains: '%' } }, []],
    [{ nothing: 1 }, []],
    [{}, [1, 2, 3]],
  ])('%j', async (search, expected) => {
    const rows = [
      await product(server.kinds.fridge, { power: 100, colour: '红', madeOn: '2026-01-01' }),
      await product(server.kinds.fridge, {
        power: 200.5,
        colour: '蓝',
        frostFree: true,
        madeOn: '2026-02-01',
      }),
      // A text under a name that is a number elsewhere.
      await product(server.kinds.tea, { power: '浓' }),
    ];
    await change(rows[2]!, { kindId: server.kinds.fridge, extra: { power: 1, colour: '大红' } });
    expect(await found(search)).toEqual(expected.map((at) => rows[at - 1]!.productNo));
  });

  it.each(['x', '[]', '{"a b":1}', `{"a'b":1}`, '{"a":{"b":1}}', '{"a":{"min":{}}}'])(
    'that are none are refused: %s',
    async (text) => {
      const answer = await call('GET', `/product/list?extra=${encodeURIComponent(text)}`);
      expect(answer.code).toBe(500);
    },
  );
});

describe('orders', () => {
  it('put numbers before texts, and records without a value last', async () => {
    const made = [
      await product(server.kinds.fridge, { power: 9 }),
      await product(server.kinds.fridge, { power: 100.5 }),
      await product(server.kinds.tea, { power: '浓', grade: 2 }),
      await product(server.kinds.tea, { power: '淡', grade: 1 }),
      await product(server.kinds.tea, { grade: 1 }),
    ];
    const sorted = async (name: string, isAsc: string): Promise<number[]> => {
      const answer = await call('GET', `/product/list?orderByColumn=${name}&isAsc=${isAsc}`);
      return answer.rows.map(
        (row: Row) => made.findIndex(({ productId }) => productId === row.productId) + 1,
      );
    };
    expect(await sorted('extra.power', 'asc')).toEqual([1, 2, 3, 4, 5]);
    expect(await sorted('extra.power', 'desc')).toEqual([2, 1, 4, 3, 5]);
    expect(await sorted('extra.grade desc,productNo', 'asc')).toEqual([3, 4, 5, 1, 2]);
  });

  it.each(['extra', 'extra.', 'extra.a-b', "extra.a'b", 'extra.a.b', 'kindId.power'])(
    'that name no member are refused: %s',
    async (name) => {
      const url = `/product/list?orderByColumn=${encodeURIComponent(name)}`;
      expect((await call('GET', url)).code).toBe(500);
    },
  );
});

it.runIf(process.env.TEST_DIALECT !== 'sqlite')(
  'members are found by an index where the database can',
  async () => {
    const [index] = await server.world.sql(
      'select indexdef from pg_indexes where schemaname = current_schema() ' +
        "and tablename = 'demo_product' and indexdef like '%gin%'",
    );
    expect(index?.indexdef).toContain('(extra jsonb_path_ops)');
  },
);
