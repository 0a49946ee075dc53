/** What functions of dates have in common. */
import { clockMilliseconds } from '../../../record/calendar.ts';
import type { Run } from '../../run.ts';
import { textOf } from '../../values.ts';

/** Milliseconds of a day. */
export const day = 86_400_000;
/**
 * Milliseconds by which the wall clock of the host is ahead of UTC; inside, that clock is kept as
 * if it were UTC.
 */
const offsetOf = ({ host }: Run): number => (host.hoursAhead ?? 0) * 3_600_000;
const written = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;
/** The pattern of a day with its time. */
export const dateTime = 'YYYY-MM-DD HH:mm:ss';

/**
 * Wall clock milliseconds of a date text or an epoch number (10 digits: seconds); null for anything
 * else.
 */
export function clockOf(run: Run, value: unknown): number | null {
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
export function write(clock: number, pattern: string): string {
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

/** Whether it is a date of the years 1 to 9999, as `write` writes it. */
export const isWritten = (date: string): boolean => written.test(date) && !date.startsWith('0000');

/** Wall clock milliseconds of the present time. */
export const clockNow = (run: Run) => (run.host.now?.() ?? Date.now()) + offsetOf(run);
