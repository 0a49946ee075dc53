/** Amounts of money over HTTP: the example docs/examples/contract. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import { sumDecimals } from '../../../src/schema/record/decimalText.ts';
import { currencyDigits } from '../../../src/schema/record/currency.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { admin } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { serveModels } from './support/serve.ts';
import { workbookForm } from '../support/workbook.ts';

const file = new URL('../../../docs/examples/contract/model.json', import.meta.url);
const contract = JSON.parse(readFileSync(file, 'utf8')) as Model;

const server = serveModels({ models: [contract, operlog], callers: { admin } });
const { call } = server;

const codes = ['CNY', 'USD', 'JPY'] as const;
const create = (record: Row) => call('POST', '/demo/contract', record);
const listed = (search = '') =>
  call('GET', `/demo/contract/list?pageNum=1&pageSize=1000${search}`) as Promise<{ rows: Row[] }>;
const clear = () => server.world.sql('delete from demo_contract');

const rows = fc.array(
  fc
    .tuple(fc.constantFrom(...codes), fc.integer({ min: 0, max: 2 ** 31 }), fc.nat({ max: 400 }))
    .map(([currency, units, more]) => ({
      currency,
      amount: Number(`${BigInt(units) * BigInt(more + 1)}e-${currencyDigits(currency)}`),
    })),
  { maxLength: 15 },
);

async function store(records: readonly Row[]): Promise<void> {
  await clear();
  await server.world.database.transaction(async (db) => {
    for (const [index, record] of records.entries())
      await server.world.engine
        .resource('contract')
        .create(db, { contractNo: `C${String(index).padStart(3, '0')}`, ...record }, admin);
  });
}

describe('amounts', () => {
  it('have the digits of the currency of their record, on every write', async () => {
    await clear();
    expect(await create({ contractNo: 'A', currency: 'JPY', amount: 1200 })).toMatchObject({
      code: 200,
    });
    expect(await create({ contractNo: 'B', currency: 'JPY', amount: 12.5 })).toMatchObject({
      code: 500,
      msg: '合同金额以JPY计，最多0位小数',
    });
    expect(await create({ contractNo: 'B', currency: 'CNY', amount: 1.005 })).toMatchObject({
      code: 500,
      msg: '合同金额以CNY计，最多2位小数',
    });
    expect(
      await create({ contractNo: 'B', currency: 'USD', amount: 12.5, price: 0.0125, stamp: 1.5 }),
    ).toMatchObject({ code: 200 });
    const { rows: stored } = await listed();
    const own = {
      contractId: stored[1]!.contractId,
      contractNo: 'B',
      currency: 'USD',
      amount: 12.5,
    };
    expect(stored[1]).toMatchObject({ amount: 12.5, price: 0.0125, stamp: 1.5, tax: 1.63 });
    expect(await call('PUT', '/demo/contract', { ...own, currency: 'JPY' })).toMatchObject({
      code: 500,
      msg: '合同金额以JPY计，最多0位小数',
    });
    expect(await call('PUT', '/demo/contract', { ...own, stamp: 0.125 })).toMatchObject({
      code: 500,
      msg: '印花税最多2位小数',
    });
    expect(
      await call('PUT', '/demo/contract', { ...own, currency: 'JPY', amount: 125 }),
    ).toMatchObject({ code: 200 });
    expect((await listed()).rows[1]).toMatchObject({ amount: 125, tax: 16 });
  });

  it('keep every digit of fifteen', async () => {
    await store([{ currency: 'CNY', amount: 0.1, stamp: 9_999_999_999_999.99 }]);
    expect((await listed()).rows[0]).toMatchObject({ stamp: 9_999_999_999_999.99 });
    expect(await create({ contractNo: 'X', amount: 1, stamp: 10_000_000_000_000 })).toMatchObject({
      code: 500,
    });
  });

  it(
    'are added up in each currency exactly, and sorted within it',
    { timeout: 600_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(rows, async (records) => {
          await store(records);
          const { data } = await call('GET', '/demo/contract/aggregate/byCurrency');
          const sums = Object.fromEntries(
            (data as Row[]).map(({ currency, amount }) => [currency, Number(amount)]),
          );
          const expected = Object.fromEntries(
            codes.flatMap((code) => {
              const own = records.filter(({ currency }) => currency === code);
              return own.length === 0
                ? []
                : [[code, Number(sumDecimals(own.map(({ amount }) => amount)))]];
            }),
          );
          expect(sums).toEqual(expected);
          const sorted = await listed('&orderByColumn=amount&isAsc=descending');
          expect(sorted.rows.map(({ currency, amount }) => [currency, amount])).toEqual(
            records
              .toSorted(
                (one, other) =>
                  Number(one.currency > other.currency) - Number(one.currency < other.currency) ||
                  other.amount - one.amount,
              )
              .map(({ currency, amount }) => [currency, amount]),
          );
        }),
        { numRuns: 15 },
      );
    },
  );

  it(
    'are found from … to …, without rounding what is asked for',
    { timeout: 600_000 },
    async () => {
      const end = fc.option(fc.integer({ min: 0, max: 400 }).map((units) => units / 8));
      const near = fc.array(
        fc
          .integer({ min: 0, max: 5000 })
          .map((cents) => ({ currency: 'CNY', amount: cents / 100 })),
        { maxLength: 12 },
      );
      await fc.assert(
        fc.asyncProperty(near, end, end, async (records, from, to) => {
          await store(records);
          const search = [
            ...(from === null ? [] : [`&params[beginAmount]=${from}`]),
            ...(to === null ? [] : [`&params[endAmount]=${to}`]),
          ].join('');
          const found = await listed(`&currency=CNY${search}`);
          expect(found.rows.map(({ amount }) => amount)).toEqual(
            records
              .map(({ amount }) => amount)
              .filter((amount) => amount >= (from ?? 0) && amount <= (to ?? 100)),
          );
        }),
        { numRuns: 15 },
      );
    },
  );

  it('of different currencies have no sum', async () => {
    expect(await call('GET', '/demo/contract/list?pageNum=1&pageSize=1&sums=amount')).toMatchObject(
      {
        code: 500,
      },
    );
  });

  it('are imported as people write them, and never in another currency', async () => {
    await clear();
    const answer = await importing([
      ['合同号', '币种', '合同金额', '印花税', '单价'],
      ['C1', '人民币', '￥1，234.50', '5元', '0.0125/件'],
      ['C2', '美元', 'US$1,000', '（2.50）', ''],
      ['C3', '日元', '5円', '', ''],
      ['C4', '日元', 'US$5', '', ''],
      ['C5', '人民币', '1.234,5', '', ''],
      ['C6', '日元', '0.5', '', ''],
    ]);
    expect(answer.code).toBe(500);
    expect(answer.msg).toContain('币种与“US$”不符');
    expect(answer.msg).toContain('合同金额必须是数字');
    expect(answer.msg).toContain('合同金额以JPY计，最多0位小数');
    expect(answer.msg).toContain('印花税不能小于0');
    expect((await listed()).rows).toMatchObject([
      { contractNo: 'C1', amount: 1234.5, stamp: 5, price: 0.0125 },
      { contractNo: 'C3', amount: 5, currency: 'JPY' },
    ]);
  });
});

async function importing(lines: readonly string[][]): Promise<Row> {
  const form = await workbookForm(lines[0]!, lines.slice(1));
  const request = new Request('http://x', { method: 'POST', body: form });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/demo/contract/importData',
    headers: { authorization: 'admin', 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json();
}
