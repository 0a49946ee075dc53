/** Creating, reading, changing and removing records: every field type, on both dialects alike. */
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { role, staff } from './support/actors.ts';
import { openedGadgets } from './support/gadgets.ts';

const opened = openedGadgets();
const { add, get, change, remove, freshName } = opened;

describe('field types', () => {
  it('answers what was stored, in protocol form', async () => {
    const { gadgetId } = await add({
      kind: '1',
      amount: 3,
      serial: 9_007_199_254_740_991,
      price: 12.345,
      active: false,
      madeOn: '2024-02-29',
      seenAt: '2024-02-29 23:59:59',
      details: { b: [1, null], a: '文' },
      story: '😀'.repeat(100) + '长'.repeat(9900),
      cost: 5,
      origin: 'shop',
    });
    expect(await get(gadgetId)).toMatchObject({
      kind: '1',
      amount: 3,
      serial: 9_007_199_254_740_991,
      price: 12.35,
      active: false,
      madeOn: '2024-02-29',
      seenAt: '2024-02-29 23:59:59',
      details: { b: [1, null], a: '文' },
      story: '😀'.repeat(100) + '长'.repeat(9900),
      cost: 5,
      origin: 'shop',
      createBy: 'admin',
      createTime: '2026-03-01 12:00:00',
      updateBy: null,
      updateTime: null,
      version: 1,
    });
  });

  it('has null for what was not given and the default where there is one', async () => {
    const { gadgetId } = await add();
    expect(await get(gadgetId)).toMatchObject({
      kind: null,
      amount: null,
      serial: null,
      price: null,
      active: true,
      madeOn: null,
      seenAt: null,
      details: null,
    });
  });

  it('rounds decimals in decimal, not in binary', async () => {
    const { gadgetId } = await add({ price: 1.005 });
    expect((await get(gadgetId)).price).toBe(1.01);
    await expect(add({ price: 123_456_789 })).rejects.toThrow('价格');
  });

  it.each([
    ['a long beyond 2^53', { serial: Number('9007199254740993') }, '序列号'],
    ['an integer beyond 32 bits', { amount: 3_000_000_000 }, '数量'],
    ['a text for a number', { amount: 'viele' }, '数量'],
    ['a day that does not exist', { madeOn: '2023-02-30' }, '生产日期'],
    ['a record for a text', { code: { $ne: 1 } }, '编码'],
    ['NUL in a text', { code: 'a\u0000b' }, '编码'],
    ['a text beyond its limit', { code: 'x'.repeat(21) }, '编码长度不能超过20个字符'],
    ['no value for a required field', { name: '' }, '名称不能为空'],
  ])('refuses %s and names the field', async (_, input, text) => {
    await expect(add(input)).rejects.toThrow(text);
  });

  it('reads only own members of a body', async () => {
    const { gadgetId } = await add(
      JSON.parse('{"__proto__":{"code":"polluted"},"constructor":{"prototype":{}}}') as Row,
    );
    expect((await get(gadgetId)).code).toBeNull();
  });
});

describe('fields with limits on who sees and sets them', () => {
  it('never answers hidden and write-only fields', async () => {
    const { gadgetId } = await add({ secret: 'shh', inner: 'forged' });
    const row = await get(gadgetId);
    expect(row).not.toHaveProperty('secret');
    expect(row).not.toHaveProperty('inner');
    expect(
      await opened.world.sql(
        `select secret, "inner" as own from test_gadget where gadget_id = ${gadgetId}`,
      ),
    ).toEqual([{ secret: 'shh', own: 'own' }]);
  });

  it('keeps a field from those without its permission, both ways', async () => {
    const clerk = staff([role('1', ['test:gadget:list', 'test:gadget:query', 'test:gadget:add'])]);
    const { gadgetId } = await opened.world.database.transaction((db) =>
      opened.gadgets.create(db, { name: '秘密', cost: 9 }, clerk),
    );
    expect((await get(gadgetId)).cost).toBeNull();
    expect(
      await opened.gadgets.get(opened.world.database.read, gadgetId, clerk),
    ).not.toHaveProperty('cost');
    await expect(
      opened.gadgets.list(opened.world.database.read, { filters: {}, order: 'cost' }, clerk),
    ).rejects.toThrow('参数不符合规范，不能进行查询');
  });

  it('sets fixed fields once and server fields never', async () => {
    const { gadgetId } = await add({
      origin: 'here',
      createBy: 'forged',
      createTime: '2000-01-01 00:00:00',
    });
    await change({ gadgetId, name: freshName(), origin: 'there', createBy: 'forged' });
    expect(await get(gadgetId)).toMatchObject({
      origin: 'here',
      createBy: 'admin',
      createTime: '2026-03-01 12:00:00',
      updateBy: 'admin',
      updateTime: '2026-03-01 12:00:00',
    });
  });
});

describe('update', () => {
  it('leaves absent and null members alone and clears empty ones', async () => {
    const { gadgetId } = await add({ amount: 1, code: 'kept', madeOn: '2024-01-01' });
    await change({ gadgetId, amount: null, madeOn: '' });
    expect(await get(gadgetId)).toMatchObject({ amount: 1, madeOn: null, code: 'kept' });
    await change({ gadgetId, amount: '' });
    expect(await get(gadgetId)).toMatchObject({ amount: null });
  });

  it('refuses a version that is no longer the present one with 601, and accepts clients without versions', async () => {
    const { gadgetId } = await add();
    await change({ gadgetId, amount: 1, version: 1 });
    await expect(change({ gadgetId, amount: 2, version: 1 })).rejects.toMatchObject({
      code: 601,
      message: '数据已被他人修改，请刷新后重试',
    });
    await change({ gadgetId, amount: 3 });
    expect(await get(gadgetId)).toMatchObject({ amount: 3, version: 3 });
  });

  it('lets one of two editors at once win', async () => {
    const { gadgetId } = await add();
    const outcomes = await Promise.allSettled([
      change({ gadgetId, amount: 1, version: 1 }),
      change({ gadgetId, amount: 2, version: 1 }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('answers 操作失败 where nothing is there to change', async () => {
    await expect(change({ gadgetId: 999_999, amount: 1 })).rejects.toMatchObject({
      code: 500,
      message: '操作失败',
    });
    await expect(change({ amount: 1 })).rejects.toThrow('操作失败');
    await expect(change({ gadgetId: 'x', amount: 1 })).rejects.toThrow(
      "参数[gadgetId]要求类型为：'java.lang.Long'，但输入值为：'x'",
    );
  });

  it('obeys guards, filling the message from the row', async () => {
    const { gadgetId } = await add({ name: '青铜鼎', origin: 'museum' });
    await expect(change({ gadgetId, amount: 1 })).rejects.toThrow('馆藏【青铜鼎】不能修改');
  });
});

describe('remove', () => {
  it('takes a list of keys, all or none', async () => {
    const [one, two] = [await add({ amount: 1 }), await add({ amount: 200 })];
    await expect(remove(one.gadgetId, two.gadgetId)).rejects.toMatchObject({
      code: 601,
      message: `${two.name}库存过多,不能删除`,
    });
    expect(await get(one.gadgetId)).toBeTruthy();
    await change({ gadgetId: two.gadgetId, amount: 1 });
    await remove(one.gadgetId, two.gadgetId);
    await expect(get(one.gadgetId)).rejects.toThrow('器具不存在或已被删除');
    await expect(remove(one.gadgetId)).rejects.toThrow('操作失败');
  });
});
