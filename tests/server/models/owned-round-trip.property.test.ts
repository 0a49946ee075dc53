/** What an export writes of records and their parts, an import reads back. */
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { servePurchases, type Sheets } from './support/served-purchases.ts';

const { server, all, call, download, send, exported, sheetsIn } = servePurchases();

const clear = async (): Promise<void> => {
  for (const table of ['test_purchase_line', 'test_purchase_purchase_contact', 'test_purchase'])
    await server.world.sql(`delete from ${table}`);
};
afterEach(clear);

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value);
/** A text without blanks around it, which imports take away. */
const text = fc
  .string({ unit: 'binary', maxLength: 12 })
  .map((value) => value.replaceAll(/[\p{Cc}\p{Cs}\p{Cn}\p{Co}<>&*]/gu, '').trim());
const formula = text.map((value) => `=${value}`);
const line = fc.record({
  goodsId: fc.constantFrom(1, 2, 3),
  kind: fc.constantFrom('1', '2'),
  quantity: fc.integer({ min: 1, max: 999 }),
  price: maybe(fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100)),
  deliverOn: maybe(
    fc
      .date({ min: new Date('1900-03-01'), max: new Date('2999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  ),
  phone: maybe(fc.constantFrom('13800001234', '13911112222')),
  secret: maybe(fc.constantFrom('机密', '绝密文件')),
  cost: maybe(fc.integer({ min: 0, max: 1e6 })),
  note: fc.oneof(text, formula),
});
const contact = fc.record({
  contactName: fc.constantFrom('张三', '李四', '=1+1'),
  purchaseNo: text,
});
const purchase = fc.record({
  supplier: text,
  deptId: maybe(fc.integer({ min: 1, max: 200 })),
  // Slots are unique among the lines of a purchase.
  lines: fc
    .array(fc.tuple(line, fc.boolean()), { minLength: 1, maxLength: 5 })
    .map((lines) => lines.map(([one, has], at) => ({ ...one, slot: has ? `S${at}` : null }))),
  contacts: fc.array(contact, { maxLength: 3 }),
});

const givenByServer =
  'purchaseId lineId rowId goods version batch createBy createTime updateBy updateTime'.split(' ');

/** Sheets without the keys of parts, which stand second. */
const withoutKeys = ({ 采购单数据: own, ...parts }: Sheets): unknown => [
  own,
  ...Object.values(parts).map((rows) => rows.map(([owner, _key, ...cells]) => [owner, ...cells])),
];

/** Purchases without what the server gives; what was left empty is empty, whichever way. */
const facts = (value: unknown, dropped: readonly string[]): unknown =>
  Array.isArray(value)
    ? value.map((one) => facts(one, dropped))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([name]) => !dropped.includes(name))
            .map(([name, one]) => [name, facts(one ?? '', dropped)]),
        )
      : value;

async function store(purchases: readonly Row[]): Promise<void> {
  for (const [index, one] of purchases.entries())
    expect(await call('POST', '', { purchaseNo: `P${index}`, ...one })).toMatchObject({
      code: 200,
    });
}

it('over the same records, where it changes nothing, and where there are none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(purchase, { minLength: 1, maxLength: 6 }), async (purchases) => {
      await clear();
      await store(purchases);
      const before = await all();
      const file = await download('/export');
      expect(await send(file, { update: true })).toMatchObject({ code: 200 });
      // Keys, numbers and stamps of the lines, too: no line was written again.
      const ofOwner = ['version', 'updateBy', 'updateTime'];
      expect(facts(await all(), ofOwner)).toEqual(facts(before, ofOwner));
      await clear();
      expect(await send(file)).toMatchObject({ code: 200 });
      expect(facts(await all(), givenByServer)).toEqual(facts(before, givenByServer));
      // Lists show masked values; workbooks of those who may know them have the whole.
      expect(withoutKeys(await exported())).toEqual(withoutKeys(await sheetsIn(file)));
    }),
    { numRuns: 6, seed: 11 },
  );
});
