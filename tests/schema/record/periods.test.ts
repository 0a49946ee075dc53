import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextPeriod, periodOf } from '../../../src/schema/record/periods.ts';

const spans = ['day', 'week', 'month', 'quarter', 'year'] as const;
const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9000-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('counts the periods of a calendar without gaps', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...spans), (date, by) => {
      const period = periodOf(date, by);
      const next = nextPeriod(period, by);
      expect(next > period).toBe(true);
      // The first day that is not in the period is in the next one.
      const moment = new Date(date);
      while (periodOf(moment.toISOString(), by) === period)
        moment.setUTCDate(moment.getUTCDate() + 1);
      expect(periodOf(moment.toISOString(), by)).toBe(next);
    }),
  );
});

it('begins weeks on Monday, also where the year ends in one', () => {
  expect(periodOf('2026-01-01', 'week')).toBe('2025-12-29');
  expect(nextPeriod('2025-12-29', 'week')).toBe('2026-01-05');
  expect(nextPeriod('2025-Q4', 'quarter')).toBe('2026-Q1');
  expect(nextPeriod('2025-12', 'month')).toBe('2026-01');
});
