import { clockMilliseconds } from '../../record/calendar.ts';
import type { Run } from '../run.ts';
import { numberOf, textOf } from '../values.ts';
import { defineFunction, type ExpressionFunction } from './define.ts';

const day = 86_400_000;
/**
 * Milliseconds by which the wall clock of the host is ahead of UTC; inside, that clock is kept as
 * if it were UTC.
 */
const offsetOf = ({ host }: Run): number => (host.hoursAhead ?? 0) * 3_600_000;
const written = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;
const dateTime = 'YYYY-MM-DD HH:mm:ss';

/**
 * Wall clock milliseconds of a date text or an epoch number (10 digits: seconds); null for anything
 * else.
 */
function clockOf(run: Run, value: unknown): number | null {
  if (typeof value === 'number')
    return Number.isFinite(value) && Math.abs(value) < 8e15
      ? (Math.abs(value) < 1e11 ? value * 1000 : value) + offsetOf(run)
      : null;
  if (typeof value !== 'string' || value.length > 30) return null;
  const parts = written.exec(textOf(run, value).trim());
  if (!parts) return null;
  const part = (at: number): number => Number(parts[at] ?? 0);
  return (
    clockMilliseconds({
      year: part(1),
      month: part(2),
      day: part(3),
      hour: part(4),
      minute: part(5),
      second: part(6),
    }) ?? null
  );
}

/** Writes a wall clock time by a pattern of YYYY MM DD HH mm ss. */
function write(clock: number, pattern: string): string {
  const time = new Date(clock);
  if (Number.isNaN(time.getTime())) return '';
  const two = (number: number) => String(number).padStart(2, '0');
  const parts: Record<string, string> = {
    YYYY: String(time.getUTCFullYear()).padStart(4, '0'),
    MM: two(time.getUTCMonth() + 1),
    DD: two(time.getUTCDate()),
    HH: two(time.getUTCHours()),
    mm: two(time.getUTCMinutes()),
    ss: two(time.getUTCSeconds()),
  };
  return pattern.replace(/YYYY|MM|DD|HH|mm|ss/g, (part) => parts[part] ?? part);
}

const isWritten = (date: string): boolean => written.test(date) && !date.startsWith('0000');

const clockNow = (run: Run) => (run.host.now?.() ?? Date.now()) + offsetOf(run);

export const dateFunctions: readonly ExpressionFunction[] = [
  defineFunction('now', '', 'Present time as yyyy-MM-dd HH:mm:ss.', ['length(now())', 19], (run) =>
    write(clockNow(run), dateTime),
  ),
  defineFunction('today', '', 'Present day as yyyy-MM-dd.', ['length(today())', 10], (run) =>
    write(clockNow(run), 'YYYY-MM-DD'),
  ),
  defineFunction(
    'formatDate',
    'date, pattern?',
    'Date as text by a pattern of YYYY MM DD HH mm ss; the date is a text, or epoch ' +
      'seconds (10 digits) or milliseconds. No date: empty.',
    ["formatDate('2026-03-01 08:05:00', 'YYYY/MM/DD HH:mm')", '2026/03/01 08:05'],
    (run, [value, pattern]) => {
      const clock = clockOf(run, value);
      return clock === null
        ? ''
        : run.text(write(clock, pattern == null ? dateTime : textOf(run, pattern)));
    },
  ),
  defineFunction(
    'addDays',
    'date, days',
    'The date some days later (earlier when negative), with a time if it had one; null outside the years 1 to 9999.',
    ["addDays('2026-02-28', 1)", '2026-03-01'],
    (run, [value, days]) => {
      const clock = clockOf(run, value);
      if (clock === null) return null;
      const moved = write(
        clock + Math.trunc(numberOf(days) ?? 0) * day,
        typeof value === 'string' && value.trim().length === 10 ? 'YYYY-MM-DD' : dateTime,
      );
      // Dates have a year of four digits: what lies before or behind is written as none.
      return isWritten(moved) ? moved : null;
    },
  ),
  defineFunction(
    'diffDays',
    'from, to',
    'Whole days from one date to another; negative when to is earlier; null without both.',
    ["diffDays('2026-02-27', '2026-03-01')", 2],
    (run, [from, to]) => {
      const start = clockOf(run, from);
      const end = clockOf(run, to);
      return start === null || end === null ? null : Math.trunc((end - start) / day);
    },
  ),
];
