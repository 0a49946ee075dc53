/** Export, template and import of xlsx, through the handlers of the declared routes. */
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import * as fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../../src/server/http/session.ts';
import { readWorkbook, writeWorkbook } from '../../../src/server/excel/index.ts';
import type { RouteContext } from '../../../src/server/http/route.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { admin, role, staff } from './support/actors.ts';
import { departments, gadget, organisation } from './support/fixtures.ts';
import { uploadOf } from './support/upload.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

let world: World;
beforeEach(async () => {
  await world?.close();
  world = await openWorld([gadget, ...organisation], [departments]);
});
afterAll(() => world?.close());

/** Runs the handler of a route as the server does, without its envelope. */
async function call(
  method: string,
  path: string,
  context: Partial<Record<keyof RouteContext, unknown>>,
): Promise<unknown> {
  const route = world.engine
    .routes()
    .find((declared) => declared.method === method && declared.path === path)!;
  return route.handler({
    db: world.database.read,
    params: {},
    query: {},
    body: {},
    session: admin,
    ip: '',
    ...context,
  } as RouteContext);
}

async function sheet(path: string, query: Row = {}, session: Session = admin): Promise<string[][]> {
  const answer = (await call('POST', path, { query, session })) as { stream: Readable };
  const { header, rows } = await readWorkbook(await buffer(answer.stream));
  return [header, ...rows.map(({ cells }) => cells)];
}

async function importing(
  [header = [], ...rows]: string[][],
  updateSupport = false,
): Promise<string> {
  async function* body(): AsyncGenerator<string[][]> {
    yield rows;
  }
  const file = await buffer(
    writeWorkbook({ sheetName: '数据', columns: header.map((label) => ({ label })) }, body()),
  );
  const request = uploadOf(file, { updateSupport: String(updateSupport) });
  const answer = (await call('POST', '/test/gadget/importData', { request })) as { msg: unknown };
  return String(answer.msg);
}

const add = (input: Row): Promise<Row> =>
  world.database.transaction((db) => world.engine.resource('gadget').create(db, input, admin));
const stored = async (): Promise<Row[]> =>
  (
    await world.engine
      .resource('gadget')
      .list(world.database.read, { filters: {}, size: 1000 }, admin)
  ).rows;

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
    await world.sql(
      `insert into test_gadget (name, version, active, amount)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 1234)
      select 'n' || i, 1, ${world.database.dialect === 'postgres' ? 'true' : '1'}, i from n`,
    );
    const rows = await sheet('/test/gadget/export', { orderByColumn: 'amount', isAsc: 'desc' });
    expect(rows.slice(1).map((cells) => cells[3])).toEqual(
      Array.from({ length: 1234 }, (_, index) => `${1234 - index}件`),
    );
  });
});

