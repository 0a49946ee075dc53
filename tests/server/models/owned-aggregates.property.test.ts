/**
 * After any history of nested saves by two clients at once, stored aggregates equal worked out
 * ones.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../../../src/server/db/database.ts';
import { vocabulary } from '../../../src/server/schemas/vocabulary.ts';
import { admin } from './support/actors.ts';
import { computedPlan, withComputed } from '../../../src/schema/compile/computedPlan.ts';
import { bill, billLine, billModels, withTwins } from './support/orders-computed.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld(billModels.map(withTwins));
});
afterAll(() => world?.close());

const cents = fc.option(fc.integer({ min: 0, max: 1_000_000_00 }), { nil: null });
const line = fc.record({
  quantity: fc.integer({ min: 0, max: 9999 }),
  cents,
  kind: fc.constantFrom('1', '2'),
  deliverOn: fc.constantFrom(null, '2026-01-31', '2026-12-01', '1999-07-09'),
});
/** What one client does to the lines that it read last. */
const save = fc.record({
  keeps: fc.array(fc.nat({ max: 5 }), { maxLength: 4 }),
  changes: fc.option(line, { nil: null }),
  adds: fc.array(line, { maxLength: 3 }),
  discount: fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined }),
  versioned: fc.boolean(),
});
type Save = typeof save extends fc.Arbitrary<infer T> ? T : never;
type Line = typeof line extends fc.Arbitrary<infer T> ? T : never;

const bills = () => world.engine.resource('bill');
const read = (key: number): Promise<Row> => bills().get(world.database.read, key, admin);

const rowOf = ({ cents: price, ...rest }: Line): Row => ({
  ...rest,
  price: price === null ? null : price / 100,
});

/** The body that a client sends after its edits. */
function bodyOf(copy: Row, { keeps, changes, adds, discount, versioned }: Save): Row {
  const kept = [...new Set(keeps)].flatMap((at) => copy.lines[at] ?? []);
  const lines = kept.map((one: Row, at) =>
    at === 0 && changes ? { ...one, ...rowOf(changes) } : one,
  );
  return {
    billId: copy.billId,
    ...(versioned && { version: copy.version }),
    ...(discount !== undefined && { discount }),
    lines: [...lines, ...adds.map(rowOf)],
    // Whole records bring values back that the server works out.
    total: 12_345,
    payable: -1,
  };
}

/**
 * Whether the save was carried out; refusals, of a stale version or a broken check, change nothing.
 */
async function saved(body: Row): Promise<void> {
  try {
    await world.database.transaction((db) => bills().replace(db, body, admin));
  } catch (error) {
    expect(error).toMatchObject({ name: 'Refusal' });
  }
}

const hundredths = (value: number): bigint => BigInt(Math.round(value * 100));

/** The aggregates of stored lines, in whole cents. */
function workedOut(lines: readonly Row[]): Row {
  const priced = lines.filter(({ price }) => price !== null);
  const worth = ({ quantity, price }: Row): bigint => BigInt(quantity) * hundredths(price ?? 0);
  const sum = (rows: readonly Row[]): bigint => rows.reduce((all, row) => all + worth(row), 0n);
  const prices = priced.map(({ price }) => hundredths(price)).toSorted((a, b) => Number(a - b));
  const days = lines.flatMap(({ deliverOn }) => deliverOn ?? []).toSorted();
  const count = BigInt(prices.length);
  const all = prices.reduce((total, price) => total + price, 0n);
  const exact = (units: bigint): number => Number(`${units}e-2`);
  return {
    total: exact(sum(lines)),
    reserved: exact(sum(lines.filter(({ kind }) => kind === '2'))),
    lineCount: lines.length,
    pricedCount: prices.length,
    cheapest: prices[0] === undefined ? null : exact(prices[0]),
    latest: days.at(-1) ?? null,
    mean: count === 0n ? null : exact((2n * all + count) / (2n * count)),
  };
}

/** The same aggregates, as they are worked out when they are read, in a list. */
async function twinsOf(billId: number): Promise<Row> {
  const filters = { params: { beginTotalTwin: 0 } };
  const request = { filters, keys: [billId], whole: true } as const;
  const { rows } = await bills().list(world.database.read, request, admin);
  return Object.fromEntries(
    Object.entries(rows[0]!).flatMap(([name, value]) =>
      name.endsWith('Twin') ? [[name.slice(0, -'Twin'.length), value]] : [],
    ),
  );
}

/** The plan of a form that shows lines; nothing is denied. */
const form = computedPlan(
  { models: { bill, billLine }, viewer: { permissions: [], roles: [] }, vocabulary } as never,
  bill,
  [{ field: 'lines', name: 'lines', children: [], item: { children: [] } } as never],
)!;

it('equal the ones that the form showed before the save', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 6 }), cents, async (lines, off) => {
      const values = { discount: off === null ? null : off / 100, lines: lines.map(rowOf) };
      const shown = withComputed(form, values, {});
      // Only what passes its checks is stored.
      fc.pre(Number(shown.payable) >= 0);
      const { billId } = await world.database.transaction((db) =>
        bills().create(db, values, admin),
      );
      const { lines: stored, ...record } = await read(billId);
      for (const { name } of form.fields) expect(record[name]).toBe(shown[name]);
      expect(stored.map((row: Row) => row.worth)).toEqual(
        (shown.lines as Row[]).map((row) => row.worth),
      );
    }),
    { numRuns: 40 },
  );
});

it('equal the ones worked out from the lines', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(save, save), { minLength: 1, maxLength: 5 }),
      async (rounds) => {
        const { billId } = await world.database.transaction((db) =>
          bills().create(db, { lines: [{ quantity: 1, price: 0.1 }] }, admin),
        );
        for (const both of rounds) {
          const copy = await read(billId);
          await Promise.all(both.map((one) => saved(bodyOf(copy, one))));
          const bill = await read(billId);
          const expected = workedOut(bill.lines);
          expect(bill).toMatchObject(expected);
          const twins = await twinsOf(billId);
          expect(bill).toMatchObject(twins);
          expect(twins).toMatchObject(expected);
          expect(bill.payable).toBe(
            Number(`${hundredths(expected.total) - hundredths(bill.discount ?? 0)}e-2`),
          );
        }
      },
    ),
    { numRuns: 40 },
  );
});
