/** What an export writes an import reads back, for every type of field. */
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Field, Model } from '../../../src/schema/generated/types.gen.ts';
import { fieldTypes } from '../../../src/schema/generated/fieldTypes.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { readWorkbook, writeWorkbook } from '../../../src/server/excel/index.ts';
import { admin } from './support/actors.ts';
import { departments, organisation } from './support/organisation.ts';
import { uploadOf } from './support/upload.ts';
import { callRoute, downloaded } from './support/route-calls.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const excel = { import: true };
const fields: Record<string, Field> = {
  code: { type: 'string', label: '编码', required: true, maxLength: 20, unique: true, excel },
  word: { type: 'string', label: '文本', maxLength: 60, excel },
  body: { type: 'text', label: '正文', excel },
  html: { type: 'richText', label: '富文本', excel },
  count: { type: 'integer', label: '数量', unit: '件', excel },
  boxes: { type: 'integer', label: '箱数', excel: { import: true, suffix: '箱' } },
  serial: { type: 'long', label: '序列号', excel },
  metres: { type: 'long', label: '长度', unit: 'm', excel },
  amount: { type: 'decimal', label: '金额', precision: 14, scale: 2, currency: 'CNY', excel },
  price: { type: 'money', label: '单价', currency: 'USD', scale: 4, unit: '/kg', excel },
  currency: {
    type: 'string',
    label: '币种',
    maxLength: 3,
    excel,
    options: [
      { value: 'CNY', label: '人民币' },
      { value: 'JPY', label: '日元' },
      { value: 'KWD', label: '第纳尔' },
    ],
  },
  cost: { type: 'money', label: '成本', currencyField: 'currency', excel },
  stay: { type: 'range', of: 'date', label: '住宿', open: true, excel },
  shift: { type: 'range', of: 'time', label: '班次', excel },
  band: { type: 'range', of: 'money', label: '价位', currency: 'CNY', open: true, excel },
  seats: { type: 'range', of: 'integer', label: '座位', unit: '席', excel },
  weight: { type: 'range', of: 'decimal', label: '重量', scale: 3, excel },
  busy: { type: 'range', of: 'datetime', label: '占用', excel },
  rate: { type: 'decimal', label: '汇率', precision: 12, scale: 6, excel },
  paid: { type: 'boolean', label: '已付', excel },
  day: { type: 'date', label: '日期', excel },
  moment: { type: 'datetime', label: '时刻', excel },
  detail: { type: 'json', label: '细节', excel },
  kind: {
    type: 'string',
    label: '种类',
    maxLength: 20,
    excel,
    options: [
      { value: '1', label: '大' },
      { value: '2', label: '小,轻' },
      { value: '3', label: '同名' },
      { value: '4', label: '同名' },
    ],
  },
  deptId: { type: 'ref', label: '部门', excel },
  bossId: { type: 'ref', label: '负责人', excel },
};

const deal: Model = {
  version: 2,
  name: 'deal',
  label: '成交',
  table: 'test_deal',
  key: 'dealId',
  labelField: 'code',
  path: '/test/deal',
  permission: 'test:deal',
  operations: ['list', 'create', 'update', 'export', 'import'],
  stamps: false,
  fields: { dealId: { type: 'id', label: '编号' }, ...fields },
  relations: {
    dept: { type: 'belongsTo', model: 'dept', field: 'deptId', expose: ['deptName'] },
    boss: { type: 'belongsTo', model: 'person', field: 'bossId' },
  },
};

/** A text without blanks around it, which imports take away. */
const text = fc
  .string({ unit: 'binary', maxLength: 20 })
  .map((value) => value.replaceAll(/[\p{Cc}\p{Cs}\p{Cn}\p{Co}<>&]/gu, '').trim());
const int32 = fc.integer();
const decimal = (digits: number, scale: number) =>
  fc
    .integer({ min: 1 - 10 ** digits, max: 10 ** digits - 1 })
    .map((whole) => Number((whole / 10 ** scale).toFixed(scale)));
