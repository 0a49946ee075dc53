/** Model routes through the real HTTP application: parameters, envelopes, permissions, uploads. */
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../../src/server/http/session.ts';
import { writeWorkbook } from '../../../src/server/excel/index.ts';
import { admin, role, staff } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { gadget } from './support/gadgets.ts';
import { departments, organisation, tags } from './support/organisation.ts';
import { serveModels } from './support/serve.ts';

const callers: Record<string, Session> = {
  admin,
  reader: staff([role('1', ['test:gadget:list'])]),
  scoped: staff([
    role('4', [
      'test:person:list',
      'test:person:query',
      'test:person:edit',
      'test:person:remove',
      'test:person:export',
    ]),
  ]),
};

const server = serveModels({
  models: [gadget, ...organisation, operlog],
  defaults: [departments, tags],
  callers,
});
const { call } = server;

describe('a resource over HTTP', () => {
  it('creates, lists, reads, changes and removes', async () => {
    expect(
      await call('POST', '/test/gadget', {
        name: '甲',
        amount: '3',
        madeOn: '2024-01-01',
        details: { a: 1 },
      }),
    ).toEqual({ code: 200, msg: '操作成功' });
    const query = new URLSearchParams({
      pageNum: '1',
      pageSize: '5',
      name: '甲',
      'params[madeBeginTime]': '2024-01-01',
      orderByColumn: 'name',
      isAsc: 'ascending',
    });
    const page = await call('GET', `/test/gadget/list?${query}`);
    expect(page).toMatchObject({
      code: 200,
      msg: '查询成功',
      total: 1,
      rows: [{ name: '甲', amount: 3, code: null }],
    });
    const { gadgetId } = page.rows[0];
    expect(await call('GET', `/test/gadget/${gadgetId}`)).toMatchObject({
      code: 200,
      data: { details: { a: 1 }, version: 1 },
    });
    expect(await call('PUT', '/test/gadget', { gadgetId, name: '乙', version: 1 })).toMatchObject({
      code: 200,
    });
    expect(await call('PUT', '/test/gadget', { gadgetId, name: '丙', version: 1 })).toMatchObject({
      code: 601,
      msg: '数据已被他人修改，请刷新后重试',
    });
    expect(await call('DELETE', `/test/gadget/${gadgetId},999`)).toMatchObject({ code: 200 });
    expect(await call('DELETE', `/test/gadget/${gadgetId}`)).toMatchObject({
      code: 500,
      msg: '操作失败',
    });
  });

  it('writes an operation log row for each change, refused ones included', async () => {
    await call('POST', '/test/gadget', { name: '' });
    const rows = (
      await server.world.engine
        .resource('operlog')
        .list(server.world.database.read, { filters: { title: '器具' } }, null)
    ).rows;
    expect(rows.map((row) => [row.businessType, row.status])).toEqual(
      expect.arrayContaining([
        [1, 0],
        [2, 0],
        [3, 0],
        [1, 1],
      ]),
    );
  });

  it('answers trees in data', async () => {
    expect((await call('GET', '/test/dept/list')).data).toHaveLength(5);
  });

  it('answers sums beside the rows', async () => {
    const answer = await call('GET', '/test/gadget/list?sums=price,amount&name=none');
    expect(answer.sums).toEqual({ price: '0.00', amount: '0' });
    expect((await call('GET', '/test/gadget/list?sums=name')).code).toBe(500);
  });

  it('names the refused field beside the message', async () => {
    expect(await call('POST', '/test/gadget', { name: 'x'.repeat(51) })).toEqual({
      code: 500,
      msg: '名称长度不能超过50个字符',
      field: 'name',
    });
    expect(await call('POST', '/test/gadget', { name: '坏', madeOn: '2023-02-30' })).toMatchObject({
      code: 500,
      field: 'madeOn',
    });
    expect(await call('POST', '/test/gadget', { name: '坏', amount: 'x' })).toMatchObject({
      code: 500,
      field: 'amount',
    });
  });

  it.each([
    ['/test/gadget/abc', '参数[gadgetId]'],
    ['/test/gadget/list?amount=x', '参数[amount]'],
    ['/test/gadget/list?params%5BbeginCost%5D=cheap', '参数[params[beginCost]]'],
    ['/test/gadget/list?params%5BmadeEndTime%5D=never', '参数[params[madeEndTime]]'],
    ['/test/gadget/list?orderByColumn=secret', '参数不符合规范'],
    ['/test/gadget/999999', '器具不存在或已被删除'],
  ])('refuses GET %s', async (url, text) => {
    const answer = await call('GET', url);
    expect(answer.code).toBe(500);
    expect(answer.msg).toContain(text);
  });

  it('bears any page: huge, negative, no number', async () => {
    for (const query of [
      'pageSize=1000000000',
      'pageNum=-3',
      'pageNum=x&pageSize=y',
      'pageNum=99999999999999999999',
    ]) {
      expect(await call('GET', `/test/gadget/list?${query}`)).toMatchObject({
        code: 200,
        msg: '查询成功',
      });
    }
  });
});

