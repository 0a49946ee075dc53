/** Operations that ask for a reason, over HTTP on both databases. */
import { expect, it } from 'vitest';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { because, contract, serveReasoned } from './support/reasoned.ts';

const server = serveReasoned();
const { call } = server;

/** Key of a new record. */
async function stored(path: string, contractNo: string): Promise<number> {
  expect(await call('POST', path, { contractNo })).toMatchObject({ code: 200 });
  const table = path === '/note' ? 'test_note' : 'test_contract';
  const [row] = await server.world.sql(
    `select contract_id as id from ${table} where contract_no = '${contractNo}'`,
  );
  return Number(row!.id);
}

const remove = (path: string, caller?: string): Promise<Row> =>
  call('DELETE', path, undefined, { caller });
const count = async (): Promise<number> =>
  (await server.world.sql('select contract_id from test_contract')).length;

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
  const rows = await server.world.sql(
    `select oper_param from sys_oper_log where oper_url like '%/contract/${id}' and status = 0`,
  );
  expect(rows.map(({ oper_param: text }) => JSON.parse(text))).toMatchObject([
    { reason: '客户撤回了合同', contractIds: [id] },
  ]);
});

it('keeps it before a long list of keys', async () => {
  const keys = Array.from({ length: 900 }, (_, index) => 100_000 + index).join(',');
  await remove(`/contract/${keys}${because('全部都已作废')}`);
  const rows = await server.world.sql(
    "select oper_param from sys_oper_log where oper_param like '%全部都已作废%'",
  );
  expect(rows).toHaveLength(1);
});

it('asks of exports in their form', async () => {
  const refused = await call('POST', '/contract/export', 'contractNo=');
  expect(refused).toMatchObject({ code: 500, msg: '原因不能为空' });
  const { bytes } = await call(
    'POST',
    '/contract/export',
    `reason=${encodeURIComponent('年度审计')}`,
  );
  expect((await readWorkbook(bytes)).header).toContain('合同号');
});

it('asks nothing where the model declares nothing', async () => {
  const id = await stored('/note', 'N-1');
  expect(await remove(`/note/${id}`)).toMatchObject({ code: 200 });
});

it('is declared as a required parameter', () => {
  const declared = server.world.engine
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
