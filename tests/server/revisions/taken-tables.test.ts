/** Models of pages that use a table which is there, and leave it as it is. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../../src/schema/generated/types.gen.ts';
import { makeUser, ok, testDialect } from '../support/index.ts';
import { bring, startedPair } from './new-fields-support.ts';
import { checkPage, pageWith, publishPage, type NewModels } from './new-models-support.ts';
import { shownPage } from './support.ts';

const { server, admin, there } = startedPair();

const isPostgres = testDialect === 'postgres';
const key = isPostgres ? 'bigserial primary key' : 'integer primary key';
const run = (text: string) => sql.raw(text).execute(server.database.write);

type Table = NonNullable<NewModels[string]['table']>;

const fields: NewModels[string]['fields'] = {
  custName: { type: 'string', label: '名称', maxLength: 64, required: true, filter: 'contains' },
  phone: { type: 'string', label: '电话', maxLength: 20 },
};

/** A page that brings a model of the table. */
function pageOver(
  name: string,
  table: Table,
  more: Partial<NewModels[string]['fields']> = {},
): Page {
  const page = pageWith(name, { label: '客户', fields: { ...fields, ...more } as typeof fields });
  const [brought] = Object.values(page.newModels!);
  return { ...page, newModels: { [name]: { ...brought!, table } } };
}

const crm: Table = { name: 'crm_customer', key: 'cust_id', columns: { phone: 'tel_1' } };

beforeAll(async () => {
  await run(`create table crm_customer (cust_id ${key}, cust_name varchar(64) not null,
    tel_1 varchar(20), note text not null default '-')`);
  await run(`insert into crm_customer (cust_name, tel_1, note) values ('甲', '123', 'x')`);
});

describe('a model over a table that is there', () => {
  const page = pageOver('customer', crm);

  it('is said before to leave the table as it is', async () => {
    const checked = await checkPage(admin, page);
    expect(checked).toMatchObject({ problems: [], refusals: [] });
    expect(checked.newModels[0]).toBe(
      '新增模型“客户”，使用已有的数据表 crm_customer 而不改变它，字段：名称、电话',
    );
  });

  it('reads and writes its rows on all servers once the page is published', async () => {
    expect(await publishPage(admin, page)).toMatchObject({ ...ok, data: { number: 1 } });
    const { rows } = await there.get('/made/customer/list');
    expect(rows).toEqual([{ custId: 1, custName: '甲', phone: '123' }]);
    expect(await there.post('/made/customer', { custName: '乙', phone: '456' })).toMatchObject(ok);
    expect(
      await admin.put('/made/customer', { custId: 1, custName: '丙', phone: '789' }),
    ).toMatchObject(ok);
    const stored = await run('select * from crm_customer order by cust_id');
    expect(stored.rows.map((row) => ({ ...(row as object) }))).toEqual([
      { cust_id: 1, cust_name: '丙', tel_1: '789', note: 'x' },
      { cust_id: 2, cust_name: '乙', tel_1: '456', note: '-' },
    ]);
    expect((await admin.get('/tool/gen/db/list')).total).toBe(0);
    expect(await admin.delete('/made/customer/2')).toMatchObject(ok);
  });

  it('gets no fields by a later draft', async () => {
    const answer = await bring(admin, page.id, {
      customer: { colour: { type: 'string', label: '颜色', maxLength: 5 } },
    });
    expect(answer).toMatchObject({
      code: 500,
      refusals: ['数据表 crm_customer 不由模型“客户”维护，不能增加字段'],
    });
  });

  it('is none of a table that another model has by now', async () => {
    const { problems } = await publishPage(admin, pageOver('client', crm));
    expect(problems).toMatchObject([{ kind: 'duplicate-table', pointer: '/newModels/client' }]);
  });
});

describe('a table is refused, and nothing is published', () => {
  it.each<[string, Table, Partial<NewModels[string]['fields']>, string]>([
    [
      'that is not there',
      { name: 'crm_nothing', key: 'cust_id' },
      {},
      '数据表 crm_nothing 不存在，或已有模型',
    ],
    [
      'of the server',
      { name: 'sys_session', key: 'id' },
      {},
      '数据表 sys_session 不存在，或已有模型',
    ],
    [
      'with another key',
      { name: 'crm_order', key: 'tel_1' },
      {},
      '列 tel_1 不是数据表唯一的主键列',
    ],
    ['without a column', { name: 'crm_order', key: 'cust_id' }, {}, '字段“电话”没有对应的列 phone'],
    [
      'with a column of another type',
      { ...crm, name: 'crm_order' },
      { custName: { ...fields.custName!, maxLength: 65 } },
      '列 cust_name 的类型 varchar(64) 不适合字段“名称”',
    ],
  ])('%s', async (_what, table, more, refusal) => {
    await run(`create table if not exists crm_order (cust_id ${key},
      cust_name varchar(64) not null, tel_1 varchar(20))`);
    const page = pageOver('trial', table, more);
    expect((await checkPage(admin, page)).refusals).toContain(refusal);
    const answer = await publishPage(admin, page);
    expect(answer).toMatchObject({ code: 500, msg: '不能新增模型' });
    expect(answer.refusals).toContain(refusal);
    expect(await shownPage(admin, page.id)).toBeUndefined();
  });

  it.each<[string, Page, object]>([
    [
      'for a column of no field',
      pageOver('trial', { ...crm, name: 'crm_order', columns: { nobody: 'tel_1' } }),
      { kind: 'unknown-field', pointer: '/newModels/trial/table/columns/nobody' },
    ],
    [
      'for two fields of one column',
      pageOver('trial', { ...crm, name: 'crm_order', columns: { phone: 'cust_name' } }),
      { kind: 'duplicate-table', pointer: '/newModels/trial/fields/phone' },
    ],
    [
      'of a model',
      pageOver('trial', { ...crm, name: 'sys_user' }),
      { kind: 'duplicate-table', pointer: '/newModels/trial' },
    ],
  ])('%s', async (_what, page, problem) => {
    const { problems } = await publishPage(admin, page);
    expect(problems).toContainEqual(expect.objectContaining(problem));
  });

  it('of somebody who may not make models', async () => {
    const { userName, password } = await makeUser(server.database, 'designer', {
      permissions: ['tool:build:list', 'tool:build:publish'],
    });
    const designer = await server.signIn(userName, password);
    const page = pageOver('trial', { ...crm, name: 'crm_order' });
    expect(await publishPage(designer, page)).toMatchObject({
      refusals: expect.arrayContaining(['您没有权限：tool:model:add']) as unknown,
    });
  });
});
