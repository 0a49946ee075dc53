/** What a chart makes of records: nothing is lost unsaid, whatever they hold. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartData } from '../../src/blocks/chart/data.ts';
import { isDay, yearsOf } from '../../src/blocks/chart/days.ts';
import type { ChartKind, ChartSeriesPlan } from '../../src/blocks/chart/plan.ts';
import type { DataPlan, Naming } from '../../src/blocks/chart/points.ts';
import { sumDecimals } from '../../src/schema/record/decimalText.ts';
import { kinds } from '../../src/blocks/chart/format.ts';

const naming: Naming = {
  label: (_dimension, value) => String(value),
  series: ({ label }) => String(label),
  others: '其他',
};
const series = (field: string): ChartSeriesPlan => ({
  field,
  label: field,
  number: { grouping: true },
});
const x = { field: 'x', label: 'x' };
const plan = (more: Partial<DataPlan> = {}): DataPlan => ({
  kind: 'bar',
  x,
  series: [series('y')],
  ...more,
});
/** Records with a value that has no text. */
const noText = { x: { toString: '' }, y: 2 };
const noTexts = [noText, { ...noText, y: 1 }];
const labels = (data: ReturnType<typeof chartData>) => data.categories.map(({ label }) => label);
const values = (data: ReturnType<typeof chartData>, line = 0) =>
  data.lines[line]?.points.map((point) => point?.value);

describe('the data of a chart', () => {
  it('keeps records in their order, with labels that the answer says', () => {
    const data = chartData(
      [
        { x: 1, labels: { x: '甲' }, y: '10.50' },
        { x: 2, y: 3 },
      ],
      plan(),
      naming,
    );
    expect(labels(data)).toEqual(['甲', '2']);
    expect(data.lines[0]?.points.map((point) => point?.exact)).toEqual(['10.50', 3]);
    expect(data.omissions).toEqual({ unread: 0 });
  });

  it('leaves out what is no number, and says how much', () => {
    const rows = [{ x: 'a', y: 'no' }, 'text', null, [], { x: 'b', y: Number.NaN }, { x: 'c' }];
    const data = chartData(rows, plan(), naming);
    expect(values(data)).toEqual([undefined, undefined, undefined]);
    expect(data.omissions.unread).toBe(5);
  });

  it('makes a series of each value of the split, whatever the order', () => {
    const rows = [
      { x: 'a', s: 1, y: 1 },
      { x: 'b', s: 2, y: 2 },
      { x: 'a', s: 2, y: 3 },
      { x: 'a', s: 1, y: '0.1' },
    ];
    const data = chartData(rows, plan({ split: { field: 's', label: 's' } }), naming);
    expect(data.lines.map(({ label }) => label)).toEqual(['1', '2']);
    expect([values(data, 0), values(data, 1)]).toEqual([[1.1], [3, 2]]);
  });

  it('sorts by what is drawn, nothing last', () => {
    const rows = [{ x: 'a', y: 2 }, { x: 'b' }, { x: 'c', y: 10 }];
    expect(labels(chartData(rows, plan({ sort: { y: 'desc' } }), naming))).toEqual(['c', 'a', 'b']);
    expect(labels(chartData(rows, plan({ sort: { y: 'asc' } }), naming))).toEqual(['a', 'c', 'b']);
    expect(labels(chartData(rows, plan({ sort: { x: 'desc' } }), naming))).toEqual(['c', 'b', 'a']);
  });

  it('draws no share of less than nothing', () => {
    const data = chartData([{ x: 'a', y: -1 }], plan({ kind: 'pie' }), naming);
    expect(values(data)).toEqual([undefined]);
    expect(data.omissions.unread).toBe(1);
  });

  it('draws the days that exist, of the last years', () => {
    const days = [
      '2021-05-05',
      '2024-02-30',
      '2024-02-29',
      '2025-01-01 08:00:00',
      '2026-01-01',
      'x',
    ];
    const rows = days.map((day) => ({ x: day, y: 1 }));
    const data = chartData(rows, plan({ kind: 'calendar' }), naming);
    expect(labels(data)).toEqual(['2024-02-29', '2025-01-01 08:00:00', '2026-01-01']);
    expect(data.omissions).toEqual({ unread: 2, cut: 1 });
    expect(isDay('2024-02-29T00:00:00')).toBe(true);
    expect(yearsOf(['2026-01-01', '2025-01-01', '2026-02-01'])).toEqual(['2025', '2026']);
  });

  it('samples a million points, and says so', () => {
    const rows = Array.from({ length: 1_000_000 }, (_one, index) => ({ x: index, y: index }));
    const data = chartData(rows, plan({ kind: 'line' }), naming);
    expect(data.categories).toHaveLength(5000);
    expect(values(data)?.slice(0, 3)).toEqual([0, 200, 400]);
    expect(data.omissions).toEqual({ unread: 0, sampledOf: 1_000_000 });
  });

  it('keeps the shares of 10,000 categories together', () => {
    const rows = Array.from({ length: 10_000 }, (_one, index) => ({ x: index, y: 1 }));
    const data = chartData(rows, plan({ kind: 'pie' }), naming);
    expect(data.categories).toHaveLength(31);
    expect(values(data)?.at(-1)).toBe(9970);
    expect(data.omissions.summed).toBe(9970);
  });

  it('keeps few series of many', () => {
    const rows = Array.from({ length: 500 }, (_one, index) => ({ x: 1, s: index, y: 1 }));
    const data = chartData(rows, plan({ split: { field: 's', label: 's' } }), naming);
    expect(data.lines).toHaveLength(24);
    expect(data.omissions.seriesOf).toBe(500);
  });

  const amounts = fc.array(
    fc.record({ x: fc.integer({ min: 0, max: 40 }), cents: fc.integer({ min: -9999, max: 9999 }) }),
  );

  it('the largest and the others are all there is, exactly', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 20 }), (given, top) => {
        const rows = given.map(({ x: of, cents }) => ({ x: of, y: (cents / 100).toFixed(2) }));
        const data = chartData(rows, plan({ top }), naming);
        const drawn = data.lines[0]?.points.map((point) => point?.exact) ?? [];
        expect(sumDecimals(drawn, 2)).toBe(
          sumDecimals(
            rows.map(({ y }) => y),
            2,
          ),
        );
        expect(data.categories.length).toBeLessThanOrEqual(top + 1);
      }),
    );
  });

  it('never throws, and has a place in each series for each category', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.anything(),
            fc.record({ x: fc.anything(), y: fc.anything(), s: fc.anything() }),
          ),
        ),
        fc.constantFrom(...kinds),
        fc.boolean(),
        fc.boolean(),
        (rows, kind, isSplit, isSorted) => {
          const data = chartData(
            rows,
            plan({
              kind,
              ...(isSplit && { split: { field: 's', label: 's' } }),
              ...(isSorted && { sort: { x: 'desc' } }),
            }),
            { ...naming, label: () => '' },
          );
          for (const { points } of data.lines)
            expect(points.length).toBeLessThanOrEqual(data.categories.length);
        },
      ),
      {
        examples: kinds.map((kind): [unknown[], ChartKind, boolean, boolean] => [
          noTexts,
          kind,
          false,
          true,
        ]),
      },
    );
  });
});
