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
import {
  addMinutes,
  minutesBetween,
  partOnDay,
  placeInDay,
  timedMoments,
  timeOfDay,
} from '../../../src/blocks/list/layouts/calendar/hours.ts';
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

describe('rows on the hours of a day', () => {
  const aRange = fc
    .record({ from: fc.integer({ min: 0, max: 1439 }), length: fc.integer({ min: 0, max: 900 }) })
    .map(({ from, length }) => ({ from, until: Math.min(1440, from + length) }));

  it('lie beside each other where they meet, and never on each other', () => {
    fc.assert(
      fc.property(fc.array(aRange, { maxLength: 25 }), (events) => {
        const placed = placeInDay(events);
        expect(placed.map(({ event }) => event).toSorted(byStart)).toEqual(
          events.toSorted(byStart),
        );
        for (const one of placed) {
          expect(one.column).toBeLessThan(one.columns);
          expect(one.until - one.from).toBeGreaterThanOrEqual(30);
          expect(one.until).toBeLessThanOrEqual(1440);
          const met = placed.filter(
            (other) => other !== one && other.from < one.until && one.from < other.until,
          );
          for (const other of met) {
            expect(other.columns).toBe(one.columns);
            expect(other.column).not.toBe(one.column);
          }
        }
      }),
    );
  });

  const aMoment = fc
    .integer({ min: -1_000_000, max: 1_000_000 })
    .map((minutes) => addMinutes('2026-01-01 00:00:00', minutes));

  it('are shared among the days on which they lie, without a minute too many', () => {
    fc.assert(
      fc.property(aMoment, fc.integer({ min: 1, max: 1439 }), (begin, lasts) => {
        const moments = timedMoments(begin, addMinutes(begin, lasts))!;
        const day = begin.slice(0, 10);
        const parts = [-1, 0, 1, 2].flatMap((days) => partOnDay(moments, addDays(day, days)) ?? []);
        expect(parts.reduce((sum, { from, until }) => sum + until - from, 0)).toBe(lasts);
        expect(begin).toBe(`${day} ${timeOfDay(parts[0]!.from)}:00`);
        expect(minutesBetween(begin, moments.end)).toBe(lasts);
      }),
    );
  });

  it('take whole days without a time, and from a day on', () => {
    expect(timedMoments('2026-03-10', '')).toBeUndefined();
    expect(timedMoments('2026-03-10 09:00:00', '2026-03-12')).toBeUndefined();
    expect(timedMoments('2026-03-10 09:00:00', '2026-03-11 09:00:00')).toBeUndefined();
    expect(timedMoments('2026-03-10 09:00:00', '2026-03-10 08:00:00')).toBeUndefined();
    expect(timedMoments('2026-03-10 23:30:00', '')?.end).toBe('2026-03-11 00:30:00');
  });
});

const byStart = (
  one: { from: number; until: number },
  other: { from: number; until: number },
): number => one.from - other.from || one.until - other.until;
