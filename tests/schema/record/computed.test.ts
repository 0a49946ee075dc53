/** Computed fields: their order, and values over rows. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field, PartsAggregate } from '../../../src/schema/generated/types.gen.ts';
import { aggregateOf, aggregateValue } from '../../../src/schema/record/aggregate.ts';
import { aggregatedFields, computedOrder } from '../../../src/schema/record/computed.ts';

const number = (computed?: Field['computed'], more: Partial<Field> = {}): Field => ({
  type: 'decimal',
  label: '数',
  scale: 2,
  ...(computed && { computed }),
  ...more,
});
const reading = (source: string): Field => number({ $expr: source });

describe('the order', () => {
  it('puts each field after those that it reads', () => {
    const { order, cycles } = computedOrder({
      c: reading('row.b + a'),
      b: reading('a * 2'),
      a: number(),
      d: number({ sum: 'lines.x' }),
      e: reading('c + d'),
    });
    expect(order.map(({ name }) => name)).toEqual(['b', 'c', 'd', 'e']);
    expect(cycles).toEqual([]);
    expect([...aggregatedFields(order)]).toEqual(['d', 'e']);
  });

  it('names each cycle once, and leaves its fields out', () => {
    const { order, cycles } = computedOrder({
      last: reading('a'),
      a: reading('b'),
      b: reading('row.c'),
      c: reading('a'),
      own: reading('own + 1'),
      fine: reading('1 + 1'),
    });
    expect(cycles).toEqual([
      ['a', 'b', 'c', 'a'],
      ['own', 'own'],
    ]);
    expect(order.map(({ name }) => name)).toEqual(['last', 'fine']);
  });
});

describe('an aggregate', () => {
  const over = (
    aggregate: PartsAggregate,
    rows: object[],
    target: Partial<Field> = {},
  ): unknown => {
    const field = number(aggregate, target);
    return aggregateValue(aggregateOf(field)!, rows as never, { target: field, host: {} });
  };

  it('adds decimals exactly, whatever the number of rows', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), (cents) => {
        const exact = cents.reduce((sum, one) => sum + BigInt(one), 0n);
        const rows = cents.map((one) => ({ x: one / 100 }));
        expect(over({ sum: 'lines.x' }, rows)).toBe(Number(`${exact}e-2`));
      }),
    );
    expect(over({ sum: 'lines.x' }, [{ x: 0.1 }, { x: 0.2 }])).toBe(0.3);
    expect(over({ sum: 'lines.x' }, [{ x: 1e-7 }, { x: '1.005' }])).toBe(1.01);
  });

  it('rounds an average half away from zero', () => {
    const rows = (...numbers: number[]): object[] => numbers.map((x) => ({ x }));
    expect(over({ avg: 'lines.x' }, rows(0.01, 0.02))).toBe(0.02);
    expect(over({ avg: 'lines.x' }, rows(-0.01, -0.02))).toBe(-0.02);
    expect(over({ avg: 'lines.x' }, rows(1, 1, 2), { type: 'integer' })).toBe(1);
  });

  it('passes over rows without a value, and those that the condition does not take', () => {
    const rows = [{ x: 3, k: 1 }, { x: null, k: 1 }, { x: '' }, { x: 20, k: 2 }];
    const taken = { if: { $expr: 'row.k == 1' } };
    expect(over({ count: 'lines' }, rows)).toBe(4);
    expect(over({ count: 'lines.x' }, rows)).toBe(2);
    expect(over({ count: 'lines', ...taken }, rows)).toBe(2);
    expect(over({ max: 'lines.x' }, rows)).toBe(20);
    expect(over({ max: 'lines.x', ...taken }, rows)).toBe(3);
    expect(over({ min: 'lines.x' }, [])).toBeNull();
  });

  it('takes the first and last of dates', () => {
    const rows = [{ x: '2026-10-01' }, { x: '2026-09-30' }, { x: null }];
    expect(over({ min: 'lines.x' }, rows, { type: 'date' })).toBe('2026-09-30');
    expect(over({ max: 'lines.x' }, rows, { type: 'date' })).toBe('2026-10-01');
  });
});
