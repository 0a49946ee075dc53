/** Export of xlsx and what else models declare, through the handlers of the declared routes. */
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { admin, role, staff } from './support/actors.ts';
import { openedExchange } from './support/exchanged.ts';
import { callRoute } from './support/route-calls.ts';

const opened = openedExchange();
const { sheet, add } = opened;

describe('export', () => {
  it('writes labels for codes, suffixes, and only the rows that match', async () => {
    await add({ name: '甲', kind: '1', amount: 5, price: 1.5, madeOn: '2024-01-01' });
    await add({ name: '乙', kind: '2', active: false });
    await add({ name: '=1+1' });
    expect(await sheet('/test/gadget/export')).toEqual([
      ['名称', '种类', '编码', '数量', '价格', '启用', '生产日期'],
      ['甲', '大', '', '5件', '1.5', '是', '2024-01-01'],
      ['乙', '小', '', '', '', '否', ''],
      ['=1+1', '', '', '', '', '是', ''],
    ]);
    expect((await sheet('/test/gadget/export', { kind: '2' })).slice(1)).toEqual([
      ['乙', '小', '', '', '', '否', ''],
    ]);
    await expect(sheet('/test/gadget/export', { orderByColumn: 'secret' })).rejects.toThrow(
      '参数不符合规范，不能进行查询',
    );
  });

  it('keeps the order and brings every row of a long list', async () => {
    await opened.world.sql(
      `insert into test_gadget (name, version, active, amount)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 1234)
      select 'n' || i, 1, ${opened.world.database.dialect === 'postgres' ? 'true' : '1'}, i from n`,
    );
    const rows = await sheet('/test/gadget/export', { orderByColumn: 'amount', isAsc: 'desc' });
    expect(rows.slice(1).map((cells) => cells[3])).toEqual(
      Array.from({ length: 1234 }, (_, index) => `${1234 - index}件`),
    );
  });
});

describe('export of a model without excel parts', () => {
  it('writes the columns of the list, references by the name of what they refer to', async () => {
    await opened.world.database.transaction((db) =>
      opened.world.engine.resource('person').create(db, { personName: '甲', deptId: 101 }, admin),
    );
    const [header, row] = await sheet('/test/person/export');
    expect(header).toEqual([
      '人员编号',
      '姓名',
      '邮箱',
      '部门',
      '上级',
      '创建者',
      '创建时间',
      '更新者',
      '更新时间',
    ]);
    expect(row?.slice(0, 5)).toEqual(['1', '甲', '', '研发', '']);
  });
});

describe('options', () => {
  it('are all rows, as the caller may see them', async () => {
    await add({ name: '甲', cost: 3 });
    const { data } = (await callRoute(opened.world, ['GET', '/test/gadget/optionselect'], {
      session: staff([role('1', ['test:gadget:query'])]),
    })) as { data: Row[] };
    expect(data).toHaveLength(1);
    expect(data[0]).not.toHaveProperty('cost');
  });
});

describe('declarations', () => {
  it('name a permission, parameters and a log row for every operation', () => {
    const routes = Object.fromEntries(
      opened.world.engine
        .routes()
        .filter(({ tag }) => tag === '器具')
        .map(({ method, path, access, log, answer }) => [
          `${method} ${path}`,
          { access, log, answer },
        ]),
    );
    const of = (verb: string) => ({ permission: `test:gadget:${verb}` });
    expect(routes).toEqual({
      'GET /test/gadget/list': { access: of('list'), answer: 'table' },
      'GET /test/gadget/{gadgetId}': { access: of('query'), answer: 'ajax' },
      'POST /test/gadget': {
        access: of('add'),
        log: { title: '器具管理', type: 'INSERT' },
        answer: 'ajax',
      },
      'PUT /test/gadget': {
        access: of('edit'),
        log: { title: '器具管理', type: 'UPDATE' },
        answer: 'ajax',
      },
      'DELETE /test/gadget/{gadgetIds}': {
        access: of('remove'),
        log: { title: '器具管理', type: 'DELETE' },
        answer: 'ajax',
      },
      'POST /test/gadget/export': {
        access: of('export'),
        log: { title: '器具管理', type: 'EXPORT' },
        answer: 'binary',
      },
      'POST /test/gadget/importData': {
        access: of('import'),
        log: { title: '器具管理', type: 'IMPORT' },
        answer: 'ajax',
      },
      'GET /test/gadget/importErrors/{importId}': { access: of('import'), answer: 'binary' },
      'POST /test/gadget/importTemplate': { access: of('import'), answer: 'binary' },
      'GET /test/gadget/optionselect': { access: of('query'), answer: 'ajax' },
    });
  });
});
