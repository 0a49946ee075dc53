/** Definitions of dynamic fields down a tree, over HTTP on both databases. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { brand, noise, power, serveKinds } from './support/kinds.ts';

const { call, empty, kind, change, defined, productNo } = serveKinds();

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
        productNo: productNo(),
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
