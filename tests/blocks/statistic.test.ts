/** A figure on a card says what its records say, and nothing where they say nothing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figureOf } from '../../src/blocks/statistic/figure.ts';
import { sumDecimals } from '../../src/schema/record/decimalText.ts';

const of = (...values: unknown[]) =>
  figureOf(
    values.map((value) => ({ value })),
    { field: 'value' },
  );

describe('a figure on a card', () => {
  it('is the number of the last record, with its change', () => {
    expect(of('10.00', '12.50')).toMatchObject({
      value: '12.50',
      change: 0.25,
      course: [10, 12.5],
    });
    expect(of(-4, -2)).toMatchObject({ change: 0.5 });
    expect(of(5, 5)).toMatchObject({ change: 0 });
  });

  it('has no change against nothing', () => {
    for (const values of [[], [1], [0, 1], [null, 1], ['x', 1], [1, Number.NaN]])
      expect(of(...values).change).toBeUndefined();
  });

  it('keeps what is no number as it is, and leaves a gap in the course', () => {
    expect(of(1, '未知')).toMatchObject({ value: '未知', course: [1, undefined] });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (records) => void figureOf(records, { field: 'a' })),
    );
  });

  it('sums exactly', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -99_999, max: 99_999 })), (cents) => {
        const records = cents.map((one) => ({ value: (one / 100).toFixed(2) }));
        const { value } = figureOf(records, { field: 'value', isSum: true });
        expect(Number(value) * 100).toBeCloseTo(
          cents.reduce((sum, one) => sum + one, 0),
          4,
        );
        expect(value).toBe(sumDecimals(records.map((record) => record.value)));
      }),
    );
  });
});
