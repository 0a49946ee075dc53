/** Dynamic fields in rows that are part of a record, over HTTP on both databases. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { projectRoot } from '../support/index.ts';
import { admin, role, staff } from './support/actors.ts';
import { openApp, operlog } from './support/app.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const read = (name: string): Model =>
  JSON.parse(readFileSync(`${projectRoot}/docs/examples/catalogue/${name}`, 'utf8')) as Model;
const line = read('line.model.json');
const models = [
  read('node.model.json'),
  read('model.json'),
  read('owner.model.json'),
  // With an address of its own, to be exported.
  {
    ...line,
    path: '/demo/quoteLine',
    permission: 'demo:quoteLine',
    operations: ['list', 'export'],
  } satisfies Model,
  operlog,
];
const callers = { admin, reader: staff([role('1', ['demo:quote:list'])]) };

let world: World;
let app: FastifyInstance;
let kinds: Record<string, number>;
beforeAll(async () => {
  world = await openWorld(models);
  app = await openApp(world, callers);
  for (const [kindName, fields] of Object.entries({
    冰箱: [
      { name: 'power', label: '功率', type: 'decimal', required: true, maximum: 500, unit: 'W' },
      { name: 'colour', label: '颜色', type: 'string' },
    ],
    茶: [{ name: 'grade', label: '等级', type: 'integer', maximum: 5 }],
  }))
    await call('POST', '/productKind', { kindName, parentId: 0, fields });
  const { data } = await call('GET', '/productKind/list');
  kinds = Object.fromEntries((data as Row[]).map((row) => [row.kindName, row.kindId]));
});
afterAll(async () => {
  await app?.close();
  await world?.close();
});
beforeEach(async () => {
  await world.sql('delete from demo_quote_line');
  await world.sql('delete from demo_quote');
});

async function call(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  body?: object,
  caller: keyof typeof callers = 'admin',
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

async function quote(lines: readonly object[]): Promise<Row> {
  expect(await call('POST', '/quote', { quoteNo: 'Q1', lines })).toMatchObject({ code: 200 });
  return stored();
}
async function stored(): Promise<Row> {
  const { rows } = await call('GET', '/quote/list');
  return (await call('GET', `/quote/${rows[0].quoteId}`)).data;
}
const linesOf = (record: Row): Row[] => record.lines as Row[];

describe('rows', () => {
  it('have what the record defines that each of them names', async () => {
    const record = await quote([
      { kindId: kinds.冰箱, extra: { power: '120.5', colour: '白' }, quantity: 1 },
      { kindId: kinds.茶, extra: { grade: 3 }, quantity: 2 },
    ]);
    expect(linesOf(record).map(({ extra }) => extra)).toEqual([
      { power: 120.5, colour: '白' },
      { grade: 3 },
    ]);
  });

  it('are refused at the member, in the row', async () => {
    const rows = [{ kindId: kinds.茶, extra: { grade: 3 } }];
    for (const [extra, field, msg] of [
      [{}, 'lines[1].extra.power', '报价明细第2行：功率不能为空'],
      [{ power: 501 }, 'lines[1].extra.power', '报价明细第2行：功率不能大于500'],
      [{ power: 1, grade: 2 }, 'lines[1].extra', '报价明细第2行：规格没有属性“grade”'],
    ] as const)
      expect(
        await call('POST', '/quote', {
          quoteNo: 'Q2',
          lines: [...rows, { kindId: kinds.冰箱, extra }],
        }),
      ).toEqual({ code: 500, msg, field });
    expect((await call('GET', '/quote/list')).total).toBe(0);
  });

  it('keep what a change leaves out, and drop what another record defines otherwise', async () => {
    const record = await quote([{ kindId: kinds.冰箱, extra: { power: 100, colour: '白' } }]);
    const [own] = linesOf(record);
    const change = async (values: Row): Promise<Row> => {
      const now = await stored();
      expect(
        await call('PUT', '/quote', {
          quoteId: now.quoteId,
          quoteNo: 'Q1',
          version: now.version,
          lines: [{ lineId: own!.lineId, kindId: kinds.冰箱, quantity: 1, ...values }],
        }),
      ).toMatchObject({ code: 200 });
      return linesOf(await stored())[0]!.extra as Row;
    };
    expect(await change({ quantity: 3 })).toEqual({ power: 100, colour: '白' });
    expect(await change({ extra: { colour: null } })).toEqual({ power: 100 });
    expect(await change({ kindId: kinds.茶, extra: { grade: 1 } })).toMatchObject({ grade: 1 });
  });
});

describe('definitions', () => {
  it('are answered below the address of the owner where rows have none', async () => {
    const alone = await openWorld(models.map((one) => (one.name === line.name ? line : one)));
    const other = await openApp(alone, callers);
    try {
      const kind = { kindName: '灯', fields: [{ name: 'watt', label: '瓦数', type: 'integer' }] };
      const ask = (url: string, caller: string) =>
        other.inject({ url: `/api/demo${url}`, headers: { authorization: caller } });
      await other.inject({
        method: 'POST',
        url: '/api/demo/productKind',
        headers: { authorization: 'admin' },
        payload: kind,
      });
      const [{ kindId }] = (await ask('/productKind/list', 'admin')).json().data;
      const { data } = (await ask(`/quote/definitions/lines.extra/${kindId}`, 'reader')).json();
      expect(data).toEqual(kind.fields);
    } finally {
      await other.close();
      await alone.close();
    }
  });

  it('change rows that are part of a record as they change others', async () => {
    await quote([{ kindId: kinds.冰箱, extra: { power: 100, colour: '白' } }]);
    const { data } = await call('GET', `/productKind/${kinds.冰箱}`);
    const fields = [data.fields[0], { ...data.fields[1], name: 'shade', was: 'colour' }];
    const asked = { kindId: kinds.冰箱, fields: [{ ...data.fields[0], maximum: 50 }] };
    expect((await call('POST', '/productKind/narrowed/fields', asked)).data).toEqual([
      { name: 'power', label: '功率', records: 1 },
    ]);
    expect(await call('PUT', '/productKind', { ...data, fields })).toMatchObject({ code: 200 });
    expect(linesOf(await stored())[0]!.extra).toEqual({ power: 100, shade: '白' });
    const after = (await call('GET', `/productKind/${kinds.冰箱}`)).data;
    await call('PUT', '/productKind', { ...after, fields: data.fields });
  });
});

it('workbooks of rows have a column for each member', async () => {
  await quote([
    { kindId: kinds.冰箱, extra: { power: 120.5, colour: '白' }, quantity: 1 },
    { kindId: kinds.茶, extra: { grade: 3 }, quantity: 2 },
  ]);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/demo/quoteLine/export',
    headers: { authorization: 'admin', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'orderByColumn=lineId&isAsc=asc',
  });
  expect(answer.statusCode).toBe(200);
  const { header, rows } = await readWorkbook(answer.rawPayload);
  const cells = rows.map(({ cells: row }) =>
    Object.fromEntries(header.map((label, index) => [label, row[index]])),
  );
  expect(cells).toEqual([
    expect.objectContaining({ 功率: '120.5', 颜色: '白', 数量: '1' }),
    expect.objectContaining({ 等级: '3', 数量: '2' }),
  ]);
});
