/** Tables of the database that no model describes, as the designer lists them. */
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import {
  makeUser,
  type Answer,
  startedAdmin,
  startedServer,
  testDialect,
} from '../support/index.ts';

const server = startedServer();
const admin = startedAdmin(server);

const path = '/tool/gen/db';
const isPostgres = testDialect === 'postgres';

beforeAll(async () => {
  const run = (text: string) => sql.raw(text).execute(server.database.write);
  const key = isPostgres ? 'bigserial primary key' : 'integer primary key';
  await run(
    `create table crm_customer (customer_id ${key}, cust_name varchar(64) not null,
      status char(1) default '0', price numeric(10,2),
      total numeric(12,2) generated always as (price * 2) stored)`,
  );
  await run(`create table crm_visit (a bigint not null, b integer not null, primary key (b, a))`);
  await run('create table "Odd Name" (id integer)');
  await run(`insert into crm_customer (cust_name) values ('甲'), ('乙')`);
  await run('create view crm_view as select * from crm_customer');
  if (!isPostgres) return;
  await run(`comment on table crm_customer is '客户'`);
  await run(`comment on column crm_customer.cust_name is '客户名称'`);
});

const named = ({ rows }: Answer): string[] =>
  rows.map(({ tableName }: { tableName: string }) => tableName);

it('only tables that are neither the server’s nor of a model are listed', async () => {
  const answer = await admin.get(`${path}/list?pageSize=100`);
  expect(answer).toMatchObject({ code: 200, total: 3 });
  expect(named(answer)).toEqual(['Odd Name', 'crm_customer', 'crm_visit']);
  expect(answer.rows[1]).toEqual({
    tableName: 'crm_customer',
    tableComment: isPostgres ? '客户' : '',
    createTime: null,
    updateTime: null,
    rowCount: 2,
    hasMoreRows: false,
  });
});

it('they are found by parts of names and comments, and come in pages', async () => {
  expect(named(await admin.get(`${path}/list?tableName=CUSTOMER`))).toEqual(['crm_customer']);
  const second = await admin.get(`${path}/list?pageNum=2&pageSize=1`);
  expect(second).toMatchObject({ total: 3 });
  expect(named(second)).toEqual(['crm_customer']);
  const commented = await admin.get(`${path}/list?tableComment=${encodeURIComponent('客')}`);
  expect(named(commented)).toEqual(isPostgres ? ['crm_customer'] : []);
});

it('rows of a large table are counted to a bound', async () => {
  const { write } = server.database;
  await sql
    .raw(
      `insert into crm_visit with recursive n(i) as (select 1 union all select i + 1 from n where i < 10001)
        select i, 1 from n`,
    )
    .execute(write);
  const { rows } = await admin.get(`${path}/list?tableName=crm_visit`);
  expect(rows).toEqual([
    expect.objectContaining({ tableName: 'crm_visit', rowCount: 10_000, hasMoreRows: true }),
  ]);
});

it('columns come with type, key, default and comment', async () => {
  const answer = await admin.get(`${path}/column/crm_customer`);
  expect(answer).toMatchObject({ code: 200, total: 5 });
  expect(answer.rows).toMatchObject([
    { columnName: 'customer_id', columnType: 'bigint', isPk: '1', isIncrement: '1' },
    {
      columnName: 'cust_name',
      columnComment: isPostgres ? '客户名称' : '',
      columnType: 'varchar(64)',
      columnDefault: null,
      isPk: '0',
      isIncrement: '0',
      isRequired: '1',
      sort: 2,
      fields: [{ type: 'string', maxLength: 64 }],
    },
    {
      columnName: 'status',
      columnType: isPostgres ? 'character(1)' : 'char(1)',
      columnDefault: expect.stringContaining(`'0'`) as unknown,
      isRequired: '0',
    },
    { columnName: 'price', columnType: 'numeric(10,2)', isGenerated: '0' },
    { columnName: 'total', isGenerated: '1' },
  ]);
  const { rows } = await admin.get(`${path}/column/crm_visit`);
  expect(rows.map(({ isPk, isIncrement }: Record<string, string>) => [isPk, isIncrement])).toEqual([
    ['1', '0'],
    ['1', '0'],
  ]);
});

it.each(['sys_user', 'sys_session', 'pageloom_meta', 'nothing', 'crm_view', 'list'])(
  'nothing is revealed of %s',
  async (table) => {
    expect(await admin.get(`${path}/column/${table}`)).toMatchObject({
      code: 500,
      msg: '数据表不存在，或已有模型',
    });
  },
);

it('asks for the permission to make models', async () => {
  const { userName, password } = await makeUser(server.database, 'designer', {
    permissions: ['tool:build:list', 'tool:build:publish', 'tool:gen:list'],
  });
  const designer = await server.signIn(userName, password);
  for (const address of ['list', 'column/crm_customer'])
    expect(await designer.get(`${path}/${address}`)).toMatchObject({ code: 403 });
});
