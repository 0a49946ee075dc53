/** Dynamic fields over HTTP, on both databases: what a catalogue record defines for products. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import type { Session } from '../../../src/server/http/session.ts';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import { projectRoot, workbookForm } from '../support/index.ts';
import { admin, role, staff } from './support/actors.ts';
import { openApp, operlog } from './support/app.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const read = (path: string): Model =>
  JSON.parse(readFileSync(`${projectRoot}/${path}`, 'utf8')) as Model;
const models = [
  read('docs/examples/catalogue/node.model.json'),
  read('docs/examples/catalogue/model.json'),
  read('schemas/models/dictType.json'),
  read('schemas/models/dictData.json'),
  operlog,
];
const callers: Record<string, Session> = {
  admin,
  reader: staff([role('1', ['demo:product:list'])]),
};

const fridge = [
  {
    name: 'power',
    label: '功率',
    type: 'decimal',
    required: true,
    minimum: 1,
    scale: 1,
    unit: 'W',
  },
  { name: 'colour', label: '颜色', type: 'string', maxLength: 5, searchable: true },
  { name: 'pack', label: '包装', type: 'string', dict: 'demo_pack' },
  { name: 'frostFree', label: '无霜', type: 'boolean' },
  { name: 'madeOn', label: '上市日期', type: 'date' },
];
const tea = [
  { name: 'grade', label: '等级', type: 'integer', minimum: 1, maximum: 5 },
  { name: 'power', label: '香气', type: 'string', maxLength: 10 },
];

let world: World;
let app: FastifyInstance;
let kinds: Record<string, number>;

beforeAll(async () => {
  world = await openWorld(models, [
    {
      version: 2,
      model: 'dictType',
      rows: [{ dictId: 1, dictName: '包装', dictType: 'demo_pack' }],
    },
    {
      version: 2,
      model: 'dictData',
      rows: [{ dictCode: 1, dictType: 'demo_pack', dictLabel: '纸箱', dictValue: 'box' }],
    },
  ]);
  app = await openApp(world, callers);
});
afterAll(async () => {
  await app?.close();
  await world?.close();
});
beforeEach(async () => {
  await world.sql('delete from demo_product');
  await world.sql('delete from demo_product_kind');
  kinds = { fridge: await kind('冰箱', fridge), tea: await kind('茶', tea) };
});

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  caller = 'admin',
): Promise<Row> {
  const answer = await app.inject({
    method,
    url: `/api/demo${url}`,
    headers: { authorization: caller },
    ...(body && { payload: body }),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const kind = async (kindName: string, fields: unknown): Promise<number> => {
  expect(await call('POST', '/productKind', { kindName, fields })).toMatchObject({ code: 200 });
  const { data } = await call('GET', `/productKind/list?kindName=${encodeURIComponent(kindName)}`);
  return data[0].kindId;
};
let count = 0;
async function product(kindId: number | undefined, extra?: unknown): Promise<Row> {
  count += 1;
  const productNo = `P${count}`;
  const answer = await call('POST', '/product', { productNo, productName: '某', kindId, extra });
  if (answer.code !== 200) return answer;
  const { rows } = await call('GET', `/product/list?productNo=${productNo}`);
  return (await call('GET', `/product/${rows[0].productId}`)).data;
}
const refusal = (field: string, msg: string) => ({ code: 500, msg, field });
const change = (row: Row, changes: Row) => call('PUT', '/product', { ...row, ...changes });
const extraOf = async ({ productId }: Row): Promise<unknown> =>
  (await call('GET', `/product/${productId}`)).data.extra;
const found = async (search: unknown): Promise<string[]> => {
  const text = encodeURIComponent(JSON.stringify(search));
  const { rows } = await call(
    'GET',
    `/product/list?extra=${text}&orderByColumn=productId&isAsc=asc`,
  );
  return rows.map((row: Row) => row.productNo);
};

describe('definitions', () => {
  it.each<[unknown, string]>([
    ['x', '商品属性格式不正确'],
    [[{ label: '功率', type: 'decimal' }], '商品属性第1项：字段名不能为空'],
    [[{ name: '1a', label: '功率', type: 'decimal' }], '商品属性第1项：字段名不正确'],
    [[tea[0], { ...tea[0], label: '又' }], '商品属性第2项：字段名“grade”重复'],
    [[{ name: 'a', label: '甲', type: 'id' }], '商品属性第1项：类型不正确'],
    [[{ ...tea[0], minimum: 9 }], '商品属性第1项：最小值不能大于最大值'],
    [[{ ...tea[0], color: 1 }], '商品属性第1项：没有“color”这一设置'],
    [[{ ...fridge[2], dict: 'demo_none' }], '商品属性：字典“demo_none”不存在'],
  ])('are refused where they are none: %j', async (fields, msg) => {
    expect(await call('POST', '/productKind', { kindName: '坏', fields })).toEqual(
      refusal('fields', msg),
    );
  });

  it('are answered to whoever may list the records', async () => {
    const url = `/product/definitions/extra/${kinds.fridge}`;
    expect((await call('GET', url, undefined, 'reader')).data).toEqual(fridge);
    expect((await call('GET', '/product/definitions/extra/0')).data).toEqual([]);
    expect((await call('GET', url, undefined, 'nobody')).code).toBe(401);
  });
});

describe('values', () => {
  it('are stored in the types of their definitions', async () => {
    const row = await product(kinds.fridge, {
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
    expect(await product(kinds.fridge, extra)).toEqual(refusal(field, msg));
  });

  it('stay as they are where a change leaves them out; null takes one away', async () => {
    const row = await product(kinds.fridge, { power: 1, colour: '红' });
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
    const row = await product(kinds.fridge, { power: 1 });
    expect(await change(row, { extra: { power: 2 } })).toMatchObject({ code: 200 });
    expect(await change(row, { extra: { power: 3 } })).toMatchObject({ code: 601 });
  });

  it('of another record are kept where they fit, so that going back brings them back', async () => {
    const row = await product(kinds.fridge, { power: 1, colour: '红' });
    expect(await change(row, { kindId: kinds.tea, extra: { grade: 2 } })).toMatchObject({
      code: 200,
    });
    expect(await extraOf(row)).toEqual({ colour: '红', grade: 2 });
    await change(row, { version: 2, kindId: kinds.fridge, extra: { power: 5 } });
    expect(await extraOf(row)).toEqual({ power: 5, colour: '红', grade: 2 });
  });

  it('stay when their definition goes, and are not taken anew', async () => {
    const row = await product(kinds.fridge, { power: 1, colour: '红' });
    await call('PUT', '/productKind', {
      kindId: kinds.fridge,
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
      await product(kinds.fridge, { power: 100, colour: '红', madeOn: '2026-01-01' }),
      await product(kinds.fridge, {
        power: 200.5,
        colour: '蓝',
        frostFree: true,
        madeOn: '2026-02-01',
      }),
      // A text under a name that is a number elsewhere.
      await product(kinds.tea, { power: '浓' }),
    ];
    await change(rows[2]!, { kindId: kinds.fridge, extra: { power: 1, colour: '大红' } });
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
      await product(kinds.fridge, { power: 9 }),
      await product(kinds.fridge, { power: 100.5 }),
      await product(kinds.tea, { power: '浓', grade: 2 }),
      await product(kinds.tea, { power: '淡', grade: 1 }),
      await product(kinds.tea, { grade: 1 }),
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

it('the document of the API names field and search', async () => {
  const routes = world.engine.routes();
  const create = routes.find(({ method, path }) => method === 'POST' && path === '/demo/product')!;
  expect(create.body?.properties?.extra).toMatchObject({ type: 'object', description: '属性' });
  const list = routes.find(({ path }) => path === '/demo/product/list')!;
  expect(list.query?.extra).toMatchObject({ type: 'string' });
});

it.runIf(process.env.TEST_DIALECT !== 'sqlite')(
  'members are found by an index where the database can',
  async () => {
    const [index] = await world.sql(
      "select indexdef from pg_indexes where tablename = 'demo_product' and indexdef like '%gin%'",
    );
    expect(index?.indexdef).toContain('(extra jsonb_path_ops)');
  },
);

describe('workbooks', () => {
  const importing = async (header: string[], rows: string[][], update = true): Promise<Row> => {
    const form = await workbookForm(header, rows);
    const request = new Request('http://x', { method: 'POST', body: form });
    const answer = await app.inject({
      method: 'POST',
      url: `/api/demo/product/importData?updateSupport=${update}`,
      headers: {
        authorization: 'admin',
        'content-type': request.headers.get('content-type')!,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return answer.json();
  };
  const exported = async (query = ''): Promise<string[][]> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/demo/product/export',
      headers: {
        authorization: 'admin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `${query}&orderByColumn=productId&isAsc=asc`,
    });
    const { header, rows } = await readWorkbook(answer.rawPayload);
    return [header, ...rows.map(({ cells }) => cells)];
  };

  it('have a column for each member, and are read back', async () => {
    const cold = { power: 120.5, colour: '红', pack: 'box', frostFree: true, madeOn: '2026-03-01' };
    const rows = [await product(kinds.fridge, cold), await product(kinds.tea, { grade: 3 })];
    const [header = [], ...lines] = await exported();
    expect(header.slice(0, 10)).toEqual([
      '商品编码',
      '商品名称',
      '品类',
      '功率',
      '颜色',
      '包装',
      '无霜',
      '上市日期',
      '等级',
      '香气',
    ]);
    expect(lines[0]!.slice(2, 8)).toEqual([
      '冰箱',
      '120.5',
      '红',
      '纸箱',
      lines[0]![6],
      '2026-03-01',
    ]);
    expect(lines[1]!.slice(2, 9)).toEqual(['茶', '', '', '', '', '', '3']);
    const [narrow] = await exported(`kindId=${kinds.tea}`);
    expect(narrow).toEqual(['商品编码', '商品名称', '品类', '等级', '香气']);

    await change(rows[0]!, { extra: { power: 1, colour: null, pack: null, frostFree: false } });
    expect(await importing(header, lines)).toMatchObject({ code: 200 });
    expect(await extraOf(rows[0]!)).toEqual(cold);
    expect(await extraOf(rows[1]!)).toEqual({ grade: 3 });
  });

  it('that are templates have a column for each member of the kinds that are asked for', async () => {
    const template = async (payload: string): Promise<string[]> => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/demo/product/importTemplate',
        headers: {
          authorization: 'admin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload,
      });
      return (await readWorkbook(answer.rawPayload)).header;
    };
    const own = ['商品编码', '商品名称', '品类'];
    expect(await template('')).toEqual(own);
    expect(await template(`kindId=${kinds.tea}`)).toEqual([...own, '等级', '香气']);
    const both = await template(`kindId=${kinds.tea}&kindId=${kinds.fridge}`);
    expect([...both].sort()).toEqual(
      [...own, '等级', '香气', '功率', '颜色', '包装', '无霜', '上市日期'].sort(),
    );
    expect(await template('kindId=999999')).toEqual(own);
    // A file of several kinds is read by the kind of each row.
    const row = (values: Record<string, string>) => both.map((label) => values[label] ?? '');
    const answer = await importing(both, [
      row({ 商品编码: 'M1', 商品名称: '甲', 品类: '冰箱', 功率: '1.5', 颜色: '白' }),
      row({ 商品编码: 'M2', 商品名称: '乙', 品类: '茶', 等级: '2' }),
      row({ 商品编码: 'M3', 商品名称: '丙', 品类: '茶', 等级: '2', 颜色: '绿' }),
    ]);
    expect(answer.code).toBe(500);
    expect(answer.msg).toContain('该记录没有此属性，请清空');
    expect(await found({ colour: '白' })).toEqual(['M1']);
    expect(await found({ grade: 2 })).toEqual(['M2']);
  });

  it('are refused row by row where members do not fit', async () => {
    const answer = await importing(
      ['商品编码', '商品名称', '品类', '功率', '包装', '等级'],
      [
        ['X1', '甲', '冰箱', '0', '', ''],
        ['X2', '乙', '冰箱', '12.5W', '塑料', ''],
        ['X3', '丙', '茶', '', '', '9'],
        ['X4', '丁', '茶', '', '', '4'],
      ],
    );
    expect(answer.code).toBe(500);
    expect(answer.msg).toContain('功率不能小于1');
    expect(answer.msg).toContain('塑料');
    expect(answer.msg).toContain('等级不能大于5');
    expect(await found({ grade: 4 })).toEqual(['X4']);
  });
});
