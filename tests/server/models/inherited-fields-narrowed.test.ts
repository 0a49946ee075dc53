/** How many records a change of the definitions of dynamic fields would refuse, said before it. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { brand, noise, power, serveKinds } from './support/kinds.ts';

const { call, empty, kind, change, defined, productNo } = serveKinds();

describe('definitions that are about to be stored', () => {
  const narrowed = (kindId: number, fields: unknown) =>
    call('POST', '/productKind/narrowed/fields', { kindId, fields });
  const product = async (kindId: number, extra: object): Promise<void> => {
    const values = { productNo: productNo(), productName: '某', kindId, extra };
    expect(await call('POST', '/product', values)).toMatchObject({ code: 200 });
  };

  it('say how many records they would refuse, in kinds below, too', async () => {
    const grade = { name: 'grade', label: '等级', type: 'string' };
    const top = await kind(0, [power, grade]);
    const low = await kind(top, [noise]);
    const own = await kind(top, [{ ...power, maximum: 5000 }]);
    for (const [kindId, extra] of [
      [top, { power: 3000, grade: 'A' }],
      [low, { power: 2000, grade: '12' }],
      [low, { power: 10, noise: 5 }],
      [own, { power: 4000, grade: 'B' }],
    ] as const)
      await product(kindId, extra);
    expect(await narrowed(top, [power, grade])).toEqual({ code: 200, msg: '操作成功', data: [] });
    expect((await narrowed(top, [{ ...power, maximum: 1000 }, grade])).data).toEqual([
      // The kind that says something else of it keeps its records.
      { name: 'power', label: '功率', records: 2 },
    ]);
    expect((await narrowed(top, [power, { ...grade, required: true }, brand])).data).toEqual([
      { name: 'grade', label: '等级', records: 1 },
      { name: 'brand', label: '品牌', records: 4 },
    ]);
    const renamed = { ...grade, name: 'level', was: 'grade', maxLength: 1 };
    expect((await narrowed(top, [power, renamed])).data).toEqual([
      { name: 'level', label: '等级', records: 1 },
    ]);
    // Nothing is stored by asking.
    expect(await defined(low)).toEqual([power, grade, noise]);
  });

  it('are refused as a save would refuse them', async () => {
    const top = await kind(0, [power]);
    expect(await narrowed(top, [power, power])).toEqual({
      code: 500,
      field: 'fields',
      msg: '商品属性第2项：字段名“power”重复',
    });
    expect(await narrowed(999_999, [power])).toMatchObject({ code: 500 });
    expect(await narrowed(top, 'no list')).toMatchObject({ code: 500 });
  });

  it('refuse as many records as they say, whatever values and limits there are', async () => {
    const value = fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined });
    const limits = fc.record(
      {
        minimum: fc.integer({ min: 0, max: 10 }),
        maximum: fc.integer({ min: 10, max: 20 }),
        required: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(value, { maxLength: 6 }), limits, async (values, to) => {
        await empty();
        const top = await kind(0, [noise]);
        const low = await kind(top, null);
        for (const [index, one] of values.entries())
          await product(index % 2 === 0 ? top : low, one === undefined ? {} : { noise: one });
        const fields = [{ ...noise, ...to }];
        const { data: said } = await narrowed(top, fields);
        expect(await change(top, { fields })).toMatchObject({ code: 200 });
        const { rows } = await call('GET', '/product/list?pageSize=100');
        let refused = 0;
        for (const { extra, ...row } of rows as Row[]) {
          const answer = await call('PUT', '/product', { ...row, extra: { ...extra } });
          if (answer.code !== 200) refused += 1;
        }
        expect(said.map(({ records }: Row) => records)).toEqual(refused === 0 ? [] : [refused]);
      }),
      { numRuns: 8 },
    );
  });
});
