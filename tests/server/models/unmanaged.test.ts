/** Models of tables that were there before them, and are left as they are. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Field, Model } from '../../../src/schema/generated/types.gen.ts';
import { testDialect } from '../support/index.ts';
import { admin } from './support/actors.ts';
import { string } from './support/items.ts';
import { openWorld, type World } from './support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld([]);
});
afterEach(() => world.close());

const isPostgres = testDialect === 'postgres';
const key = isPostgres ? 'bigserial primary key' : 'integer primary key';

const customer = (fields: Record<string, Field> = {}, more: Partial<Model> = {}): Model => ({
  version: 2,
  name: 'customer',
  label: '客户',
  table: 'crm_customer',
  managed: false,
  key: 'customerId',
  labelField: 'name',
  stamps: false,
  fields: {
    customerId: { type: 'id', label: '编号' },
    name: string(64, { required: true, column: 'cust_nm', filter: 'contains' }),
    ...fields,
  },
  ...more,
});

const made = () =>
  world.sql(
    `create table crm_customer (customer_id ${key}, cust_nm varchar(64) not null,
      level smallint, price numeric(10,2), seen ${isPostgres ? 'timestamp(6)' : 'datetime'},
      note text not null default '-')`,
  );

const rest: Record<string, Field> = {
  level: { type: 'integer', label: '等级', minimum: 0, maximum: 9 },
  price: { type: 'decimal', label: '价格', precision: 8, scale: 2 },
  seen: { type: 'datetime', label: '时间' },
};

describe('a table that fits', () => {
  it('is read and written, and stays as it is', async () => {
    await made();
    await world.sql(`insert into crm_customer (cust_nm, price, seen, note)
      values ('甲', 1.5, '2026-02-01 08:00:00', 'x')`);
    const engine = await world.restart([customer(rest)]);
    expect(world.reports).toEqual([]);
    const { database } = world;
    await database.transaction(async (db) => {
      await engine.resource('customer').create(db, { name: '乙', level: 3, price: '2.25' }, admin);
      await engine.resource('customer').update(db, { customerId: 1, name: '丙' }, admin);
    });
    const request = { filters: {}, order: 'customerId' };
    const { rows } = await engine.resource('customer').list(database.read, request, admin);
    expect(rows).toEqual([
      { customerId: 1, name: '丙', level: null, price: 1.5, seen: '2026-02-01 08:00:00' },
      { customerId: 2, name: '乙', level: 3, price: 2.25, seen: null },
    ]);
    // A column without a field, and one that grew too narrow, would else be dropped and changed.
    expect(await world.sql('select note from crm_customer order by 1')).toEqual([
      { note: '-' },
      { note: 'x' },
    ]);
    const sorted = await world.restart([customer(rest, { sort: { name: 'asc' } })]);
    expect(await sorted.describeChanges(database.read)).toEqual([
      'The tables are as the models say.',
    ]);
    expect(await indexes()).toEqual([]);
  });

  it('gets no fields at run time', async () => {
    await made();
    const engine = await world.restart([customer()]);
    const more = customer({ colour: string(5) });
    const { database } = world;
    expect(await database.transaction((db) => engine.extendTable(db, more, false))).toBe('foreign');
    expect(await database.transaction((db) => engine.mismatches(db, more))).toMatchObject([
      { pattern: expect.stringContaining('没有对应的列') as unknown },
    ]);
  });
});

/** Indexes that are not those of keys. */
const indexes = () =>
  world.sql(
    isPostgres
      ? `select indexname from pg_indexes where schemaname = current_schema()
          and tablename = 'crm_customer' and indexname not like '%pkey'`
      : `select name from sqlite_master where type = 'index' and tbl_name = 'crm_customer'`,
  );

const mismatchesOf = async (model: Model): Promise<string[]> => {
  await world.restart([model]);
  return world.reports.map((line) => line.split(': ').slice(1).join(': '));
};

describe('what does not fit is said', () => {
  it.each<[string, string, Record<string, Field>, string]>([
    ['no table', 'other', {}, '没有数据表 crm_customer'],
    ['a field too many', 'crm_customer', { more: string(5) }, '字段“文”没有对应的列 more'],
    [
      'a longer text',
      'crm_customer',
      { name: string(65, { required: true, column: 'cust_nm' }) },
      '列 cust_nm 的类型 varchar(64) 不适合字段“文”',
    ],
    [
      'an optional field of a column that is never null',
      'crm_customer',
      { name: string(64, { column: 'cust_nm' }) },
      '列 cust_nm 不允许为空，字段“文”须为必填',
    ],
    [
      'other digits',
      'crm_customer',
      { price: { type: 'decimal', label: '价格', precision: 10, scale: 1 } },
      '列 price 的类型 numeric(10,2) 不适合字段“价格”',
    ],
    [
      'another type',
      'crm_customer',
      { level: { type: 'date', label: '等级' } },
      '列 level 的类型 smallint 不适合字段“等级”',
    ],
  ])('%s', async (_name, table, fields, problem) => {
    if (table === 'crm_customer') await made();
    expect(await mismatchesOf(customer(fields))).toEqual([problem]);
  });

  it.each<[string, string, string]>([
    [
      'a column that asks for a value',
      `customer_id ${key}, cust_nm varchar(64) not null, must integer not null`,
      '列 must 不允许为空，也没有默认值，但没有对应的字段',
    ],
    [
      'a key of two columns',
      'customer_id integer, cust_nm varchar(64) not null, primary key (customer_id, cust_nm)',
      '列 customer_id 不是数据表唯一的主键列',
    ],
    [
      'a key that nobody counts',
      'customer_id varchar(20) primary key, cust_nm varchar(64) not null',
      '主键列 customer_id 不是自动编号的整数',
    ],
    [
      'a column that the database works out',
      `customer_id ${key}, code varchar(60), cust_nm varchar(64) generated always as (code) stored`,
      '列 cust_nm 的值由数据库计算，字段“文”不能写入',
    ],
  ])('%s', async (_name, columns, problem) => {
    await world.sql(`create table crm_customer (${columns})`);
    expect(await mismatchesOf(customer())).toEqual([problem]);
  });

  it.skipIf(isPostgres)('values of another kind, which SQLite keeps in any column', async () => {
    await made();
    await world.sql(`insert into crm_customer (cust_nm, seen) values ('甲', 1770000000)`);
    expect(await mismatchesOf(customer(rest))).toEqual(['列 seen 中有不是字段“时间”类型的值']);
  });
});