describe('permissions over HTTP', () => {
  it('each operation asks for its own', async () => {
    expect(await call('GET', '/test/gadget/list', undefined, { caller: 'reader' })).toMatchObject({
      code: 200,
    });
    const others = [
      ['GET', '/test/gadget/1'],
      ['POST', '/test/gadget'],
      ['PUT', '/test/gadget'],
      ['DELETE', '/test/gadget/1'],
      ['POST', '/test/gadget/export'],
      ['POST', '/test/gadget/importData'],
      ['POST', '/test/gadget/importTemplate'],
      ['GET', '/test/gadget/optionselect'],
    ] as const;
    for (const [method, url] of others)
      expect(
        await call(method, url, method === 'GET' ? undefined : {}, { caller: 'reader' }),
      ).toMatchObject({
        code: 403,
      });
    expect(await call('GET', '/test/gadget/list', undefined, { caller: 'nobody' })).toMatchObject({
      code: 401,
    });
  });

  it('the data scope limits pages, records and exports', async () => {
    await call('POST', '/test/person', { personName: '研', deptId: 101 });
    await call('POST', '/test/person', { personName: '市', deptId: 103 });
    expect(await call('GET', '/test/person/list', undefined, { caller: 'scoped' })).toMatchObject({
      total: 1,
      rows: [{ personName: '研', dept: { deptName: '研发' } }],
    });
    expect(await call('GET', '/test/person/2', undefined, { caller: 'scoped' })).toEqual(
      await call('GET', '/test/person/99', undefined, { caller: 'scoped' }),
    );
    expect(await call('DELETE', '/test/person/1,2', undefined, { caller: 'scoped' })).toMatchObject(
      {
        code: 500,
        msg: '没有权限访问人员数据！',
      },
    );
  });
});

describe('files over HTTP', () => {
  it('exports what a form body asks for', async () => {
    const { bytes } = await call(
      'POST',
      '/test/gadget/export',
      'name=nothing&params%5BmadeBeginTime%5D=2024-01-01',
    );
    expect((bytes as Buffer).subarray(0, 2).toString()).toBe('PK');
    expect(await call('POST', '/test/gadget/export', 'orderByColumn=secret')).toMatchObject({
      code: 500,
    });
  });

  it('imports an uploaded workbook, keeping good rows of a refused one', async () => {
    async function* body(): AsyncGenerator<string[][]> {
      yield [
        ['传', '1'],
        ['', '2'],
      ];
    }
    const file = await buffer(
      writeWorkbook({ sheetName: '表', columns: [{ label: '名称' }, { label: '数量' }] }, body()),
    );
    const form = new FormData();
    form.append('updateSupport', 'false');
    form.append('file', new Blob([new Uint8Array(file)]), 'gadgets.xlsx');
    const response = new Response(form);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/test/gadget/importData',
      headers: { authorization: 'admin', 'content-type': response.headers.get('content-type')! },
      payload: Buffer.from(await response.arrayBuffer()),
    });
    expect(answer.json()).toMatchObject({
      code: 500,
      msg: '很抱歉，导入失败！共 1 条数据格式不正确，错误如下：<br/>1、器具 导入失败：名称不能为空',
    });
    expect((await call('GET', `/test/gadget/list?name=${encodeURIComponent('传')}`)).total).toBe(1);
    expect(await call('POST', '/test/gadget/importData', {})).toMatchObject({ code: 500 });
  });
});
