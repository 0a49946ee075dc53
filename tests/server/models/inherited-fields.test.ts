/** Definitions of dynamic fields down a tree, over HTTP on both databases. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { serveCatalogue } from './support/catalogue.ts';

const { call, empty } = serveCatalogue();

let count = 0;
/** Makes a kind and answers its key, or the refusal. */
async function kind(parentId: number, fields: unknown): Promise<number> {
  count += 1;
  const kindName = `类${count}`;
  const answer = await call('POST', '/productKind', { kindName, parentId, fields });
  expect(answer).toMatchObject({ code: 200 });
  const { data } = await call('GET', `/productKind/list?kindName=${encodeURIComponent(kindName)}`);
  return data[0].kindId;
}
async function change(kindId: number, values: Row): Promise<Row> {
  const { data } = await call('GET', `/productKind/${kindId}`);
  return call('PUT', '/productKind', { ...data, ...values });
}
const defined = async (kindId: number): Promise<Row[]> =>
  (await call('GET', `/product/definitions/extra/${kindId}`)).data;

const power = { name: 'power', label: '功率', type: 'decimal', maximum: 5000, unit: 'W' };
const brand = { name: 'brand', label: '品牌', type: 'string', required: true };
const noise = { name: 'noise', label: '噪声', type: 'integer' };

describe('definitions', () => {
  it('come from the records above, the uppermost first; an own one replaces theirs', async () => {
    const top = await kind(0, [brand, power]);
    const middle = await kind(top, null);
    const low = await kind(middle, [noise, { ...power, label: '额定功率', maximum: 200 }]);
    expect(await defined(low)).toEqual([
      brand,
      { ...power, label: '额定功率', maximum: 200 },
      noise,
    ]);
    expect(await defined(middle)).toEqual([brand, power]);
    await change(top, { fields: [{ ...brand, label: '牌子' }] });
    expect((await defined(low)).map(({ label }) => label)).toEqual(['牌子', '噪声', '额定功率']);
  });

  it('are held on records of kinds below', async () => {
    const top = await kind(0, [brand, power]);
    const low = await kind(top, [{ ...power, maximum: 200 }]);
    const product = (extra: object) =>
      call('POST', '/product', {
        productNo: `P${(count += 1)}`,
        productName: '某',
        kindId: low,
        extra,
      });
    expect(await product({ power: 1 })).toMatchObject({
      field: 'extra.brand',
      msg: '品牌不能为空',
    });
    expect(await product({ brand: '甲', power: 201 })).toMatchObject({ field: 'extra.power' });
    expect(await product({ brand: '甲', power: 200 })).toMatchObject({ code: 200 });
  });

  it('say from which record they come', async () => {
    const top = await kind(0, [brand, power]);
    const low = await kind(top, [{ ...power, maximum: 200 }]);
    const { data } = await call('GET', `/productKind/inherited/fields/${low}`);
    const nameOf = async (id: number) => (await call('GET', `/productKind/${id}`)).data.kindName;
    expect(data).toEqual([
      { ...brand, from: await nameOf(top) },
      { ...power, maximum: 200, from: await nameOf(low) },
    ]);
    expect((await call('GET', '/productKind/inherited/fields/0')).data).toEqual([]);
  });

  it('are refused in another type than above or below', async () => {
    const top = await kind(0, [power]);
    const low = await kind(top, [noise]);
    const text = { ...power, type: 'string', maximum: undefined };
    expect(await change(low, { fields: [text] })).toEqual({
      code: 500,
      field: 'fields',
      msg: '商品属性：字段名“power”的类型须与上级一致，为“小数”',
    });
    const { kindName } = (await call('GET', `/productKind/${low}`)).data;
    expect(await change(top, { fields: [power, { ...noise, type: 'string' }] })).toEqual({
      code: 500,
      field: 'fields',
      msg: `商品属性：下级品类“${kindName}”：字段名“noise”的类型须与上级一致，为“文本”`,
    });
  });

  it('hold a move of a record with all below it', async () => {
    const top = await kind(0, [power]);
    const other = await kind(0, null);
    const low = await kind(other, [{ ...power, type: 'string', maximum: undefined }]);
    expect(await change(other, { parentId: top })).toMatchObject({ code: 500, field: 'fields' });
    expect(await change(low, { fields: [] })).toMatchObject({ code: 200 });
    expect(await change(other, { parentId: top })).toMatchObject({ code: 200 });
    expect(await defined(low)).toEqual([power]);
  });
});

