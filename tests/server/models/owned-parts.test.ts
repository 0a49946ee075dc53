/**
 * Parts of parts, parts with routes of their own, and parts of owners that are only marked as
 * removed.
 */
import { describe, expect, it } from 'vitest';
import type { Session } from '../../../src/server/http/session.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { admin, role, staff } from './support/actors.ts';
import { contractModels, products } from './support/orders.ts';
import { serveModels } from './support/serve.ts';

const callers: Record<string, Session> = {
  admin,
  clerk: staff([role('3', ['test:contract:list', 'test:contract:query', 'test:contract:export'])]),
};

const server = serveModels({
  models: contractModels,
  defaults: [products],
  callers,
  base: '/test',
});
const { call } = server;

const stored = async (title: string, deptId: number, clauses: object[]): Promise<Row> => {
  expect(await call('POST', '/contract', { title, deptId, clauses })).toMatchObject({ code: 200 });
  const { rows } = await call('GET', '/contract/list?pageSize=100');
  const { contractId } = rows.find((row: Row) => row.title === title);
  return (await call('GET', `/contract/${contractId}`)).data;
};
const texts = (rows: Row[]): string[] => rows.map((row) => row.text);

describe('parts of parts', () => {
  it('are saved and read with them, and their problems name both rows', async () => {
    const made = await stored('甲', 101, [
      { text: '一', remarks: [{ text: 'a' }, { text: 'b' }] },
      { text: '二' },
    ]);
    expect(made.clauses.map((row: Row) => texts(row.remarks))).toEqual([['a', 'b'], []]);
    const { contractId, clauses } = made;
    const [one, two] = clauses;
    await call('PUT', '/contract', {
      contractId,
      clauses: [one, { ...two, remarks: [{ text: 'c' }] }],
    });
    const { data } = await call('GET', `/contract/${contractId}`);
    expect(data.clauses.map((row: Row) => texts(row.remarks))).toEqual([['a', 'b'], ['c']]);
    expect(
      await call('PUT', '/contract', {
        contractId,
        clauses: [one, { ...two, remarks: [{ text: 'd' }, { text: '' }] }],
      }),
    ).toMatchObject({
      field: 'clauses[1].remarks[1].text',
      msg: '条款第2行：批注第2行：内容不能为空',
    });
    await call('PUT', '/contract', { contractId, clauses: [] });
    expect(await server.world.sql('select 1 as one from test_remark')).toEqual([]);
  });
});

describe('routes of parts', () => {
  it('show what the data scope of the owner shows', async () => {
    await stored('近', 101, [{ text: '近一' }, { text: '近二' }]);
    const far = await stored('远', 103, [{ text: '远一' }]);
    const { rows, total } = await call('GET', '/clause/list', undefined, { caller: 'clerk' });
    expect([texts(rows), total]).toEqual([['近一', '近二'], 2]);
    expect((await call('GET', '/clause/list?with=remarks')).rows[0]).toMatchObject({ remarks: [] });
    const { clauseId } = far.clauses[0];
    expect(await call('GET', `/clause/${clauseId}`)).toMatchObject({ data: { text: '远一' } });
    expect(await call('GET', `/clause/${clauseId}`, undefined, { caller: 'clerk' })).toMatchObject({
      code: 500,
      msg: '没有权限访问条款数据！',
    });
  });

  it('leave out those of owners that are marked as removed, which keep them', async () => {
    const { contractId, clauses } = await stored('旧', 101, [{ text: '旧一', productId: 3 }]);
    const { clauseId } = clauses[0];
    const products = server.world.engine.resource('product');
    const removeSalt = () =>
      server.world.database.transaction((db) => products.remove(db, [3], admin));
    await expect(removeSalt()).rejects.toThrow('存在关联的条款,不允许删除');
    expect(await call('DELETE', `/contract/${contractId}`)).toMatchObject({ code: 200 });
    expect(await call('GET', `/clause/${clauseId}`)).toMatchObject({ code: 500 });
    expect(texts((await call('GET', '/clause/list?pageSize=100')).rows)).not.toContain('旧一');
    const kept = await server.world.sql(
      `select 1 as one from test_clause where clause_id = ${clauseId}`,
    );
    expect(kept).toEqual([{ one: 1 }]);
    await removeSalt();
  });
});
