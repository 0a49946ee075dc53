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

const digits = (part: number, length: number): string => String(part).padStart(length, '0');
const upTo = (max: number) => fc.integer({ min: 0, max });

it('reads times of the calendar, and no others', () => {
  fc.assert(
    fc.property(
      fc.tuple(upTo(9999), upTo(13), upTo(32), upTo(25), upTo(61), upTo(61)),
      ([year, month, day, hour, minute, second]) => {
        const date = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
        const time = `${digits(hour, 2)}:${digits(minute, 2)}:${digits(second, 2)}`;
        // Date rolls what is no time over into another one, which is written otherwise.
        const moment = new Date(`${date}T${time}Z`);
        const isTime = year > 0 && !Number.isNaN(moment.getTime());
        const isReal = isTime && moment.toISOString().startsWith(`${date}T${time}`);
        const expected = isReal ? `${date} ${time}` : undefined;
        expect(readDate(`${date} ${time}`)).toBe(expected);
        const short = `${digits(year, 4)}/${month}/${day} ${hour}:${minute}:${second}`;
        expect(readDate(short)).toBe(expected);
      },
    ),
    { numRuns: 1000 },
  );
});
