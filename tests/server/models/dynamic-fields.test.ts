/** Dynamic fields over HTTP, on both databases: what a catalogue record defines for products. */
import { describe, expect, it } from 'vitest';
import { fridge, serveProducts, tea } from './support/catalogue.ts';

const server = serveProducts();
const { call, change, extraOf, product } = server;
const refusal = (field: string, msg: string) => ({ code: 500, msg, field });

describe('definitions', () => {
  it.each<[unknown, string]>([
    ['x', '商品属性格式不正确'],
    [[{ label: '功率', type: 'decimal' }], '商品属性第1项：字段名不能为空'],
    [[{ name: '1a', label: '功率', type: 'decimal' }], '商品属性第1项：字段名不正确'],
    [[tea[0], { ...tea[0], label: '又' }], '商品属性第2项：字段名“grade”重复'],
    [[{ name: 'a', label: '甲', type: 'id' }], '商品属性第1项：类型不正确'],
    [[{ ...tea[0], minimum: 9 }], '商品属性第1项：最小值不能大于最大值'],
    [
      [{ ...tea[0], color: 1 }],
      '商品属性第1项：没有“color”这一设置，可以设置的有：name, label, type, required, ' +
        'searchable, maxLength, minimum, maximum, scale, unit, was, dict',
    ],
    [[{ ...fridge[2], dict: 'demo_none' }], '商品属性：字典“demo_none”不存在'],
  ])('are refused where they are none: %j', async (fields, msg) => {
    expect(await call('POST', '/productKind', { kindName: '坏', fields })).toEqual(
      refusal('fields', msg),
    );
  });

  it('are answered to whoever may list the records', async () => {
    const url = `/product/definitions/extra/${server.kinds.fridge}`;
    expect((await call('GET', url, undefined, { caller: 'reader' })).data).toEqual(fridge);
    expect((await call('GET', '/product/definitions/extra/0')).data).toEqual([]);
    expect((await call('GET', url, undefined, { caller: 'nobody' })).code).toBe(401);
  });
});

describe('values', () => {
  it('are stored in the types of their definitions', async () => {
    const row = await product(server.kinds.fridge, {
      power: '120.25',
      colour: ' ',
      pack: 'box',
      frostFree: 'true',
      madeOn: '2026-03-01 12:00:00',
    });
    expect(row.extra).toEqual({ power: 120.3, pack: 'box', frostFree: true, madeOn: '2026-03-01' });
  });

  it.each<[unknown, string, string]>([
    [{}, 'extra.power', '功率不能为空'],
    [undefined, 'extra.power', '功率不能为空'],
    [{ power: 0 }, 'extra.power', '功率不能小于1'],
    [{ power: 'x' }, 'extra.power', '功率必须是数字'],
    [{ power: 1, colour: '墨墨墨墨墨墨' }, 'extra.colour', '颜色长度不能超过5个字符'],
    [{ power: 1, pack: 'bag' }, 'extra.pack', '包装的值“bag”不在字典中，可选：纸箱'],
    [{ power: 1, weight: 2 }, 'extra', '属性没有属性“weight”'],
  ])('that do not fit are refused: %j', async (extra, field, msg) => {
    expect(await product(server.kinds.fridge, extra)).toEqual(refusal(field, msg));
  });

  it('stay as they are where a change leaves them out; null takes one away', async () => {
    const row = await product(server.kinds.fridge, { power: 1, colour: '红' });
    await change(row, { extra: { colour: '蓝' } });
    expect(await extraOf(row)).toEqual({ power: 1, colour: '蓝' });
    const { extra: _, ...rest } = row;
    expect(await call('PUT', '/product', { ...rest, version: 2 })).toMatchObject({ code: 200 });
    await change(row, { version: 3, extra: { colour: null } });
    expect(await extraOf(row)).toEqual({ power: 1 });
    expect(await change(row, { version: 4, extra: { power: '' } })).toEqual(
      refusal('extra.power', '功率不能为空'),
    );
  });

  it('are under the version of their record', async () => {
    const row = await product(server.kinds.fridge, { power: 1 });
    expect(await change(row, { extra: { power: 2 } })).toMatchObject({ code: 200 });
    expect(await change(row, { extra: { power: 3 } })).toMatchObject({ code: 601 });
  });

  it('of another record are kept where they fit, so that going back brings them back', async () => {
    const row = await product(server.kinds.fridge, { power: 1, colour: '红' });
    expect(await change(row, { kindId: server.kinds.tea, extra: { grade: 2 } })).toMatchObject({
      code: 200,
    });
    expect(await extraOf(row)).toEqual({ colour: '红', grade: 2 });
    await change(row, { version: 2, kindId: server.kinds.fridge, extra: { power: 5 } });
    expect(await extraOf(row)).toEqual({ power: 5, colour: '红', grade: 2 });
  });

  it('stay when their definition goes, and are not taken anew', async () => {
    const row = await product(server.kinds.fridge, { power: 1, colour: '红' });
    await call('PUT', '/productKind', {
      kindId: server.kinds.fridge,
      kindName: '冰箱',
      fields: [fridge[0]],
    });
    await change(row, { extra: { power: 2, colour: '红' } });
    expect(await extraOf(row)).toEqual({ power: 2, colour: '红' });
    expect(await change(row, { version: 2, extra: { colour: '蓝' } })).toEqual(
      refusal('extra', '属性没有属性“colour”'),
    );
    await change(row, { version: 2, extra: { colour: null } });
    expect(await extraOf(row)).toEqual({ power: 2 });
  });
});

it('the document of the API names field and search', async () => {
  const routes = server.world.engine.routes();
  const create = routes.find(({ method, path }) => method === 'POST' && path === '/demo/product')!;
  expect(create.body?.properties?.extra).toMatchObject({ type: 'object', description: '属性' });
  const list = routes.find(({ path }) => path === '/demo/product/list')!;
  expect(list.query?.extra).toMatchObject({ type: 'string' });
});
