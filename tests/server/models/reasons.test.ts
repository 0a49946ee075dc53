/** Operations that ask for a reason, over HTTP on both databases. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { createEngine } from '../../../src/server/models/engine.ts';
import { workbookForm } from '../support/index.ts';
import { admin, role, staff } from './support/actors.ts';
import { openApp, operlog } from './support/app.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const contract: Model = {
  version: 2,
  name: 'contract',
  label: '合同',
  table: 'test_contract',
  key: 'contractId',
  labelField: 'contractNo',
  path: '/test/contract',
  permission: 'test:contract',
  audit: '合同管理',
  reasons: { remove: { label: '删除原因', min: 5 }, export: true },
  fields: {
    contractId: { type: 'id', label: '编号' },
    contractNo: { type: 'string', label: '合同号', required: true, maxLength: 20, unique: true },
  },
};
const { reasons: _reasons, ...plain } = contract;
const note: Model = {
  ...plain,
  name: 'note',
  table: 'test_note',
  path: '/test/note',
  permission: 'test:note',
};

/** Its changes ask for a reason; creating and importing follow from others. */
const deed: Model = {
  ...contract,
  name: 'deed',
  label: '契据',
  table: 'test_deed',
  path: '/test/deed',
  permission: 'test:deed',
  audit: '契据管理',
  reasons: { create: true, update: { label: '更改原因', min: 4 } },
  operations: ['list', 'get', 'create', 'update', 'updateMany', 'import', 'importTemplate'],
  fields: {
    contractId: { type: 'id', label: '编号' },
    contractNo: {
      type: 'string',
      label: '合同号',
      required: true,
      maxLength: 20,
      unique: true,
      excel: { import: true },
    },
    reason: { type: 'string', label: '缘由', maxLength: 20 },
  },
};

let world: World;
let app: FastifyInstance;

beforeAll(async () => {
  world = await openWorld([contract, note, deed, operlog]);
  app = await openApp(world, { admin, guest: staff([role('1', [])]) });
});
afterAll(async () => {
  await app?.close();
  await world?.close();
});

async function send(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  { body, caller = 'admin' }: { body?: object | string; caller?: string } = {},
) {
  const form = typeof body === 'string' && { 'content-type': 'application/x-www-form-urlencoded' };
  const headers = { authorization: caller, ...form };
  return app.inject({ method, url: `/api/test${url}`, headers, ...(body && { payload: body }) });
}

/** Key of a new record. */
async function stored(path: string, contractNo: string): Promise<number> {
  const made = await send('POST', path, { body: { contractNo } });
  expect(made.json()).toMatchObject({ code: 200 });
  const table = path === '/note' ? 'test_note' : 'test_contract';
  const [row] = await world.sql(
    `select contract_id as id from ${table} where contract_no = '${contractNo}'`,
  );
  return Number(row!.id);
}

const remove = async (path: string, caller?: string): Promise<Row> =>
  (await send('DELETE', path, { ...(caller && { caller }) })).json();
/** A workbook as the body of a request. */
async function workbookBody(header: string[], rows: string[][]) {
  const form = new Response(await workbookForm(header, rows));
  return {
    type: form.headers.get('content-type') ?? '',
    body: Buffer.from(await form.arrayBuffer()),
  };
}
const because = (text: string): string => `?reason=${encodeURIComponent(text)}`;
const count = async (): Promise<number> =>
  (await world.sql('select contract_id from test_contract')).length;

it('removes nothing without the reason, or with one that is none', async () => {
  const id = await stored('/contract', 'A-1');
  const before = await count();
  for (const [query, msg] of [
    ['', '删除原因不能为空'],
    [because('  '), '删除原因不能为空'],
    [because(' 错了 '), '删除原因至少5个字符'],
    [because('长'.repeat(501)), '删除原因最多500个字符'],
  ] as const)
    expect(await remove(`/contract/${id}${query}`)).toMatchObject({ code: 500, msg });
  // Who may not remove learns nothing of reasons.
  expect(await remove(`/contract/${id}`, 'guest')).toMatchObject({ code: 403 });
  expect(await count()).toBe(before);
});

it('keeps the reason in the row of the operation log', async () => {
  const id = await stored('/contract', 'A-2');
  const answer = await remove(`/contract/${id}${because('客户撤回了合同')}`);
  expect(answer).toMatchObject({ code: 200 });
  const rows = await world.sql(
    `select oper_param from sys_oper_log where oper_url like '%/contract/${id}' and status = 0`,
  );
  expect(rows.map(({ oper_param: text }) => JSON.parse(text))).toMatchObject([
    { reason: '客户撤回了合同', contractIds: [id] },
  ]);
});

it('keeps it before a long list of keys', async () => {
  const keys = Array.from({ length: 900 }, (_, index) => 100_000 + index).join(',');
  await remove(`/contract/${keys}${because('全部都已作废')}`);
  const rows = await world.sql(
    "select oper_param from sys_oper_log where oper_param like '%全部都已作废%'",
  );
  expect(rows).toHaveLength(1);
});

it('asks of exports in their form', async () => {
  const refused = await send('POST', '/contract/export', { body: 'contractNo=' });
  expect(refused.json()).toMatchObject({ code: 500, msg: '原因不能为空' });
  const given = await send('POST', '/contract/export', {
    body: `reason=${encodeURIComponent('年度审计')}`,
  });
  expect(given.headers['content-type']).toContain('spreadsheet');
});

