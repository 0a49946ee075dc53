/** Tables of figures: laws of their totals, their order and what is drawn of them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../src/blocks/pivot/csv.ts';
import { drawnOf, most, ordered } from '../../src/blocks/pivot/order.ts';
import type { PivotMeasurePlan } from '../../src/blocks/pivot/plan.ts';
import { pivotTable, type TablePlan } from '../../src/blocks/pivot/table.ts';
import { sumDecimals } from '../../src/schema/record/decimalText.ts';

const measure = (total: PivotMeasurePlan['total']): PivotMeasurePlan => ({
  field: 'amount',
  label: '',
  number: { grouping: true },
  total,
});
const plan = (total: PivotMeasurePlan['total'] = 'sum'): TablePlan => ({
  rows: [{ field: 'region', label: '' }],
  columns: [{ field: 'year', label: '' }],
  measures: [measure(total)],
});
const table = (records: readonly unknown[], of = plan()) =>
  pivotTable(records, of, ({ field }, record) => String(record[field] ?? ''));

const records = fc.array(
  fc.record({
    region: fc.constantFrom('华东', '西南', null),
    year: fc.integer({ min: 2020, max: 2026 }),
    amount: fc.oneof(
      fc.integer({ min: -99_999, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
      fc.constant('不是数'),
      fc.constant(null),
    ),
  }),
);

describe('a pivot table', () => {
  it('has totals that are the sums of its cells, to the last digit', () => {
    fc.assert(
      fc.property(records, (rows) => {
        const made = table(rows);
        const cells = made.rows.flatMap((row) =>
          made.columns.map((column) => made.figures(row, column)[0]),
        );
        const sum = (values: readonly unknown[]) => Number(sumDecimals(values));
        const total = Number(made.figures(undefined, undefined)[0] ?? 0);
        expect(sum(cells)).toBe(total);
        expect(sum(made.rows.map((row) => made.figures(row, undefined)[0]))).toBe(total);
        expect(sum(made.columns.map((column) => made.figures(undefined, column)[0]))).toBe(total);
      }),
    );
  });

  it('takes the least and the largest, and says nothing where numbers do not add up', () => {
    const rows = [
      { region: '华东', year: 2025, amount: 3 },
      { region: '华东', year: 2026, amount: '-2.50' },
    ];
    const total = (of: PivotMeasurePlan['total']) =>
      table(rows, plan(of)).figures(undefined, undefined)[0];
    expect([total('min'), total('max'), total('none')]).toEqual(['-2.50', 3, undefined]);
  });

  it('is sorted by its labels as numbers, or by a figure, with what has none at the end', () => {
    const made = table([
      { region: '10 区', year: 1, amount: 5 },
      { region: '9 区', year: 1, amount: 7 },
      { region: '11 区', year: 2, amount: 6 },
      null,
    ]);
    const names = (order: Parameters<typeof ordered>[1]) =>
      ordered(made, order).map(({ labels }) => labels[0]);
    expect(names({ direction: 'asc' })).toEqual(['9 区', '10 区', '11 区']);
    expect(names({ measure: 0, direction: 'desc' })).toEqual(['9 区', '11 区', '10 区']);
    const [first] = made.columns;
    for (const direction of ['asc', 'desc'] as const)
      expect(names({ measure: 0, column: first?.key, direction }).at(-1)).toBe('11 区');
    expect(made.unread).toBe(1);
  });

  it('draws no more cells than it may', () => {
    fc.assert(
      fc.property(
        fc.nat(1e6),
        fc.nat(1e4),
        fc.integer({ min: 1, max: 6 }),
        (rows, columns, each) => {
          const drawn = drawnOf(rows + 1, columns + 1, each);
          expect(drawn.rows * drawn.columns * each).toBeLessThanOrEqual(most.cells);
          expect(drawn.rows).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('gives values by their paths, as a record does', () => {
    const [row] = pivotTable(
      [{ customer: { region: '华东' }, amount: 1 }],
      { ...plan(), rows: [{ field: 'customer.region', label: '' }], columns: [] },
      () => '',
    ).rows;
    expect(row?.row).toEqual({ customer: { region: '华东' } });
  });
});

it('CSV keeps numbers, and no text becomes a formula', async () => {
  const bytes = await csvOf([
    ['名称', '-1.5', -2],
    ['=1+1', '@x', 'a "b", c'],
  ]).arrayBuffer();
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  expect(text).toBe(`\uFEFF名称,-1.5,-2\r\n'=1+1,'@x,"a ""b"", c"\r\n`);
});