const day = fc
  .date({ min: new Date('1900-03-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value);
/** Both ends in order; where one may be left out, some have none. */
const range = <T extends string | number>(value: fc.Arbitrary<T>, open = false) =>
  fc
    .tuple(value, value, fc.constantFrom(...(open ? ['begin', 'end', ''] : [''])))
    .map(([one, other, without]) => {
      const ends = one <= other ? { begin: one, end: other } : { begin: other, end: one };
      return without === '' ? ends : { ...ends, [without]: null };
    });
const cost = fc
  .constantFrom(['CNY', 2] as const, ['JPY', 0] as const, ['KWD', 3] as const)
  .chain(([currency, digits]) =>
    fc.record({ currency: fc.constant(currency), cost: maybe(decimal(12, digits)) }),
  );
const record = fc
  .record({
    word: text,
    body: text,
    html: text,
    count: maybe(int32),
    boxes: maybe(int32),
    serial: maybe(fc.maxSafeInteger()),
    metres: maybe(fc.maxSafeInteger()),
    amount: maybe(decimal(11, 2)),
    price: maybe(decimal(14, 4)),
    stay: maybe(range(day, true)),
    shift: maybe(range(fc.constantFrom('00:00:00', '08:30:00', '23:59:59'))),
    band: maybe(range(decimal(9, 2), true)),
    seats: maybe(range(int32)),
    weight: maybe(range(decimal(10, 3))),
    busy: maybe(range(day.map((date) => `${date} 13:05:09`))),
    rate: maybe(decimal(12, 6)),
    paid: maybe(fc.boolean()),
    day: maybe(day),
    moment: maybe(day.map((date) => `${date} 13:05:09`)),
    detail: maybe(fc.oneof(fc.array(int32), fc.dictionary(fc.constant('a'), text))),
    kind: maybe(fc.constantFrom('1', '2', '3', '4')),
    deptId: maybe(fc.constantFrom(100, 101, 102, 103, 200)),
    bossId: maybe(fc.constantFrom(1, 2)),
    cost,
  })
  .map(({ cost: { currency, cost: value }, ...rest }) => ({ ...rest, currency, cost: value }));

let world: World;
beforeAll(async () => {
  world = await openWorld([deal, ...organisation], [departments]);
  await world.database.transaction(async (db) => {
    for (const personName of ['2', '1'])
      await world.engine.resource('person').create(db, { personName }, admin);
  });
});
afterAll(() => world?.close());

async function importing(file: Buffer, updateSupport = false): Promise<void> {
  await callRoute(world, ['POST', '/test/deal/importData'], {
    request: uploadOf(file, { updateSupport: String(updateSupport) }),
  });
}

/** Records without keys; what was left empty is empty, whichever way. */
async function stored(): Promise<Row[]> {
  const { rows } = await world.engine
    .resource('deal')
    .list(world.database.read, { filters: {}, size: 1000, order: 'code' }, admin);
  return rows.map(({ dealId: _key, dept: _dept, boss: _boss, ...row }) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? ''])),
  );
}

const create = (rows: readonly Row[]): Promise<void> =>
  world.database.transaction(async (db) => {
    for (const [index, row] of rows.entries())
      await world.engine.resource('deal').create(db, { code: `c${index}`, ...row }, admin);
  });

describe('a workbook', () => {
  it('has a column of every type of field but the key', () => {
    const types = new Set(Object.values(fields).map(({ type }) => type));
    expect(Object.keys(fieldTypes).filter((type) => !types.has(type as Field['type']))).toEqual([
      // Workbooks name files and hold none (files/attachments.test.ts).
      'attachments',
      // Attributes by kind have workbooks of their own (dynamic-fields.test.ts).
      'dynamic',
      'fieldDefinitions',
      'id',
    ]);
  });

  it('that was exported is imported as the same records, new or over the old ones', async () => {
    // Many records at once, since each workbook costs a thread: nothing is to be made smaller here.
    await create(fc.sample(record, { numRuns: 80, seed: 7 }));
    const before = await stored();
    const file = await downloaded(world, '/test/deal/export');
    await importing(file, true);
    expect(await stored()).toEqual(before);
    await world.sql('delete from test_deal');
    await importing(file);
    expect(await stored()).toEqual(before);
  });

  it('may hold numbers, dates and references as people write them', async () => {
    await world.sql('delete from test_deal');
    const header = ['编码', '数量', '金额', '汇率', '日期', '部门', '负责人'];
    const cells = ['a', '1,234 件', '-¥1,234.50', '1,000.5', '2026/3/5', '研发', '1'];
    async function* body(): AsyncGenerator<string[][]> {
      yield [cells];
    }
    const columns = header.map((label) => ({ label }));
    await importing(await buffer(writeWorkbook({ sheetName: '数据', columns }, body())));
    expect(await stored()).toMatchObject([
      { count: 1234, amount: -1234.5, rate: 1000.5, day: '2026-03-05', deptId: 101, bossId: 1 },
    ]);
    const { rows } = await readWorkbook(await downloaded(world, '/test/deal/export'));
    expect(rows).toHaveLength(1);
  });

  it('with a reference that nobody or several are called by is refused', async () => {
    await world.sql('delete from test_deal');
    async function* body(): AsyncGenerator<string[][]> {
      yield [['x', '后勤']];
    }
    const columns = ['编码', '部门'].map((label) => ({ label }));
    const file = await buffer(writeWorkbook({ sheetName: '数据', columns }, body()));
    await expect(importing(file)).rejects.toThrow('没有“后勤”');
    expect(await stored()).toEqual([]);
  });
});
