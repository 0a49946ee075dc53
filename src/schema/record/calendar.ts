/** Days and times of the calendar, apart from any zone. */

/** Parts of a wall clock time as people count them: months from 1. */
export interface ClockParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/**
 * Milliseconds of a wall clock time, as if the clock showed UTC; undefined for a time that is not
 * in the calendar. Date would roll February 30th over into March, and take the years up to 99 for
 * those after 1900.
 */
export function clockMilliseconds(parts: ClockParts): number | undefined {
  if (!isInCalendar(parts)) return undefined;
  const { year, month, day, hour, minute, second } = parts;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  return date.getTime();
}

/** Whether there is such a time on some day. By arithmetic: imports ask for millions of values. */
export function isInCalendar({ year, month, day, hour, minute, second }: ClockParts): boolean {
  const isDay = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return isDay && hour < 24 && minute < 60 && second < 60;
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return 30 + ((month + (month >> 3)) % 2);
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}
