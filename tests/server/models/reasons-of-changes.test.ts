/** Creating, changing and importing that ask for a reason, over HTTP on both databases. */
import { describe, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { createEngine } from '../../../src/server/models/engine.ts';
import { workbookForm } from '../support/index.ts';
import { because, deed, serveReasoned } from './support/reasoned.ts';

const server = serveReasoned();
const { call } = server;

describe('what adds and changes records', () => {
  const url = (path: string, reason?: string): string =>
    `/deed${path}${reason === undefined ? '' : because(reason)}`;
  const stored = async (): Promise<unknown[]> =>
    (await server.world.sql('select contract_no from test_deed order by contract_id')).map(
      (row) => row.contract_no,
    );
  const logged = async (text: string): Promise<Row> => {
    const rows = await server.world.sql(
      `select oper_param, status from sys_oper_log where oper_param like '%${text}%' and status = 0`,
    );
    expect(rows).toHaveLength(1);
    return JSON.parse(String(rows[0]!.oper_param)) as Row;
  };
  const importFile = async (reason?: string): Promise<Row> => {
    const form = await workbookForm(['合同号'], [['D-9']]);
    return call('POST', url('/importData', reason), form);
  };

  it('is refused without a reason, and says what to ask for', async () => {
    const asked = { code: 500, field: 'reason', reasonRequired: { label: '原因', min: 1 } };
    const made = await call('POST', url(''), { contractNo: 'D-1', reason: '无' });
    expect(made).toMatchObject({ ...asked, msg: '原因不能为空' });
    expect(await importFile()).toMatchObject({ ...asked, msg: '原因不能为空' });
    const change = { msg: '更改原因不能为空', reasonRequired: { label: '更改原因', min: 4 } };
    for (const [path, body] of [
      ['', { contractId: 1, contractNo: 'D-1' }],
      ['/batch', { rows: [{ contractId: 1, contractNo: 'D-1' }] }],
    ] as const)
      expect(await call('PUT', url(path), body)).toMatchObject({
        ...asked,
        ...change,
      });
    expect(await stored()).toEqual([]);
  });

  it('keeps the reason in its log row, whatever a member of that name says', async () => {
    const body = { contractNo: 'D-1', reason: '别的' };
    expect(await call('POST', url('', '新签的契据'), body)).toMatchObject({
      code: 200,
    });
    expect(await logged('新签的契据')).toMatchObject({ reason: '新签的契据', contractNo: 'D-1' });
    const change = { contractId: 1, contractNo: 'D-2', reason: '别的' };
    expect(await call('PUT', url('', '短'), change)).toMatchObject({
      msg: '更改原因至少4个字符',
    });
    await call('PUT', url('', '更正合同号'), change);
    expect(await logged('更正合同号')).toMatchObject({ reason: '更正合同号' });
    const rows = [{ contractId: 1, contractNo: 'D-3' }];
    await call('PUT', url('/batch', '一并更正了'), { rows });
    expect(await logged('一并更正了')).toMatchObject({ reason: '一并更正了', rows });
    expect(await importFile('旧系统迁移')).toMatchObject({ code: 200 });
    expect(await logged('旧系统迁移')).toMatchObject({ reason: '旧系统迁移' });
    expect(await stored()).toEqual(['D-3', 'D-9']);
  });

  it('asks nothing of reading', async () => {
    expect(await call('GET', '/deed/list')).toMatchObject({ code: 200 });
  });

  it('asks for a proof by every route that changes records', () => {
    const guarded = { ...deed, name: 'sealed', proof: ['update'] } as const;
    const routes = (model: Model): string[] =>
      createEngine({
        database: server.world.database,
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
