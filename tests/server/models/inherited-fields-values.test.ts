/** What becomes of the values of records when definitions of dynamic fields change above them. */
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { serveKinds } from './support/kinds.ts';

const { call, kind, change, productNo } = serveKinds();

describe('values of products, when definitions change,', () => {
  const texts = [
    { name: 'size', label: '尺寸', type: 'string' },
    { name: 'colour', label: '颜色', type: 'string' },
  ];
  async function product(kindId: number, extra: object): Promise<number> {
    const own = productNo();
    const body = { productNo: own, productName: '某', kindId, extra };
    expect(await call('POST', '/product', body)).toMatchObject({ code: 200 });
    const { rows } = await call('GET', `/product/list?productNo=${own}`);
    return rows[0].productId;
  }
  const read = async (id: number): Promise<Row> => (await call('GET', `/product/${id}`)).data;

  it('move with a name that says what it was, in records below, too', async () => {
    const top = await kind(0, texts);
    const low = await kind(top, null);
    const own = await kind(top, [{ ...texts[0], label: '自有' }]);
    const ids = [
      await product(top, { size: '大', colour: '红' }),
      await product(low, { size: '小' }),
      await product(own, { size: '中' }),
    ];
    const renamed = [{ ...texts[0], name: 'extent', was: 'size' }, texts[1]];
    expect(await change(top, { fields: renamed })).toMatchObject({ code: 200 });
    expect(await Promise.all(ids.map(async (id) => (await read(id)).extra))).toEqual([
      { extent: '大', colour: '红' },
      { extent: '小' },
      // What says something of its own keeps the name.
      { size: '中' },
    ]);
    expect((await read(ids[0]!)).version).toBe(2);
    expect((await call('GET', `/productKind/${top}`)).data.fields[0]).toEqual({
      ...texts[0],
      name: 'extent',
    });
  });

  it('are not renamed from what is not there, still is, or to what has a value', async () => {
    const top = await kind(0, texts);
    await product(top, { size: '大', colour: '红' });
    const rename = (was: string, ...others: object[]) =>
      change(top, { fields: [{ ...texts[0], name: 'extent', was }, ...others] });
    expect(await rename('none')).toMatchObject({ msg: '商品属性：原字段名“none”不存在' });
    expect(await rename('size', texts[0]!)).toMatchObject({
      msg: '商品属性：字段名“size”仍在使用，不能改名',
    });
    expect(await change(top, { fields: [texts[0]] })).toMatchObject({ code: 200 });
    expect(
      await change(top, { fields: [{ ...texts[0], name: 'colour', was: 'size' }] }),
    ).toMatchObject({ msg: '商品属性：有1条记录在“colour”下已有值，不能改名' });
  });

  it('are converted to another type, or the change is refused with their number', async () => {
    const top = await kind(0, texts);
    const low = await kind(top, null);
    const ids = [await product(top, { size: '12' }), await product(low, { size: '3.5' })];
    const typed = (type: string) => change(top, { fields: [{ ...texts[0], type }, texts[1]] });
    expect(await typed('integer')).toEqual({
      code: 500,
      field: 'fields',
      msg: '商品属性：有1条记录的“尺寸”不能转换为“整数”，请先修改这些记录',
    });
    expect((await read(ids[0]!)).extra).toEqual({ size: '12' });
    expect(await typed('decimal')).toMatchObject({ code: 200 });
    expect(await Promise.all(ids.map(async (id) => (await read(id)).extra))).toEqual([
      { size: 12 },
      { size: 3.5 },
    ]);
    expect(await typed('string')).toMatchObject({ code: 200 });
    expect((await read(ids[1]!)).extra).toEqual({ size: '3.5' });
  });

  it('follow a move to records above which a name is of another type', async () => {
    const numbers = await kind(0, [{ ...texts[0], type: 'integer' }]);
    const words = await kind(0, texts);
    const low = await kind(words, null);
    const id = await product(low, { size: 'XL' });
    expect(await change(low, { parentId: numbers })).toMatchObject({ code: 500, field: 'fields' });
    const { data } = await call('GET', `/product/${id}`);
    await call('PUT', '/product', { ...data, extra: { size: '7' } });
    expect(await change(low, { parentId: numbers })).toMatchObject({ code: 200 });
    expect((await read(id)).extra).toEqual({ size: 7 });
  });
});
