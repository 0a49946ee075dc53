/** Days of the calendar: what is read is what is meant, or nothing. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDate } from '../../../src/schema/record/readDate.ts';

it('keeps every day of the years 1 to 9999 as it is written', () => {
  const min = new Date('0001-01-01T00:00:00Z');
  const max = new Date('9999-12-31T23:59:59Z');
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
      const text = date.toISOString().slice(0, 19).replace('T', ' ');
      expect(readDate(text)).toBe(text);
    }),
  );
  expect(readDate('0026-03-01')).toBe('0026-03-01 00:00:00');
});

it.each(['2026-02-29', '2026-13-01', '2026-04-31', '2026-01-00', '0000-01-01', '2026-01-01 24:00'])(
  'reads no date from %s',
  (text) => expect(readDate(text)).toBeUndefined(),
);