describe('export of a model without excel parts', () => {
  it('writes the columns of the list, references by the name of what they refer to', async () => {
    await world.database.transaction((db) =>
      world.engine.resource('person').create(db, { personName: '甲', deptId: 101 }, admin),
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

describe('import', () => {
  const header = ['名称', '种类', '编码', '数量', '启用', '生产日期'];

  it('offers a template of the columns it reads', async () => {
    expect(await sheet('/test/gadget/importTemplate')).toEqual([
      ['名称', '种类', '编码', '数量', '价格', '启用', '生产日期'],
    ]);
  });

  it('stores all rows and reports each', async () => {
    expect(
      await importing([
        header,
        ['甲', '大', 'a', '5件', '否', '2024-01-01'],
        ['乙', '小', '', '', '是', ''],
      ]),
    ).toBe(
      '恭喜您，数据已全部导入成功！共 2 条，数据如下：<br/>1、器具 甲 导入成功<br/>2、器具 乙 导入成功',
    );
    expect(await stored()).toMatchObject([
      { name: '甲', kind: '1', amount: 5, active: false, madeOn: '2024-01-01', createBy: 'admin' },
      { name: '乙', kind: '2', active: true },
    ]);
  });

  it('keeps the good rows when others fail, and says why those did', async () => {
    await add({ name: '旧' });
    const failure = await importing([
      header,
      ['甲', '大', 'a', '1', '', ''],
      ['乙', '怪', '', '', '', ''],
      ['旧', '', '', '', '', ''],
      ['', '', 'b', '', '', ''],
      ['丙', '', 'a', '', '', ''],
      ['丁<b>', '', '', 'x', '', ''],
    ]).catch((error: Error) => error.message);
    expect(failure).toBe(
      '很抱歉，导入失败！共 5 条数据格式不正确，错误如下：<br/>1、器具 乙 导入失败：没有“怪”，可选：大、小<br/>2、器具 旧 已存在<br/>3、器具 导入失败：名称不能为空' +
        '<br/>4、器具 丙 导入失败：新增器具&#39;丙&#39;失败，编码重复了<br/>5、器具 丁&#60;b&#62; 导入失败：数量必须是整数',
    );
    expect((await stored()).map((row) => row.name)).toEqual(['旧', '甲']);
  });

  it('updates records of the same name when asked to', async () => {
    await add({ name: '旧', amount: 1, code: 'keep' });
    expect(
      await importing(
        [
          ['名称', '数量'],
          ['旧', '9'],
          ['新', '2'],
        ],
        true,
      ),
    ).toBe(
      '恭喜您，数据已全部导入成功！共 2 条，数据如下：<br/>1、器具 旧 更新成功<br/>2、器具 新 导入成功',
    );
    expect(await stored()).toMatchObject([
      { name: '旧', amount: 9, code: 'keep' },
      { name: '新', amount: 2 },
    ]);
  });

  it('stores any file as if each row had been stored alone', async () => {
    const cell = (...values: string[]) => fc.constantFrom('', ...values);
    const line = fc.tuple(
      cell('甲', '乙', 'a', 'A', 'b'),
      cell('大'),
      cell('x', 'X', 'y'),
      cell('1'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), async (lines) => {
        await world.sql('delete from test_gadget');
        const names = new Set(['旧']);
        const codes = new Set<string>();
        await add({ name: '旧' });
        const expected: unknown[] = [['旧', null, null, null]];
        for (const [name, kind, code, amount] of lines) {
          const [one, other] = [name.toLowerCase(), code.toLowerCase()];
          if (name === '' || names.has(one) || codes.has(other)) continue;
          names.add(one);
          if (code) codes.add(other);
          const values = [kind && '1', code, amount && Number(amount)];
          expected.push([name, ...values.map((value) => (value === '' ? null : value))]);
        }
        const file = [['名称', '种类', '编码', '数量'], ...lines.map((cells) => [...cells])];
        await importing(file).catch(() => undefined);
        const { rows } = await world.engine
          .resource('gadget')
          .list(world.database.read, { filters: {}, size: 100, order: 'gadgetId' }, admin);
        const found = rows.map(({ name, kind, code, amount }) => [name, kind, code, amount]);
        expect(
          found.map((row) => row.map((value: unknown) => (value === '' ? null : value))),
        ).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it('refuses a workbook without rows', async () => {
    await expect(importing([header])).rejects.toThrow('导入器具数据不能为空！');
  });
});

describe('options', () => {
  it('are all rows, as the caller may see them', async () => {
    await add({ name: '甲', cost: 3 });
    const { data } = (await call('GET', '/test/gadget/optionselect', {
      session: staff([role('1', ['test:gadget:query'])]),
    })) as { data: Row[] };
    expect(data).toHaveLength(1);
    expect(data[0]).not.toHaveProperty('cost');
  });
});

describe('declarations', () => {
  it('name a permission, parameters and a log row for every operation', () => {
    const routes = Object.fromEntries(
      world.engine
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
