/** Figures of a model equal those that are worked out in memory over the rows of its list. */
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileExpression } from '../../../src/schema/expression/index.ts';
import type { Aggregate } from '../../../src/schema/generated/types.gen.ts';
import { groupsOf, measuresOf } from '../../../src/schema/record/aggregates.ts';
import type { MeasurePart } from '../../../src/schema/record/aggregates.ts';
import { recordScope } from '../../../src/schema/record/recordScope.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { openApp } from './support/app.ts';
import { saleCallers, saleDefaults, saleModels } from './support/sales.ts';
import { openWorld } from './support/world.ts';
import type { World } from './support/world.ts';

let world: World;
let app: FastifyInstance;
const [sale] = saleModels;

beforeAll(async () => {
  world = await openWorld(saleModels, saleDefaults);
  app = await openApp(world, saleCallers);
});
afterAll(async () => {
  await app?.close();
  await world?.close();
});

const two = (number: number): string => String(number).padStart(2, '0');
const day = fc
  .tuple(
    fc.integer({ min: 2023, max: 2026 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, date]) => `${year}-${two(month)}-${two(date)}`);
const time = fc
  .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}:59`);
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 6 });
const sales = fc.array(
  fc.record({
    deptId: orNull(fc.constantFrom(100, 101, 102, 103)),
    kind: orNull(fc.constantFrom('1', '2')),
    city: orNull(fc.constantFrom('', '北京', '上海', 'Berlin', 'berlin')),
    soldAt: orNull(fc.tuple(day, time).map(([date, clock]) => `${date} ${clock}`)),
    soldOn: orNull(day),
    paid: fc.boolean(),
    total: orNull(fc.integer({ min: -99_999, max: 9_999_999_999 }).map((cents) => cents / 100)),
    units: orNull(fc.integer({ min: -5, max: 9 })),
  }),
  { maxLength: 40 },
);

/** The period of a day, not by the code under test. */
function periodOf(text: string, by: string): string {
  const [year, month, date] = text.slice(0, 10).split('-').map(Number) as [number, number, number];
  if (by === 'year') return String(year);
  if (by === 'month') return `${year}-${two(month)}`;
  if (by === 'quarter') return `${year}-Q${Math.floor((month - 1) / 3) + 1}`;
  if (by === 'day') return text.slice(0, 10);
  const monday = new Date(Date.UTC(year, month - 1, date));
  while (monday.getUTCDay() !== 1) monday.setUTCDate(monday.getUTCDate() - 1);
  return monday.toISOString().slice(0, 10);
}

const holds = (source: string | undefined, row: Row): boolean =>
  source === undefined || Boolean(compileExpression(source).evaluate(recordScope(row)));

/** A number of hundredths as text. */
function withPoint(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const text = decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
  return units < 0n ? `-${text}` : text;
}

function figureOf({ kind, field, condition }: MeasurePart, rows: Row[]): unknown {
  const counted = rows.filter((row) => holds(condition, row));
  if (field === undefined) return counted.length;
  const values = counted.map((row) => row[field]).filter((value) => value !== null);
  if (kind === 'countDistinct') return new Set(values).size;
  if (kind === 'min' || kind === 'max') {
    const sorted = values.sort((one, other) => (one < other ? -1 : 1));
    return (kind === 'min' ? sorted[0] : sorted.at(-1)) ?? null;
  }
  const decimals = sale!.fields[field]!.type === 'decimal' ? 2 : 0;
  const sum = values.reduce(
    (total: bigint, value) => total + BigInt(Math.round(value * 10 ** decimals)),
    0n,
  );
  if (kind === 'sum') return withPoint(sum, decimals);
  if (values.length === 0) return null;
  // Two digits more than the field, rounded half away from zero.
  const [size, count] = [sum < 0n ? -sum : sum, BigInt(values.length)];
  const rounded = (size * 200n + count) / (2n * count);
  return withPoint(sum < 0n ? -rounded : rounded, decimals + 2);
}

/** Figures by the values of their groups. */
function inMemory(aggregate: Aggregate, rows: readonly Row[]): Map<string, Row> {
  const groups = groupsOf(aggregate);
  const byKey = new Map<string, Row[]>();
  for (const row of rows.filter((one) => holds(aggregate.if?.$expr, one))) {
    const values = groups.map(({ field, by }) =>
      by && row[field] !== null ? periodOf(row[field], by) : row[field],
    );
    const key = JSON.stringify(values);
    byKey.set(key, [...(byKey.get(key) ?? []), row]);
  }
  if (groups.length === 0 && byKey.size === 0) byKey.set('[]', []);
  return new Map(
    [...byKey].map(([key, members]) => [
      key,
      Object.fromEntries(measuresOf(aggregate).map((one) => [one.name, figureOf(one, members)])),
    ]),
  );
}

async function read(url: string): Promise<Row> {
  const answer = await app.inject({ url: `/api${url}`, headers: { authorization: 'admin' } });
  return answer.json();
}

it('equals the same figures in memory', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(sales, orNull(fc.constantFrom('1', '2')), async (rows, kind) => {
      await world.sql('delete from test_sale');
      await world.database.transaction(async (db) => {
        for (const [index, row] of rows.entries())
          await world.engine.resource('sale').create(db, { saleNo: `S${index}`, ...row }, null);
      });
      const search = kind === null ? '' : `?kind=${kind}`;
      const listed = await read(`/test/sale/list${search}${search ? '&' : '?'}pageSize=1000`);
      for (const [name, aggregate] of Object.entries(sale!.aggregates!)) {
        if (aggregate.fill || aggregate.limit || name === 'costs') continue;
        const { data } = await read(`/test/sale/aggregate/${name}${search}`);
        const groups = groupsOf(aggregate);
        const answered = new Map(
          [data].flat().map((row: Row) => {
            const { labels: _labels, ...members } = row;
            const key = JSON.stringify(groups.map((group) => members[group.name]));
            for (const group of groups) delete members[group.name];
            return [key, members] as const;
          }),
        );
        expect(answered, name).toEqual(inMemory(aggregate, listed.rows));
      }
    }),
    { numRuns: 25 },
  );
});