it('asks nothing where the model declares nothing', async () => {
  const id = await stored('/note', 'N-1');
  expect(await remove(`/note/${id}`)).toMatchObject({ code: 200 });
});

describe('what adds and changes records', () => {
  const url = (path: string, reason?: string): string =>
    `/deed${path}${reason === undefined ? '' : because(reason)}`;
  const stored = async (): Promise<unknown[]> =>
    (await world.sql('select contract_no from test_deed order by contract_id')).map(
      (row) => row.contract_no,
    );
  const logged = async (text: string): Promise<Row> => {
    const rows = await world.sql(
      `select oper_param, status from sys_oper_log where oper_param like '%${text}%' and status = 0`,
    );
    expect(rows).toHaveLength(1);
    return JSON.parse(String(rows[0]!.oper_param)) as Row;
  };
  const importFile = async (reason?: string): Promise<Row> => {
    const { body, type } = await workbookBody(['合同号'], [['D-9']]);
    const headers = { authorization: 'admin', 'content-type': type };
    const place = `/api/test${url('/importData', reason)}`;
    return (await app.inject({ method: 'POST', url: place, headers, payload: body })).json();
  };

  it('is refused without a reason, and says what to ask for', async () => {
    const asked = { code: 500, field: 'reason', reasonRequired: { label: '原因', min: 1 } };
    const made = await send('POST', url(''), { body: { contractNo: 'D-1', reason: '无' } });
    expect(made.json()).toMatchObject({ ...asked, msg: '原因不能为空' });
    expect(await importFile()).toMatchObject({ ...asked, msg: '原因不能为空' });
    const change = { msg: '更改原因不能为空', reasonRequired: { label: '更改原因', min: 4 } };
    for (const [path, body] of [
      ['', { contractId: 1, contractNo: 'D-1' }],
      ['/batch', { rows: [{ contractId: 1, contractNo: 'D-1' }] }],
    ] as const)
      expect((await send('PUT', url(path), { body })).json()).toMatchObject({
        ...asked,
        ...change,
      });
    expect(await stored()).toEqual([]);
  });

  it('keeps the reason in its log row, whatever a member of that name says', async () => {
    const body = { contractNo: 'D-1', reason: '别的' };
    expect((await send('POST', url('', '新签的契据'), { body })).json()).toMatchObject({
      code: 200,
    });
    expect(await logged('新签的契据')).toMatchObject({ reason: '新签的契据', contractNo: 'D-1' });
    const change = { contractId: 1, contractNo: 'D-2', reason: '别的' };
    expect((await send('PUT', url('', '短'), { body: change })).json()).toMatchObject({
      msg: '更改原因至少4个字符',
    });
    await send('PUT', url('', '更正合同号'), { body: change });
    expect(await logged('更正合同号')).toMatchObject({ reason: '更正合同号' });
    const rows = [{ contractId: 1, contractNo: 'D-3' }];
    await send('PUT', url('/batch', '一并更正了'), { body: { rows } });
    expect(await logged('一并更正了')).toMatchObject({ reason: '一并更正了', rows });
    expect(await importFile('旧系统迁移')).toMatchObject({ code: 200 });
    expect(await logged('旧系统迁移')).toMatchObject({ reason: '旧系统迁移' });
    expect(await stored()).toEqual(['D-3', 'D-9']);
  });

  it('asks nothing of reading', async () => {
    const answer = await app.inject({
      url: '/api/test/deed/list',
      headers: { authorization: 'admin' },
    });
    expect(answer.json()).toMatchObject({ code: 200 });
  });

  it('asks for a proof by every route that changes records', () => {
    const guarded = { ...deed, name: 'sealed', proof: ['update'] } as const;
    const routes = (model: Model): string[] =>
      createEngine({
        database: world.database,
        models: new Map([[model.name, model]]),
        defaults: [],
        clock: () => 0,
      })
        .routes()
        .filter(({ proof }) => proof)
        .map(({ method, path }) => `${method} ${path}`)
        .sort();
    expect(routes({ ...guarded, proof: ['update'] })).toEqual([
      'GET /test/deed/importErrors/{importId}',
      'POST /test/deed/importData',
      'PUT /test/deed',
      'PUT /test/deed/batch',
    ]);
    expect(routes({ ...guarded, proof: ['updateMany'] })).toEqual(['PUT /test/deed/batch']);
    expect(routes(deed)).toEqual([]);
  });
});

it('is declared as a required parameter', () => {
  const declared = world.engine
    .routes()
    .filter(
      ({ tag, query, body }) =>
        tag === contract.label && (query?.reason ?? body?.properties?.reason),
    )
    .map(({ method, path, query, body }) => ({
      at: `${method} ${path}`,
      reason: query?.reason ?? body?.properties?.reason,
    }));
  expect(declared).toMatchObject([
    {
      at: 'DELETE /test/contract/{contractIds}',
      reason: { type: 'string', description: '删除原因' },
    },
    { at: 'POST /test/contract/export', reason: { description: '原因' } },
  ]);
  expect(declared.every(({ reason }) => reason?.required)).toBe(true);
});
