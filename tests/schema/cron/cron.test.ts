/** Expressions of Quartz: read, written and followed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everySecond, parseCron, withChoice, writeCron } from '../../../src/schema/cron/cron.ts';
import { cronProblem, nextRuns } from '../../../src/schema/cron/runs.ts';
import { generated, isDayOf, weekLists } from './expressions.ts';

/** 2026-03-01 12:00:00 in GMT+8, a Sunday. */
const after = new Date(Date.UTC(2026, 2, 1, 4));
const runs = (expression: string, count = 3) =>
  nextRuns(expression, { after, count, hoursAhead: 8 }).map((run) =>
    new Date(run.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
  );

describe('the next runs', () => {
  it.each([
    ['* * * * * ?', ['2026-03-01 12:00:01', '2026-03-01 12:00:02', '2026-03-01 12:00:03']],
    ['0 0/5 * * * ?', ['2026-03-01 12:05:00', '2026-03-01 12:10:00', '2026-03-01 12:15:00']],
    ['0 3/20 * * * ?', ['2026-03-01 12:03:00', '2026-03-01 12:23:00', '2026-03-01 12:43:00']],
    ['0 30 9 * * ?', ['2026-03-02 09:30:00', '2026-03-03 09:30:00', '2026-03-04 09:30:00']],
    ['0 0 8-10 * * ?', ['2026-03-02 08:00:00', '2026-03-02 09:00:00', '2026-03-02 10:00:00']],
    ['0 0 0 L * ?', ['2026-03-31 00:00:00', '2026-04-30 00:00:00', '2026-05-31 00:00:00']],
    // The 15th of March 2026 is a Sunday, that of August a Saturday.
    ['0 0 0 15W 3,8 ?', ['2026-03-16 00:00:00', '2026-08-14 00:00:00', '2027-03-15 00:00:00']],
    // Days of the week count from Sunday, 1.
    ['0 0 0 ? * 2', ['2026-03-02 00:00:00', '2026-03-09 00:00:00', '2026-03-16 00:00:00']],
    ['0 0 0 ? * MON-FRI', ['2026-03-02 00:00:00', '2026-03-03 00:00:00', '2026-03-04 00:00:00']],
    ['0 0 0 ? * 2#1', ['2026-03-02 00:00:00', '2026-04-06 00:00:00', '2026-05-04 00:00:00']],
    ['0 0 0 ? * 6L', ['2026-03-27 00:00:00', '2026-04-24 00:00:00', '2026-05-29 00:00:00']],
    ['0 0 0 1 1 ? 2027-2028', ['2027-01-01 00:00:00', '2028-01-01 00:00:00']],
    ['0 0 0 1 1 ? 2027/2', ['2027-01-01 00:00:00', '2029-01-01 00:00:00', '2031-01-01 00:00:00']],
    ['0 0 0 29 2 ?', ['2028-02-29 00:00:00', '2032-02-29 00:00:00', '2036-02-29 00:00:00']],
    // Measured: the server of the protocol takes these, too.
    ['0 0 0 L-3 * ?', ['2026-03-28 00:00:00', '2026-04-27 00:00:00', '2026-05-28 00:00:00']],
    ['0 0 6 L-30 * ?', ['2026-05-01 06:00:00', '2026-07-01 06:00:00', '2026-08-01 06:00:00']],
    ['0 0 0 ? * FRI-MON', ['2026-03-02 00:00:00', '2026-03-06 00:00:00', '2026-03-07 00:00:00']],
    ['0 0 0 ? * FRIL', ['2026-03-27 00:00:00', '2026-04-24 00:00:00', '2026-05-29 00:00:00']],
    ['0 0 0 1 1 ? 2020', []],
    ['0 0 0 31 2 ?', []],
  ])('of %s', (expression, expected) => {
    expect(cronProblem(expression)).toBeUndefined();
    expect(runs(expression)).toEqual(expected);
  });

  it('are those of the clock of the server, wherever it stands', () => {
    const [first] = nextRuns('0 0 0 * * ?', { after, count: 1, hoursAhead: 0 });
    expect(first?.toISOString()).toBe('2026-03-02T00:00:00.000Z');
    const [half] = nextRuns('0 0 0 * * ?', { after, count: 1, hoursAhead: 5.5 });
    expect(half?.toISOString()).toBe('2026-03-01T18:30:00.000Z');
  });

  it('do not hold the moment that they are asked for', () => {
    expect(runs('0 0 12 * * ?', 1)).toEqual(['2026-03-02 12:00:00']);
  });
});

it.each([
  ['', 'fields'],
  ['* * * *', 'fields'],
  ['* * * * * ? * *', 'fields'],
  ['* * * * * *', 'dayAndWeek'],
  ['* * * ? * ?', 'dayAndWeek'],
  ['0 0 25 * * ?', 'value'],
  ['0 0 0 32 * ?', 'value'],
  ['0 0 0 ? * 8', 'value'],
  ['0 0 x * * ?', 'value'],
  ['<script> 0 0 * * ?', 'value'],
] as const)('%j has the problem %s and no runs', (expression, problem) => {
  expect(cronProblem(expression)).toBe(problem);
  expect(runs(expression)).toEqual([]);
});

it('whatever the generator writes is read as it was put together, and can be followed', () => {
  fc.assert(
    fc.property(generated, (parts) => {
      const written = writeCron(parts);
      expect(parseCron(written)).toEqual(parts);
      expect(cronProblem(written)).toBeUndefined();
    }),
  );
});

it('lists of days of a week and of a month come on those days and on no other', () => {
  fc.assert(
    fc.property(weekLists, fc.integer({ min: 0, max: 5000 }), (terms, start) => {
      const day = 86_400_000;
      const first = Date.UTC(2026, 0, 1) + start * day;
      const expected = Array.from({ length: 90 }, (_, index) => new Date(first + index * day));
      const runs = nextRuns(`0 0 0 ? * ${terms.map(({ text }) => text).join(',')}`, {
        after: new Date(first - 1000),
        count: 90,
        hoursAhead: 0,
      }).filter((run) => run.getTime() < first + 90 * day);
      expect(runs).toEqual(expected.filter((one) => terms.some((term) => isDayOf(term, one))));
    }),
  );
});

it('one of day and week says nothing', () => {
  const byWeek = withChoice(everySecond, 'week', { kind: 'values', values: [2] });
  expect(writeCron(byWeek)).toBe('* * * ? * 2');
  expect(writeCron(withChoice(byWeek, 'day', { kind: 'last' }))).toBe('* * * L * ?');
  expect(writeCron(withChoice(everySecond, 'day', { kind: 'none' }))).toBe('* * * ? * *');
  expect(writeCron(withChoice(everySecond, 'hour', { kind: 'values', values: [] }))).toBe(
    '* * * * * ?',
  );
});

it('what the generator does not offer stays as it is written', () => {
  const text = '0 0 0 L-3 * ? 2026';
  expect(parseCron(text)?.day).toEqual({ kind: 'other', text: 'L-3', isWrong: false });
  expect(writeCron(parseCron(text)!)).toBe(text);
});
