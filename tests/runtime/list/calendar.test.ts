import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  readSpan,
  stepSpan,
  weeksOf,
  writeSpan,
} from '../../../src/blocks/list/layouts/calendar/days.ts';
import { placeInWeek } from '../../../src/blocks/list/layouts/calendar/lanes.ts';

const aDay = fc.integer({ min: -3_000, max: 3_000 }).map((days) => addDays('2026-01-01', days));

describe('the days of a calendar', () => {
  it('are whole weeks from Monday on that hold the month', () => {
    fc.assert(
      fc.property(aDay, (day) => {
        const weeks = weeksOf({ unit: 'month', day });
        const days = weeks.flat();
        expect(days).toContain(day);
        expect(days).toContain(`${day.slice(0, 7)}-01`);
        expect(days).toContain(addDays(addMonths(day, 1), -1));
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(1);
        days.slice(1).forEach((next, index) => expect(next).toBe(addDays(days[index]!, 1)));
      }),
    );
  });

  it('come back from the address, and step to and fro', () => {
    fc.assert(
      fc.property(aDay, fc.constantFrom('month' as const, 'week' as const), (day, unit) => {
        const span = readSpan(writeSpan({ unit, day }), '2020-01-01');
        expect(weeksOf(span)).toEqual(weeksOf({ unit, day }));
        expect(weeksOf(stepSpan(stepSpan(span, 1), -1))).toEqual(weeksOf(span));
      }),
    );
  });

  it.each([undefined, 'm-2026-13', 'w-2026-02-30', 'x', 'm-'])(
    'are those of today for an address that says %s',
    (at) => expect(readSpan(at, '2026-05-17')).toEqual({ unit: 'month', day: '2026-05-17' }),
  );
});

describe('rows in a week', () => {
  const [week = []] = weeksOf({ unit: 'week', day: '2026-03-04' });
  const anEvent = fc
    .record({ start: fc.integer({ min: -5, max: 12 }), length: fc.nat(9) })
    .map(({ start, length }) => ({
      first: addDays(week[0]!, start),
      last: addDays(week[0]!, start + length),
    }));

  it('lie on each of their days, and never on each other', () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 30 }), (events) => {
        const placed = placeInWeek(events, week);
        const places = placed.flatMap(({ lane, from, span }) =>
          Array.from({ length: span }, (_none, day) => `${lane}/${from + day}`),
        );
        expect(new Set(places).size).toBe(places.length);
        for (const event of events) {
          const days = week.filter((day) => day >= event.first && day <= event.last);
          const own = placed.find((one) => one.event === event);
          expect(own?.span ?? 0).toBe(days.length);
          if (own) expect(week[own.from]).toBe(days[0]);
        }
      }),
    );
  });
});