describe('any history of trees and definitions', () => {
  type Definition = Row & { name: string; type: string };
  interface Node {
    parent: number | null;
    own: Definition[];
  }
  /** The definitions of a node, worked out from the top. */
  const fold = (nodes: readonly Node[], at: number | null): Map<string, Definition> => {
    if (at === null) return new Map();
    const { parent, own } = nodes[at]!;
    const all = fold(nodes, parent);
    for (const one of own) all.set(one.name, one);
    return all;
  };
  const isSound = (nodes: readonly Node[]): boolean =>
    nodes.every(({ parent, own }) =>
      own.every(({ name, type }) => (fold(nodes, parent).get(name)?.type ?? type) === type),
    );
  const isAbove = (nodes: readonly Node[], node: number, at: number | null): boolean =>
    at !== null && (at === node || isAbove(nodes, node, nodes[at]!.parent));

  const definitions = fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('a', 'b', 'c'),
      label: fc.constantFrom('甲', '乙'),
      type: fc.constantFrom('string', 'integer'),
      required: fc.boolean(),
    }),
    { selector: ({ name }) => name, maxLength: 3 },
  );
  const place = fc.nat({ max: 4 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('create' as const), parent: fc.option(place), own: definitions }),
    fc.record({ kind: fc.constant('define' as const), node: place, own: definitions }),
    fc.record({ kind: fc.constant('move' as const), node: place, parent: fc.option(place) }),
  );

  it('equals a simple fold, and refuses what it cannot hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await empty();
        let nodes: Node[] = [];
        const ids: number[] = [];
        for (const one of steps) {
          const at = 'node' in one ? one.node : nodes.length;
          const parent = 'parent' in one ? one.parent : (nodes[at]?.parent ?? null);
          if ('node' in one && at >= nodes.length) continue;
          if (parent !== null && parent >= nodes.length) continue;
          if (one.kind === 'move' && isAbove(nodes, at, parent)) continue;
          const own = 'own' in one ? one.own : nodes[at]!.own;
          const next = [...nodes];
          next[at] = { parent, own };
          const values = { parentId: parent === null ? 0 : ids[parent]!, fields: own };
          if (!isSound(next)) {
            if (one.kind !== 'create')
              expect(await change(ids[at]!, values)).toMatchObject({ code: 500, field: 'fields' });
            continue;
          }
          if (one.kind === 'create') ids.push(await kind(values.parentId, own));
          else expect(await change(ids[at]!, values)).toMatchObject({ code: 200 });
          nodes = next;
        }
        for (const [at, id] of ids.entries())
          expect(await defined(id)).toEqual([...fold(nodes, at).values()]);
      }),
      { numRuns: 25 },
    );
  });
});

describe('values of products, when definitions change,', () => {
  const texts = [
    { name: 'size', label: '尺寸', type: 'string' },
    { name: 'colour', label: '颜色', type: 'string' },
  ];
  async function product(kindId: number, extra: object): Promise<number> {
    count += 1;
    const productNo = `V${count}`;
    const body = { productNo, productName: '某', kindId, extra };
    expect(await call('POST', '/product', body)).toMatchObject({ code: 200 });
    const { rows } = await call('GET', `/product/list?productNo=${productNo}`);
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

describe('definitions that are about to be stored', () => {
  const narrowed = (kindId: number, fields: unknown) =>
    call('POST', '/productKind/narrowed/fields', { kindId, fields });
  const product = async (kindId: number, extra: object): Promise<void> => {
    const values = { productNo: `N${(count += 1)}`, productName: '某', kindId, extra };
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
